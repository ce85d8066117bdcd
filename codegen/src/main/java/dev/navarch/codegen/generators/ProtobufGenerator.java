package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the straight-line protobuf codec of a descriptor. */
public final class ProtobufGenerator extends DescriptorPart {
  private static final int VARINT = 0;
  private static final int FIXED64 = 1;
  private static final int BYTES = 2;

  /** Creates the generator. */
  public ProtobufGenerator() {
    super("protobuf");
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return type.hasProto();
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    file.method(read(type));
    file.method(write(type));
  }

  private static int wireType(Type type) {
    return switch (type) {
      case Type.Builtin builtin ->
          switch (builtin) {
            case STRING -> BYTES;
            case BOOL, INT32, INT64 -> VARINT;
            case FLOAT64 -> FIXED64;
          };
      case Type.ListOf list -> wireType(list.element());
      case Type.Optional optional -> wireType(optional.of());
      default -> BYTES;
    };
  }

  private static int tag(Member member) {
    return member.number() << 3 | (member.items() ? BYTES : wireType(member.type()));
  }

  // ---- reading

  private static MethodSpec read(ApiStruct type) {
    CodeBlock.Builder code = CodeBlock.builder();
    List<Member> members = type.members();
    long known = 0;
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      if (member.number() > 0) {
        declare(code, member, "f" + i);
        known |= member.number() < 64 ? 1L << member.number() : 0;
      }
    }
    code.beginControlFlow("for (int tag; (tag = in.tag()) != 0; )");
    code.beginControlFlow("switch (tag)");
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      if (member.number() > 0) {
        readCase(code, member, "f" + i);
      }
    }
    code.addStatement("default -> in.unknown(tag, $LL)", known);
    code.endControlFlow();
    code.endControlFlow();
    CodeBlock.Builder arguments = CodeBlock.builder();
    for (int i = 0; i < members.size(); i++) {
      arguments.add("$L$L", i == 0 ? "" : ",\n", finished(members.get(i), "f" + i));
    }
    code.addStatement("return new $T(\n$L)", type.name(), arguments.build());
    return MethodSpec.methodBuilder("readProto")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type.name())
        .addParameter(Names.PROTO_READER, "in")
        .addCode(code.build())
        .build();
  }

  private static void declare(CodeBlock.Builder code, Member member, String variable) {
    switch (member.type()) {
      case Type.ListOf list when !member.items() ->
          code.addStatement(
              "$T $L = null",
              ParameterizedTypeName.get(
                  ClassName.get(ArrayList.class), list.element().javaName().box()),
              variable);
      case Type.MapOf map ->
          code.addStatement(
              "$T $L = null",
              ParameterizedTypeName.get(ClassName.get(ArrayList.class), ClassName.OBJECT),
              variable);
      default ->
          code.addStatement("$T $L = $L", member.type().javaName(), variable, zero(member.type()));
    }
  }

  private static void readCase(CodeBlock.Builder code, Member member, String variable) {
    int tag = tag(member);
    switch (member.type().unwrapped()) {
      case Type.ListOf list when member.items() ->
          code.addStatement("case $L -> $L = in.items()", tag, variable);
      case Type.ListOf list -> {
        code.add("case $L -> {\n", tag)
            .indent()
            .addStatement("$L = in.begun($L)", variable, variable)
            .addStatement("$L.add($L)", variable, value(list.element()))
            .unindent()
            .add("}\n");
        if (wireType(list.element()) != BYTES) {
          code.add("case $L -> {\n", member.number() << 3 | BYTES)
              .indent()
              .addStatement("$L = in.begun($L)", variable, variable)
              .addStatement(
                  "in.packed($L, $L)", variable, scalar(Names.PROTO_SCALAR, list.element()))
              .unindent()
              .add("}\n");
        }
      }
      case Type.MapOf map ->
          code.add("case $L -> {\n", tag)
              .indent()
              .addStatement("$L = in.begun($L)", variable, variable)
              .addStatement(entry(map.value(), variable))
              .unindent()
              .add("}\n");
      case Type other -> code.addStatement("case $L -> $L = $L", tag, variable, value(other));
    }
  }

  private static CodeBlock entry(Type value, String variable) {
    return switch (value) {
      case Type.Struct struct ->
          CodeBlock.of(
              "in.entry($L, $T.INSTANCE, $T.ZERO)",
              variable,
              descriptor(struct.javaName()),
              descriptor(struct.javaName()));
      case Type.ListOf list -> CodeBlock.of("in.itemsEntry($L)", variable);
      default -> CodeBlock.of("in.entry($L, $L)", variable, scalar(Names.PROTO_SCALAR, value));
    };
  }

  private static CodeBlock value(Type type) {
    return switch (type) {
      case Type.Builtin builtin -> CodeBlock.of("in.$L()", builtin.codecName());
      case Type.Alias alias -> CodeBlock.of("in.$L()", alias.codecName());
      case Type.Struct struct ->
          CodeBlock.of("in.message($T.INSTANCE)", descriptor(struct.javaName()));
      default -> throw new IllegalArgumentException("not readable: " + type);
    };
  }

  private static CodeBlock finished(Member member, String variable) {
    if (member.number() == 0) {
      return zero(member.type());
    }
    return switch (member.type()) {
      case Type.ListOf list when !member.items() -> CodeBlock.of("in.list($L)", variable);
      case Type.MapOf map -> CodeBlock.of("in.map($L)", variable);
      default -> CodeBlock.of(variable);
    };
  }

  // ---- writing

  private static MethodSpec write(ApiStruct type) {
    CodeBlock.Builder code = CodeBlock.builder();
    List<Member> members = new ArrayList<>(type.members());
    members.removeIf(member -> member.number() == 0);
    members.sort(Comparator.comparingInt(Member::number).reversed());
    for (Member member : members) {
      CodeBlock value = CodeBlock.of("value.$N()", member.name());
      if (member.nullable()) {
        code.beginControlFlow("if ($L != null)", value);
      }
      code.addStatement(write(member, value));
      if (member.nullable()) {
        code.endControlFlow();
      }
    }
    return MethodSpec.methodBuilder("writeProto")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(Names.PROTO_WRITER, "out")
        .addParameter(type.name(), "value")
        .addCode(code.build())
        .build();
  }

  private static CodeBlock write(Member member, CodeBlock value) {
    int tag = tag(member);
    return switch (member.type().unwrapped()) {
      case Type.Builtin builtin -> CodeBlock.of("out.$L($L, $L)", builtin.codecName(), tag, value);
      case Type.Alias alias -> CodeBlock.of("out.$L($L, $L)", alias.codecName(), tag, value);
      case Type.Struct struct ->
          CodeBlock.of(
              "out.message($L, $L, $T.INSTANCE)", tag, value, descriptor(struct.javaName()));
      case Type.ListOf list when member.items() -> CodeBlock.of("out.items($L, $L)", tag, value);
      case Type.ListOf list when list.element() instanceof Type.Struct struct ->
          CodeBlock.of(
              "out.messages($L, $L, $T.INSTANCE)", tag, value, descriptor(struct.javaName()));
      case Type.ListOf list when list.element() == Type.Builtin.STRING ->
          CodeBlock.of("out.strings($L, $L)", tag, value);
      case Type.ListOf list ->
          CodeBlock.of(
              "out.scalars($L, $L, $L)", tag, value, scalar(Names.PROTO_SCALAR, list.element()));
      case Type.MapOf map when map.value() instanceof Type.Struct struct ->
          CodeBlock.of(
              "out.messageMap($L, $L, $T.INSTANCE)", tag, value, descriptor(struct.javaName()));
      case Type.MapOf map when map.value() instanceof Type.ListOf ->
          CodeBlock.of("out.itemsMap($L, $L)", tag, value);
      case Type.MapOf map ->
          CodeBlock.of(
              "out.scalarMap($L, $L, $L)", tag, value, scalar(Names.PROTO_SCALAR, map.value()));
      default -> throw new IllegalArgumentException("not writable: " + member.type());
    };
  }
}
