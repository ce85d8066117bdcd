package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Works out how the types of one package convert to their hub and back: which pairs there are,
 * which components match by name, what hand-written functions cover.
 */
final class ConversionPlan {
  private final GeneratorContext context;
  private final Map<Pair, ExecutableElement> handWritten = new HashMap<>();

  /** Methods to generate, by pair; filled while expressions ask for them. */
  private final Map<Pair, Method> methods = new LinkedHashMap<>();

  /** Which conversions a conversion calls. */
  private final Map<Pair, List<Pair>> callees = new HashMap<>();

  /** A conversion from one record to another. */
  record Pair(ClassName from, ClassName to) {}

  /**
   * A generated method.
   *
   * @param name its name
   * @param arguments the target's components as Java code over {@code in}
   * @param completion the hand-written function that completes the result, or null
   * @param unmatched what could not be matched
   */
  record Method(
      String name,
      List<CodeBlock> arguments,
      @Nullable ExecutableElement completion,
      List<String> unmatched) {}

  ConversionPlan(GeneratorContext context) {
    this.context = context;
    for (ExecutableElement function :
        context.universe().functions(context.javaPackage(), "ConversionFunction")) {
      ClassName to = className(function.getReturnType());
      int parameters = partial(function).isEmpty() ? 1 : 2;
      ClassName from =
          function.getParameters().size() == parameters
              ? className(function.getParameters().get(0).asType())
              : null;
      if (from == null || to == null) {
        context
            .universe()
            .error(
                function,
                "a conversion takes one API type and returns another;"
                    + " a partial one also takes what it completes");
      } else {
        handWritten.put(new Pair(from, to), function);
      }
    }
  }

  private static @Nullable ClassName className(TypeMirror mirror) {
    return mirror instanceof DeclaredType declared
        ? ClassName.get((TypeElement) declared.asElement())
        : null;
  }

  /**
   * The record that a type is converted to, or null when it is its own hub or wants no conversion.
   */
  static @Nullable ApiStruct convertedTo(GeneratorContext context, ApiStruct type) {
    return Annotations.has(type.element(), "NoConversion") ? null : hubOf(context, type);
  }

  /** The hub of a type, or null when it is its own. */
  static @Nullable ApiStruct hubOf(GeneratorContext context, ApiStruct type) {
    if (type.hub() != null) {
      return type.hub().equals(type.name()) ? null : context.universe().struct(type.hub());
    }
    ApiPackage version = type.version();
    return version == null || version.hub().isEmpty()
        ? null
        : context.universe().struct(ClassName.get(version.hub(), type.simpleName()));
  }

  /** Plans all conversions of the package's types; those of kinds must succeed. */
  Map<Pair, Method> plan() {
    for (ApiStruct type : context.types()) {
      ApiStruct hub = convertedTo(context, type);
      if (hub != null) {
        require(type, new Pair(type.name(), hub.name()));
        require(type, new Pair(hub.name(), type.name()));
      }
    }
    Map<Pair, Method> complete = new LinkedHashMap<>(methods);
    complete.keySet().removeIf(pair -> !problems(pair, new ArrayList<>()).isEmpty());
    return complete;
  }

  private void require(ApiStruct type, Pair pair) {
    call(pair, CodeBlock.of("in"));
    if (type.kind()) {
      for (String problem : problems(pair, new ArrayList<>())) {
        context.universe().error(type.element(), problem);
      }
    }
  }

  /** What stands in the way of a conversion, in it and in those it calls. */
  private List<String> problems(Pair pair, List<Pair> seen) {
    List<String> problems = new ArrayList<>();
    Method method = methods.get(pair);
    if (method != null && !seen.contains(pair)) {
      seen.add(pair);
      problems.addAll(method.unmatched());
      for (Pair callee : callees.getOrDefault(pair, List.of())) {
        problems.addAll(problems(callee, seen));
      }
    }
    return problems;
  }

  /**
   * The call of a conversion, or nothing when the two records have nothing to do with each other.
   */
  Optional<CodeBlock> call(Pair pair, CodeBlock argument) {
    ExecutableElement function = handWritten.get(pair);
    if (function != null && partial(function).isEmpty()) {
      return Optional.of(
          CodeBlock.of(
              "$T.$N($L)",
              ClassName.get((TypeElement) function.getEnclosingElement()),
              function.getSimpleName().toString(),
              argument));
    }
    if (!pair.from().simpleName().equals(pair.to().simpleName()) && function == null) {
      return Optional.empty();
    }
    return Optional.of(
        CodeBlock.of("$L.$N($L)", ConversionGenerator.FILE, method(pair).name(), argument));
  }

  /** The name of a conversion as a method reference. */
  private CodeBlock reference(Pair pair) {
    ExecutableElement function = handWritten.get(pair);
    return function != null && partial(function).isEmpty()
        ? CodeBlock.of(
            "$T::$N",
            ClassName.get((TypeElement) function.getEnclosingElement()),
            function.getSimpleName().toString())
        : CodeBlock.of("$L::$N", ConversionGenerator.FILE, method(pair).name());
  }

