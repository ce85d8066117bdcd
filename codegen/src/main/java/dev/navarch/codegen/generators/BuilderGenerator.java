package dev.navarch.codegen.generators;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.framework.Namer;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/**
 * Writes builders. A field has a setter; a record also takes a lambda on its builder, a list and a
 * map can be added to.
 */
public final class BuilderGenerator extends DefaultGenerator {
  private static final Namer BUILDER = Namer.suffix("Builder");
  private static final String NULLABLE = "org.jspecify.annotations";

  /** Creates the generator. */
  public BuilderGenerator() {
    super("builder");
  }

  @Override
  public Map<String, Namer> namers() {
    return Map.of("builder", BUILDER);
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return BUILDER.name(type.name()).simpleName();
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    file.document("Builds values of {@link " + type.simpleName() + "}. Belongs to one thread.");
    for (Member member : type.members()) {
      file.instanceField(
          FieldSpec.builder(fieldType(member), member.name(), Modifier.PRIVATE).build());
    }
    ClassName descriptor = DescriptorPart.descriptor(type.name());
    file.method(fresh(type, descriptor));
    file.method(
        MethodSpec.constructorBuilder()
            .addJavadoc("Starts with the fields of a value.")
            .addModifiers(Modifier.PUBLIC)
            .addParameter(type.name(), "from")
            .addCode(copies(type))
            .build());
    for (Member member : type.members()) {
      setter(file, member);
      switch (member.type().unwrapped()) {
        case Type.Struct struct -> nested(file, member, struct);
        case Type.ListOf list -> listAdders(file, member, list);
        case Type.MapOf map -> mapAdder(file, member, map);
        default -> {}
      }
    }
    file.method(
        MethodSpec.methodBuilder("build")
            .addJavadoc("The value.")
            .addModifiers(Modifier.PUBLIC)
            .returns(type.name())
            .addStatement(
                "return new $T($L)",
                type.name(),
                type.members().stream()
                    .map(member -> CodeBlock.of("$N", member.name()))
                    .collect(CodeBlock.joining(", ")))
            .build());
  }

  private static TypeName fieldType(Member member) {
    TypeName type = member.type().javaName();
    return member.nullable()
        ? type.annotated(AnnotationSpec.builder(ClassName.get(NULLABLE, "Nullable")).build())
        : type;
  }

  private static MethodSpec fresh(ApiStruct type, ClassName descriptor) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addJavadoc("Starts with nothing set$L.", type.kind() ? " but the kind" : "")
            .addModifiers(Modifier.PUBLIC)
            .addStatement("this($T.ZERO)", descriptor);
    if (type.kind() && type.version() != null) {
      constructor.addStatement(
          "this.typeMeta = new $T($S, $S)",
          Names.TYPE_META,
          type.simpleName(),
          type.version().apiVersion());
    }
    return constructor.build();
  }

  private static CodeBlock copies(ApiStruct type) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Member member : type.members()) {
      code.addStatement("this.$N = from.$N()", member.name(), member.name());
    }
    return code.build();
  }

  private static MethodSpec.Builder fluent(GeneratedFile file, String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(file.className());
  }

  private static void setter(GeneratedFile file, Member member) {
    boolean collection =
        member.type() instanceof Type.ListOf || member.type() instanceof Type.MapOf;
    file.method(
        fluent(file, member.name())
            .addJavadoc("Sets {@code $L}.", member.name())
            .addParameter(fieldType(member), "value")
            .addStatement(
                collection ? "this.$N = $T.copyOf(value)" : "this.$N = value",
                collection
                    ? new Object[] {member.name(), Names.ABSENT}
                    : new Object[] {member.name()})
            .addStatement("return this")
            .build());
  }

  private static TypeName editor(Type.Struct struct) {
    return ParameterizedTypeName.get(
        ClassName.get(Consumer.class), BUILDER.name(struct.javaName()));
  }

  private static void nested(GeneratedFile file, Member member, Type.Struct struct) {
    ClassName builder = BUILDER.name(struct.javaName());
    file.method(
        fluent(file, member.name())
            .addJavadoc("Changes {@code $L}, starting from what it is.", member.name())
            .addParameter(editor(struct), "edit")
            .addStatement(
                "$T builder = $L",
                builder,
                member.nullable()
                    ? CodeBlock.of(
                        "this.$N == null ? new $T() : new $T(this.$N)",
                        member.name(),
                        builder,
                        builder,
                        member.name())
                    : CodeBlock.of("new $T(this.$N)", builder, member.name()))
            .addStatement("edit.accept(builder)")
            .addStatement("this.$N = builder.build()", member.name())
            .addStatement("return this")
            .build());
  }

  private static String adder(Member member) {
    return "addTo" + Character.toUpperCase(member.name().charAt(0)) + member.name().substring(1);
  }

  private static void listAdders(GeneratedFile file, Member member, Type.ListOf list) {
    TypeName element = list.element().javaName().box();
    file.method(
        fluent(file, adder(member))
            .addJavadoc("Adds items to {@code $L}.", member.name())
            .addParameter(ArrayTypeName.of(element), "items")
            .varargs()
            .addStatement(
                "$T all = new $T<>(this.$N)",
                ParameterizedTypeName.get(ClassName.get(ArrayList.class), element),
                ArrayList.class,
                member.name())
            .beginControlFlow("for ($T item : items)", element)
            .addStatement("all.add(item)")
            .endControlFlow()
            .addStatement("return $N(all)", member.name())
            .addAnnotations(
                element instanceof ParameterizedTypeName
                    ? List.of(AnnotationSpec.builder(SafeVarargs.class).build())
                    : List.of())
            .addModifiers(Modifier.FINAL)
            .build());
    if (list.element() instanceof Type.Struct struct) {
      ClassName builder = BUILDER.name(struct.javaName());
      file.method(
          fluent(file, adder(member))
              .addJavadoc("Adds an item to {@code $L}.", member.name())
              .addParameter(editor(struct), "edit")
              .addStatement("$T builder = new $T()", builder, builder)
              .addStatement("edit.accept(builder)")
              .addStatement("return $N(builder.build())", adder(member))
              .build());
    }
  }

  private static void mapAdder(GeneratedFile file, Member member, Type.MapOf map) {
    file.method(
        fluent(file, adder(member))
            .addJavadoc("Puts an entry into {@code $L}.", member.name())
            .addParameter(String.class, "key")
            .addParameter(map.value().javaName().box(), "value")
            .addStatement(
                "this.$N = $T.copyOf(this.$N).with(key, value)",
                member.name(),
                Names.STRING_MAP,
                member.name())
            .addStatement("return this")
            .build());
  }
}
