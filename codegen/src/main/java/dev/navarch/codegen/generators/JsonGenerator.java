package dev.navarch.codegen.generators;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import dev.navarch.codegen.universe.Universe;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes the straight-line JSON codec of a descriptor. */
public final class JsonGenerator extends DescriptorPart {
  /** Creates the generator. */
  public JsonGenerator() {
    super("json");
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    if (type.customJson()) {
      handWritten(type, file);
      return;
    }
    Leaf.Shape shape = Leaf.shape(context.universe(), type);
    List<Leaf> leaves = shape.leaves();
    file.constant(
        FieldSpec.builder(
                Names.FIELD_NAMES, "NAMES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(
                "$T.of($L)",
                Names.FIELD_NAMES,
                leaves.stream()
                    .map(leaf -> CodeBlock.of("$S", leaf.member().jsonName()))
                    .collect(CodeBlock.joining(", ")))
            .build());
    for (Leaf leaf : leaves) {
      file.constant(
          FieldSpec.builder(
                  ArrayTypeName.of(TypeName.BYTE),
                  "N" + leaf.index(),
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer("$T.encodeName($S)", Names.JSON_WRITER, leaf.member().jsonName())
              .build());
    }
    if (type.kind() && type.version() != null) {
      file.constant(
          FieldSpec.builder(
                  Names.TYPE_META, "TYPE_META", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer(
                  "new $T($S, $S)", Names.TYPE_META, type.simpleName(), type.version().apiVersion())
              .build());
    }
    file.method(read(context.universe(), type, shape));
    file.method(write(type, shape));
    overrides(type, file, "return read(in)", "write(out, value)");
  }

  private static void handWritten(ApiStruct type, GeneratedFile file) {
    overrides(type, file, "return " + type.simpleName() + ".readJson(in)", "value.writeJson(out)");
    file.method(
        MethodSpec.methodBuilder("freeForm")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(boolean.class)
            .addStatement("return true")
            .build());
  }

  private static void overrides(
      ApiStruct type, GeneratedFile file, String reading, String writing) {
    file.method(
        MethodSpec.methodBuilder("readJson")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(type.name())
            .addParameter(Names.JSON_READER, "in")
            .addStatement(reading)
            .build());
    file.method(
        MethodSpec.methodBuilder("writeJson")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(Names.JSON_WRITER, "out")
            .addParameter(type.name(), "value")
            .addStatement(writing)
            .build());
  }

  // ---- reading

  private static MethodSpec read(Universe universe, ApiStruct type, Leaf.Shape shape) {
    List<Leaf> leaves = shape.leaves();
    int masks = (leaves.size() + 63) / 64;
    CodeBlock.Builder code = CodeBlock.builder();
    for (Leaf leaf : leaves) {
      code.addStatement(
          "$T $L = $L",
          leaf.member().type().javaName(),
          leaf.variable(),
          zero(leaf.member().type()));
    }
    for (int i = 0; i < masks; i++) {
      code.addStatement("long seen$L = 0", i);
    }
    code.beginControlFlow("for (int f; (f = in.nextField(NAMES)) != -1; )");
    code.beginControlFlow("switch (f)");
    for (Leaf leaf : leaves) {
      int mask = leaf.index() / 64;
      code.add("case $L -> {\n", leaf.index())
          .indent()
          .addStatement("seen$L = in.once(seen$L, $L)", mask, mask, leaf.index() % 64)
          .addStatement("$L = $L", leaf.variable(), readExpression(universe, leaf.member()))
          .unindent()
          .add("}\n");
    }
    code.addStatement("default -> in.unknownField()");
    code.endControlFlow();
    code.endControlFlow();
    if (masks == 1) {
      code.beginControlFlow("if (seen0 == 0)").addStatement("return ZERO").endControlFlow();
    }
    code.addStatement("return $L", construct(type, shape, masks == 1));
    return MethodSpec.methodBuilder("read")
        .addJavadoc("Reads the rest of an object whose opening brace has been read.")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(type.name())
        .addParameter(Names.JSON_READER, "in")
        .addCode(code.build())
        .build();
  }

  private static CodeBlock construct(ApiStruct outer, Leaf.Shape shape, boolean masked) {
    CodeBlock arguments =
        shape.parts().stream()
            .map(part ->
                switch (part) {
                  case Leaf.Part.Single single -> CodeBlock.of(single.leaf().variable());
                  case Leaf.Part.Inlined inlined -> inlined(outer, inlined.shape(), masked);
                })
            .collect(CodeBlock.joining(", "));
    return CodeBlock.of("new $T($L)", shape.record(), arguments);
  }

  /** An inlined record: its shared zero value when none of its fields was there. */
  private static CodeBlock inlined(ApiStruct outer, Leaf.Shape shape, boolean masked) {
    CodeBlock made = construct(outer, shape, masked);
    if (shape.record().equals(Names.TYPE_META) && outer.kind() && outer.version() != null) {
      List<Leaf> leaves = shape.leaves();
      made =
          CodeBlock.of(
              "$L.equals(TYPE_META.kind()) && $L.equals(TYPE_META.apiVersion()) ? TYPE_META : $L",
              leaves.get(0).variable(),
              leaves.get(1).variable(),
              made);
    }
    return masked
        ? CodeBlock.of(
            "(seen0 & $LL) == 0 ? $T.ZERO : $L", shape.mask(), descriptor(shape.record()), made)
        : made;
  }

  private static CodeBlock readExpression(Universe universe, Member member) {
    boolean nullable = member.nullable();
    return switch (member.type().unwrapped()) {
      case Type.Builtin builtin -> call(builtin.codecName(), nullable);
      case Type.Alias alias -> call(alias.codecName(), nullable);
      case Type.Struct struct -> readStruct(universe, struct, nullable);
      case Type.ListOf list -> readList(list.element());
      case Type.MapOf map -> readMap(map.value());
      default -> CodeBlock.of("null");
    };
  }

  private static CodeBlock call(String codecName, boolean nullable) {
    String method =
        nullable
            ? "nullable" + Character.toUpperCase(codecName.charAt(0)) + codecName.substring(1)
            : codecName;
    return CodeBlock.of("in.$L()", method);
  }

  private static CodeBlock readStruct(Universe universe, Type.Struct struct, boolean nullable) {
    ApiStruct type = Objects.requireNonNull(universe.struct(struct.javaName()));
    CodeBlock absent =
        nullable ? CodeBlock.of("null") : CodeBlock.of("$T.ZERO", descriptor(struct.javaName()));
    return type.customJson()
        ? CodeBlock.of("in.value($T.INSTANCE, $L)", descriptor(struct.javaName()), absent)
        : CodeBlock.of("in.object() ? $T.read(in) : $L", descriptor(struct.javaName()), absent);
  }

  private static CodeBlock readList(Type element) {
    return switch (element) {
      case Type.Builtin builtin when builtin == Type.Builtin.STRING ->
          CodeBlock.of("in.stringList()");
      case Type.Struct struct ->
          CodeBlock.of(
              "in.list($T.INSTANCE, $T.ZERO)",
              descriptor(struct.javaName()),
              descriptor(struct.javaName()));
      default -> CodeBlock.of("in.list($L)", scalar(Names.JSON_SCALAR, element));
    };
  }

  private static CodeBlock readMap(Type value) {
    return switch (value) {
      case Type.Builtin builtin when builtin == Type.Builtin.STRING ->
          CodeBlock.of("in.stringMap()");
      case Type.ListOf list -> CodeBlock.of("in.stringListMap()");
      case Type.Struct struct ->
          CodeBlock.of(
              "in.map($T.INSTANCE, $T.ZERO)",
              descriptor(struct.javaName()),
              descriptor(struct.javaName()));
      default -> CodeBlock.of("in.map($L)", scalar(Names.JSON_SCALAR, value));
    };
  }

  // ---- writing

  private static MethodSpec write(ApiStruct type, Leaf.Shape shape) {
    CodeBlock.Builder code = CodeBlock.builder().addStatement("out.beginObject()");
    writeParts(code, shape, "value", new int[1]);
    code.addStatement("out.endObject()");
    return MethodSpec.methodBuilder("write")
        .addJavadoc("Writes a value as an object.")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(Names.JSON_WRITER, "out")
        .addParameter(type.name(), "value")
        .addCode(code.build())
        .build();
  }

  private static void writeParts(
      CodeBlock.Builder code, Leaf.Shape shape, String owner, int[] inlines) {
    for (Leaf.Part part : shape.parts()) {
      switch (part) {
        case Leaf.Part.Single single -> writeLeaf(code, single.leaf(), owner);
        case Leaf.Part.Inlined inlined -> {
          String name = "inline" + inlines[0]++;
          code.addStatement(
              "$T $L = $L.$N()",
              inlined.shape().record(),
              name,
              owner,
              Objects.requireNonNull(inlined.shape().as()).name());
          writeParts(code, inlined.shape(), name, inlines);
        }
      }
    }
  }

  private static void writeLeaf(CodeBlock.Builder code, Leaf leaf, String owner) {
    Member member = leaf.member();
    String variable = leaf.variable();
    code.addStatement("$T $L = $L.$N()", member.type().javaName(), variable, owner, member.name());
    CodeBlock condition = present(member, variable);
    boolean always = condition.isEmpty();
    if (!always) {
      code.beginControlFlow("if ($L)", condition);
    }
    code.addStatement("out.name(N$L)", leaf.index())
        .addStatement(writeExpression(member.type().unwrapped(), variable));
    if (!always) {
      if (member.nullable() && member.omit().equals("NEVER")) {
        code.nextControlFlow("else")
            .addStatement("out.name(N$L)", leaf.index())
            .addStatement("out.nullValue()");
      }
      code.endControlFlow();
    }
  }

  /** When a field is written; empty for always. */
  private static CodeBlock present(Member member, String variable) {
    if (member.nullable()) {
      return CodeBlock.of("$L != null", variable);
    }
    if (member.omit().equals("NEVER")) {
      return CodeBlock.of("");
    }
    boolean zero = member.omit().equals("ZERO");
    return switch (member.type()) {
      case Type.Builtin builtin ->
          switch (builtin) {
            case STRING -> CodeBlock.of("!$L.isEmpty()", variable);
            case BOOL -> CodeBlock.of(variable);
            case INT32, INT64, FLOAT64 -> CodeBlock.of("$L != 0", variable);
          };
      case Type.ListOf list -> CodeBlock.of("!$L.isEmpty()", variable);
      case Type.MapOf map -> CodeBlock.of("!$L.isEmpty()", variable);
      case Type.Alias alias when alias.codecName().equals("bytes") ->
          CodeBlock.of("!$L.isEmpty()", variable);
      case Type.Alias alias when zero ->
          CodeBlock.of("!$L.equals($T.$L)", variable, alias.javaName(), alias.zeroConstant());
      case Type.Struct struct when zero ->
          CodeBlock.of("!$T.INSTANCE.isZero($L)", descriptor(struct.javaName()), variable);
      default -> CodeBlock.of("");
    };
  }

  private static CodeBlock writeExpression(Type type, String variable) {
    return switch (type) {
      case Type.Builtin builtin -> CodeBlock.of("out.$L($L)", builtin.codecName(), variable);
      case Type.Alias alias -> CodeBlock.of("out.$L($L)", alias.codecName(), variable);
      case Type.Struct struct ->
          CodeBlock.of("$T.INSTANCE.writeJson(out, $L)", descriptor(struct.javaName()), variable);
      case Type.ListOf list when list.element() == Type.Builtin.STRING ->
          CodeBlock.of("out.stringList($L)", variable);
      case Type.ListOf list when list.element() instanceof Type.Struct struct ->
          CodeBlock.of("out.list($L, $T.INSTANCE)", variable, descriptor(struct.javaName()));
      case Type.ListOf list ->
          CodeBlock.of("out.list($L, $L)", variable, scalar(Names.JSON_SCALAR, list.element()));
      case Type.MapOf map when map.value() == Type.Builtin.STRING ->
          CodeBlock.of("out.stringMap($L)", variable);
      case Type.MapOf map when map.value() instanceof Type.ListOf ->
          CodeBlock.of("out.stringListMap($L)", variable);
      case Type.MapOf map when map.value() instanceof Type.Struct struct ->
          CodeBlock.of("out.map($L, $T.INSTANCE)", variable, descriptor(struct.javaName()));
      case Type.MapOf map ->
          CodeBlock.of("out.map($L, $L)", variable, scalar(Names.JSON_SCALAR, map.value()));
      default -> throw new IllegalArgumentException("not writable: " + type);
    };
  }
}
