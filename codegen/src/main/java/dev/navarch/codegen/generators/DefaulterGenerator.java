package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
      if (member.defaultJson() == null && !walks) {
        arguments.add(present);
        continue;
      }
      if (member.defaultJson() != null && !(member.type().unwrapped() instanceof Type.Builtin)) {
        context
            .universe()
            .error(
                member.element(),
                member.name()
                    + ": @Default is for texts, numbers and truth values;"
                    + " write a @DefaultingFunction");
        arguments.add(present);
        continue;
      }
      String variable = "f" + count++;
      code.addStatement(
          "$T $L = $L",
          member.type().javaName(),
          variable,
          walks ? walk(member.type(), present) : marked(member, present));
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

  /**
   * JSON as Java: the two write texts, truth values and numbers alike, but for the suffix of a
   * number.
   */
  private static CodeBlock literal(Type type, String json) {
    if (type == Type.Builtin.INT64) {
      return CodeBlock.of("$LL", json);
    }
    return CodeBlock.of(type == Type.Builtin.FLOAT64 ? "$LD" : "$L", json);
  }

  private static CodeBlock marked(Member member, CodeBlock value) {
    String json = Objects.requireNonNull(member.defaultJson());
    Type type = member.type().unwrapped();
    CodeBlock literal = literal(type, json);
    CodeBlock absent =
        member.nullable()
            ? CodeBlock.of("$L == null", value)
            : type == Type.Builtin.STRING
                ? CodeBlock.of("$L.isEmpty()", value)
                : type == Type.Builtin.BOOL
                    ? CodeBlock.of("!$L", value)
                    : CodeBlock.of("$L == 0", value);
    return member.nullable()
        ? CodeBlock.of("$L ? ($T) $L : $L", absent, type.javaName().box(), literal, value)
        : CodeBlock.of("$L ? $L : $L", absent, literal, value);
  }
}
