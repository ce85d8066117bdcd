package dev.navarch.codegen.generators;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes the frame of a descriptor: fields, zero value, taking apart and putting together. */
public final class DescriptorGenerator extends DescriptorPart {
  /** Creates the generator. */
  public DescriptorGenerator() {
    super("descriptor");
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    file.extend(ParameterizedTypeName.get(Names.TYPE_DESCRIPTOR, type.name()));
    file.document("Describes {@link " + type.simpleName() + "}, and reads and writes it.");
    file.constant(
        FieldSpec.builder(type.name(), "ZERO", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The value in which nothing is set.")
            .initializer("new $T($L)", type.name(), zeros(type))
            .build());
    file.constant(
        FieldSpec.builder(
                file.className(), "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The only instance.")
            .initializer("new $T()", file.className())
            .build());
    file.method(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addStatement(
                "super($T.class, $S, $L)",
                type.name(),
                type.goPackage() + "." + type.simpleName(),
                type.atomic())
            .build());
    file.method(describe(type));
    file.method(overriding("zero", type.name()).addStatement("return ZERO").build());
    file.method(get(type));
    file.method(create(type));
  }

  private static CodeBlock zeros(ApiStruct type) {
    return type.members().stream()
        .map(member -> zero(member.type()))
        .collect(CodeBlock.joining(", "));
  }

  private static MethodSpec.Builder overriding(String name, TypeName returns) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(returns);
  }

  private static MethodSpec describe(ApiStruct type) {
    CodeBlock fields =
        type.members().stream()
            .map(DescriptorGenerator::describe)
            .collect(CodeBlock.joining(",\n"));
    return MethodSpec.methodBuilder("describe")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(ArrayTypeName.of(Names.FIELD_DESCRIPTOR))
        .addStatement("return new $T[] {\n$L}", Names.FIELD_DESCRIPTOR, fields)
        .build();
  }

  private static CodeBlock describe(Member member) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "$T.of($S, $L, $L)",
                Names.FIELD_DESCRIPTOR,
                member.inline() ? member.name() : member.jsonName(),
                member.number(),
                valueType(member.type().unwrapped()));
    if (member.nullable()) {
      code.add(".asNullable()");
    }
    if (!member.omit().equals("EMPTY") || member.required()) {
      code.add(".omitted($T.$L, $L)", Names.OMIT, member.omit(), member.required());
    }
    if (member.inline()) {
      code.add(".inlined()");
    }
    if (member.items()) {
      code.add(".asItems()");
    }
    if (!member.listKind().equals("ATOMIC")) {
      code.add(".listed($T.$L$L)", Names.LIST_KIND, member.listKind(), texts(member.listKeys()));
    }
    if (!member.atomicity().equals("BY_TYPE")) {
      code.add(".taken($T.$L)", Names.ATOMICITY, member.atomicity());
    }
    if (member.patchMerge() != null) {
      code.add(".patchMerged($S)", member.patchMerge());
    }
    if (member.patchRetainKeys()) {
      code.add(".patchRetained()");
    }
    if (member.patchReplace()) {
      code.add(".patchReplaced()");
    }
    if (member.defaultJson() != null) {
      code.add(".defaulted($S)", member.defaultJson());
    }
    if (!member.enumType().isEmpty()) {
      code.add(".enumerated($S$L)", member.enumType(), texts(member.enumValues()));
    }
    if (!member.featureGates().isEmpty()) {
      code.add(".gated($L)", texts(member.featureGates()).toString().substring(2));
    }
    return code.build();
  }

  private static CodeBlock texts(List<String> texts) {
    return CodeBlock.of(
        "$L",
        texts.stream()
            .map(text -> CodeBlock.of(", $S", text).toString())
            .collect(Collectors.joining()));
  }

  private static CodeBlock valueType(Type type) {
    return switch (type) {
      case Type.Builtin builtin ->
          CodeBlock.of("$T.Scalar.$L", Names.VALUE_TYPE, Names.constant(builtin.codecName()));
      case Type.Alias alias ->
          CodeBlock.of("$T.Scalar.$L", Names.VALUE_TYPE, Names.constant(alias.codecName()));
      case Type.Struct struct ->
          CodeBlock.of(
              "new $T.Struct($T.INSTANCE)", Names.VALUE_TYPE, descriptor(struct.javaName()));
      case Type.ListOf list ->
          CodeBlock.of("new $T.ListOf($L)", Names.VALUE_TYPE, valueType(list.element()));
      case Type.MapOf map ->
          CodeBlock.of("new $T.MapOf($L)", Names.VALUE_TYPE, valueType(map.value()));
      default -> CodeBlock.of("null");
    };
  }

  private static MethodSpec get(ApiStruct type) {
    List<Member> members = type.members();
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (component) {\n").indent();
    for (int i = 0; i < members.size(); i++) {
      code.add("case $L -> value.$N();\n", i, members.get(i).name());
    }
    code.add("default -> throw new $T(component);\n", IndexOutOfBoundsException.class)
        .unindent()
        .add("};\n");
    CodeBlock none = CodeBlock.of("throw new $T(component);\n", IndexOutOfBoundsException.class);
    return overriding("get", ClassName.OBJECT)
        .addParameter(type.name(), "value")
        .addParameter(int.class, "component")
        .addCode(members.isEmpty() ? none : code.build())
        .build();
  }

  private static MethodSpec create(ApiStruct type) {
    List<Member> members = type.members();
    CodeBlock.Builder arguments = CodeBlock.builder();
    for (int i = 0; i < members.size(); i++) {
      arguments.add(
          "$L($T) components[$L]", i == 0 ? "" : ",\n", members.get(i).type().javaName().box(), i);
    }
    return overriding("create", type.name())
        .addParameter(ArrayTypeName.of(ClassName.OBJECT), "components")
        .addStatement("return new $T(\n$L)", type.name(), arguments.build())
        .build();
  }
}
