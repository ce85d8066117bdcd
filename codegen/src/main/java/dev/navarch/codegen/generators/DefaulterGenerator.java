package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import dev.navarch.codegen.universe.Universe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * Writes the walk that applies defaults to a whole object: for each type with defaults in it a
 * method that first calls the type's hand-written function, then sets the values of
 * {@code @Default}, then goes down. What does not change is not copied.
 */
public final class DefaulterGenerator extends DefaultGenerator {
  static final String FILE = "GeneratedDefaults";
  static final ClassName CONTEXT =
      ClassName.get("dev.navarch.apimachinery.runtime", "DefaultingContext");

  /** Creates the generator. */
  public DefaulterGenerator() {
    super("defaulter");
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return new DefaultingPlan(context.universe()).hasDefaults(type.name());
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return FILE;
  }

  @Override
  public void init(GeneratorContext context, GeneratedFile file) {
    file.document("Sets defaults in values of this package's types and all that is in them.");
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    DefaultingPlan plan = new DefaultingPlan(context.universe());
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement("$T value = $L", type.name(), handWritten(plan, type));
    List<CodeBlock> arguments = new ArrayList<>();
    List<CodeBlock> unchanged = new ArrayList<>();
    int count = 0;
    for (Member member : type.members()) {
      CodeBlock present = CodeBlock.of("value.$N()", member.name());
      ClassName inner = DefaultingPlan.record(member.type());
      boolean walks = inner != null && plan.hasDefaults(inner);
      boolean marked = isMarked(context.universe(), type, member);
      if (!marked && !walks) {
        arguments.add(present);
        continue;
      }
      String variable = "f" + count++;
      CodeBlock from = marked ? marked(type, member, present, file) : present;
      if (marked && walks) {
        code.addStatement("$T $L = $L", member.type().javaName(), "d" + variable, from);
        from = CodeBlock.of("d" + variable);
      }
      code.addStatement(
          "$T $L = $L",
          member.type().javaName(),
          variable,
          walks ? walk(member.type(), from) : from);
      unchanged.add(
          member.type() instanceof Type.Builtin builtin && builtin == Type.Builtin.STRING
              ? CodeBlock.of("$L.equals($L)", variable, present)
              : CodeBlock.of("$L == $L", variable, present));
      arguments.add(CodeBlock.of(variable));
    }
    if (unchanged.isEmpty()) {
      code.addStatement("return value");
    } else {
      code.beginControlFlow("if ($L)", unchanged.stream().collect(CodeBlock.joining(" && ")))
          .addStatement("return value")
          .endControlFlow()
          .addStatement(
              "return new $T($L)",
              type.name(),
              arguments.stream().collect(CodeBlock.joining(", ")));
    }
    file.method(
        MethodSpec.methodBuilder(Names.methodName(type.simpleName()))
            .addJavadoc("Sets the defaults in a value.")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(type.name())
            .addParameter(type.name(), "in")
            .addParameter(CONTEXT, "context")
            .addCode(code.build())
            .build());
  }

  private static CodeBlock handWritten(DefaultingPlan plan, ApiStruct type) {
    ExecutableElement function = plan.function(type.name());
    if (function == null) {
      return CodeBlock.of("in");
    }
    return CodeBlock.of(
        function.getParameters().size() == 2 ? "$T.$N(in, context)" : "$T.$N(in)",
        ClassName.get((TypeElement) function.getEnclosingElement()),
        function.getSimpleName().toString());
  }

  private static CodeBlock walk(Type type, CodeBlock value) {
    return switch (type) {
      case Type.Struct struct -> apply(struct.javaName(), value);
      case Type.Optional optional ->
          CodeBlock.of("$L == null ? null : $L", value, walk(optional.of(), value));
      case Type.ListOf list -> each(list.element(), value);
      case Type.MapOf map -> each(map.value(), value);
      default -> throw new IllegalArgumentException("nothing to walk: " + type);
    };
  }

  private static CodeBlock each(Type element, CodeBlock value) {
    return CodeBlock.of(
        "$T.each($L, item -> $L)", Names.WALK, value, walk(element, CodeBlock.of("item")));
  }

  private static CodeBlock apply(ClassName record, CodeBlock value) {
    return CodeBlock.of(
        "$T.$N($L, context)",
        ClassName.get(record.packageName(), FILE),
        Names.methodName(record.simpleName()),
        value);
  }

  /** Whether a field has a default that can be set; what is wrong with it is reported. */
  private static boolean isMarked(Universe universe, ApiStruct type, Member member) {
    if (member.defaultJson() == null) {
      return false;
    }
    Optional<String> problem = DefaultJson.problem(universe, type, member);
    problem.ifPresent(text -> universe.error(member.element(), member.name() + ": " + text));
    return problem.isEmpty() && DefaultJson.value(member) != null;
  }

  private static CodeBlock marked(
      ApiStruct owner, Member member, CodeBlock value, GeneratedFile file) {
    Type type = member.type().unwrapped();
    CodeBlock absent = absent(member, value);
    if (!(type instanceof Type.Builtin builtin)) {
      return CodeBlock.of("$L ? $L : $L", absent, constant(owner, member, file), value);
    }
    CodeBlock literal = DefaultJson.literal(builtin, member);
    return member.nullable()
        ? CodeBlock.of("$L ? ($T) ($L) : $L", absent, type.javaName().box(), literal, value)
        : CodeBlock.of("$L ? $L : $L", absent, literal, value);
  }

  /** Whether nothing was set; a list, a map and bytes can be set to nothing, which stays. */
  private static CodeBlock absent(Member member, CodeBlock value) {
    return switch (member.type()) {
      case Type.Builtin builtin ->
          switch (builtin) {
            case STRING -> CodeBlock.of("$L.isEmpty()", value);
            case BOOL -> CodeBlock.of("!$L", value);
            case INT32, INT64, FLOAT64 -> CodeBlock.of("$L == 0", value);
          };
      case Type.Alias alias when alias.codecName().equals("bytes") ->
          CodeBlock.of("!$L.isPresent()", value);
      case Type.Alias alias ->
          CodeBlock.of("$L.equals($T.$L)", value, alias.javaName(), alias.zeroConstant());
      case Type.Struct struct ->
          CodeBlock.of(
              "$T.INSTANCE.isZero($L)", DescriptorPart.descriptor(struct.javaName()), value);
      case Type.ListOf list -> CodeBlock.of("$T.is($L)", Names.ABSENT, value);
      case Type.MapOf map -> CodeBlock.of("$T.is($L)", Names.ABSENT, value);
      default -> CodeBlock.of("$L == null", value);
    };
  }

  /**
   * The default of a field as a constant: what the record is read as from JSON in which that field
   * alone is set. Two underscores keep {@code Cart.specTags} apart from {@code CartSpec.tags}.
   */
  private static CodeBlock constant(ApiStruct owner, Member member, GeneratedFile file) {
    String name =
        Names.constant(Names.methodName(owner.simpleName())) + "__" + Names.constant(member.name());
    ClassName descriptor = DescriptorPart.descriptor(owner.name());
    Object value = Objects.requireNonNull(DefaultJson.value(member));
    file.constant(
        FieldSpec.builder(
                member.type().javaName(), name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(
                "$T.read($S.getBytes($T.UTF_8), false, in -> in.value($T.INSTANCE, $T.ZERO)).$N()",
                Names.JSON_READER,
                JsonText.write(Map.of(member.jsonName(), value)),
                StandardCharsets.class,
                descriptor,
                descriptor,
                member.name())
            .build());
    return CodeBlock.of("$N", name);
  }
}
