package dev.navarch.codegen.generators;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import javax.lang.model.element.Modifier;

/**
 * Writes deep copies. Texts, numbers and value types are immutable and shared; records and
 * collections of records are made anew.
 */
public final class DeepCopyGenerator extends DescriptorPart {
  /** Creates the generator. */
  public DeepCopyGenerator() {
    super("deepcopy");
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    CodeBlock arguments =
        type.members().stream().map(DeepCopyGenerator::copy).collect(CodeBlock.joining(",\n"));
    file.method(
        MethodSpec.methodBuilder("deepCopy")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(type.name())
            .addParameter(type.name(), "value")
            .addStatement("return new $T(\n$L)", type.name(), arguments)
            .build());
  }

  private static CodeBlock copy(Member member) {
    CodeBlock value = CodeBlock.of("value.$N()", member.name());
    return switch (member.type()) {
      case Type.Struct struct ->
          CodeBlock.of("$T.INSTANCE.deepCopy($L)", descriptor(struct.javaName()), value);
      case Type.Optional optional when optional.of() instanceof Type.Struct struct ->
          CodeBlock.of(
              "$L == null ? null : $T.INSTANCE.deepCopy($L)",
              value,
              descriptor(struct.javaName()),
              value);
      case Type.ListOf list when list.element() instanceof Type.Struct struct ->
          CodeBlock.of("copyList($L, $T.INSTANCE)", value, descriptor(struct.javaName()));
      case Type.MapOf map when map.value() instanceof Type.Struct struct ->
          CodeBlock.of("copyMap($L, $T.INSTANCE)", value, descriptor(struct.javaName()));
      default -> value;
    };
  }
}
