package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.framework.Namer;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Type;
import java.util.Map;

/** A generator that writes a part of the descriptor class. */
abstract class DescriptorPart extends DefaultGenerator {
  private static final Namer DESCRIPTOR = Namer.suffix("Descriptor");

  DescriptorPart(String name) {
    super(name);
  }

  @Override
  public Map<String, Namer> namers() {
    return Map.of("descriptor", DESCRIPTOR);
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return descriptor(type.name()).simpleName();
  }

  /** The descriptor of a record. */
  static ClassName descriptor(ClassName record) {
    return DESCRIPTOR.name(record);
  }

  /** The zero value of a type as Java code. */
  static CodeBlock zero(Type type) {
    return switch (type) {
      case Type.Builtin builtin -> CodeBlock.of("$L", builtin.zero());
      case Type.Alias alias -> CodeBlock.of("$T.$L", alias.javaName(), alias.zeroConstant());
      case Type.Struct struct -> CodeBlock.of("$T.ZERO", descriptor(struct.javaName()));
      case Type.ListOf list -> CodeBlock.of("$T.list()", Names.ABSENT);
      case Type.MapOf map -> CodeBlock.of("$T.map()", Names.ABSENT);
      case Type.Optional optional -> CodeBlock.of("null");
      case Type.Enum e -> CodeBlock.of("null");
      case Type.Interface i -> CodeBlock.of("null");
      case Type.Unknown u -> CodeBlock.of("null");
      case Type.Unsupported u -> CodeBlock.of("null");
    };
  }

  /** The codec of a list's items or a map's values as Java code, for scalars. */
  static CodeBlock scalar(ClassName scalars, Type type) {
    return switch (type) {
      case Type.Builtin builtin ->
          CodeBlock.of("$T.$L", scalars, Names.constant(builtin.codecName()));
      case Type.Alias alias -> CodeBlock.of("$T.$L", scalars, Names.constant(alias.codecName()));
      default -> throw new IllegalArgumentException("no scalar: " + type);
    };
  }
}