  private static List<String> partial(ExecutableElement function) {
    return Annotations.texts(
        Annotations.find(function, "ConversionFunction").orElseThrow(), "partial");
  }

  private Method method(Pair pair) {
    Method known = methods.get(pair);
    if (known == null) {
      boolean outward = pair.from().packageName().equals(context.javaPackage());
      ClassName own = outward ? pair.from() : pair.to();
      String name = methodName(own, outward ? pair.to() : pair.from(), outward);
      List<CodeBlock> arguments = new ArrayList<>();
      List<String> unmatched = new ArrayList<>();
      ExecutableElement completion = handWritten.get(pair);
      known = new Method(name, arguments, completion, unmatched);
      methods.put(pair, known);
      match(pair, completion == null ? List.of() : partial(completion), known);
    }
    return known;
  }

  /** A type may convert to more than one hub: a second one is told apart by its version. */
  private String methodName(ClassName own, ClassName hub, boolean outward) {
    String name = Names.methodName(own.simpleName()) + (outward ? "ToHub" : "FromHub");
    boolean taken = methods.values().stream().anyMatch(method -> method.name().equals(name));
    String version = hub.packageName().substring(hub.packageName().lastIndexOf('.') + 1);
    return taken ? name + Character.toUpperCase(version.charAt(0)) + version.substring(1) : name;
  }

  private void match(Pair pair, List<String> covered, Method method) {
    ApiStruct from = context.universe().struct(pair.from());
    ApiStruct to = context.universe().struct(pair.to());
    if (from == null || to == null) {
      method.unmatched().add("there is no conversion from " + pair.from() + " to " + pair.to());
      return;
    }
    Map<String, Member> sources = new LinkedHashMap<>();
    from.members().forEach(member -> sources.put(member.name(), member));
    for (Member target : to.members()) {
      Member source = sources.remove(target.name());
      if (source == null || covered.contains(target.name()) || source.noConversion()) {
        method.arguments().add(DescriptorPart.zero(target.type()));
        continue;
      }
      Optional<CodeBlock> value =
          convert(pair, source.type(), target.type(), CodeBlock.of("in.$N()", source.name()));
      if (value.isEmpty()) {
        method.unmatched().add(problem(pair, source.name(), "has another type there"));
      }
      method.arguments().add(value.orElseGet(() -> DescriptorPart.zero(target.type())));
    }
    for (Member left : sources.values()) {
      if (!left.noConversion() && !covered.contains(left.name())) {
        method.unmatched().add(problem(pair, left.name(), "does not exist there"));
      }
    }
  }

  private static String problem(Pair pair, String component, String why) {
    return pair.from()
        + "."
        + component
        + " cannot be converted to "
        + pair.to()
        + ": it "
        + why
        + "; write a @ConversionFunction for it or mark it with @NoConversion";
  }

  private Optional<CodeBlock> convert(Pair within, Type from, Type to, CodeBlock value) {
    if (from.equals(to)) {
      return Optional.of(value);
    }
    return switch (from) {
      case Type.Struct a when to instanceof Type.Struct b -> record(within, a, b, value);
      case Type.Optional a when to instanceof Type.Optional b -> optional(within, a, b, value);
      case Type.Optional a when a.of().equals(to) ->
          Optional.of(CodeBlock.of("$L == null ? $L : $L", value, DescriptorPart.zero(to), value));
      case Type other when to instanceof Type.Optional b && b.of().equals(other) ->
          Optional.of(value);
      case Type.ListOf a when to instanceof Type.ListOf b ->
          each(within, a.element(), b.element(), value);
      case Type.MapOf a when to instanceof Type.MapOf b ->
          each(within, a.value(), b.value(), value);
      default -> Optional.empty();
    };
  }

  private Optional<CodeBlock> record(
      Pair within, Type.Struct from, Type.Struct to, CodeBlock value) {
    Pair pair = new Pair(from.javaName(), to.javaName());
    callees.computeIfAbsent(within, key -> new ArrayList<>()).add(pair);
    return call(pair, value);
  }

  private Optional<CodeBlock> optional(
      Pair within, Type.Optional from, Type.Optional to, CodeBlock value) {
    return convert(within, from.of(), to.of(), value)
        .map(converted -> CodeBlock.of("$L == null ? null : $L", value, converted));
  }

  private Optional<CodeBlock> each(Pair within, Type from, Type to, CodeBlock value) {
    if (from instanceof Type.Struct a && to instanceof Type.Struct b) {
      Pair pair = new Pair(a.javaName(), b.javaName());
      if (call(pair, value).isEmpty()) {
        return Optional.empty();
      }
      callees.computeIfAbsent(within, key -> new ArrayList<>()).add(pair);
      return Optional.of(CodeBlock.of("$T.map($L, $L)", Names.WALK, value, reference(pair)));
    }
    return Optional.empty();
  }
}
