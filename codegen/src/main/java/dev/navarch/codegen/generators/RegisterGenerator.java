package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * Writes the class that adds a package's kinds to a scheme, with their defaults and conversions.
 * Kinds are added by name: no type is loaded before it is needed.
 */
public final class RegisterGenerator extends DefaultGenerator {
  private static final String RUNTIME = "dev.navarch.apimachinery.runtime";
  private static final ClassName CONVERSIONS = ClassName.get(RUNTIME, "IndexedConversions");
  private static final ClassName DEFAULTERS = ClassName.get(RUNTIME, "IndexedDefaulters");
  private static final ClassName API_OBJECT =
      ClassName.get("dev.navarch.apimachinery.meta.v1", "ApiObject");

  /**
   * Each case returns by itself: the results of a switch expression would have to be merged into
   * one type, and for that the verifier would load them all.
   */
  private static final String CASE = "case $L -> {\n$>return $L;\n$<}\n";

  /** Creates the generator. */
  public RegisterGenerator() {
    super("register");
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return type.kind() && type.version() != null;
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return "Register";
  }

  @Override
  public void finish(GeneratorContext context, GeneratedFile file) {
    ApiPackage version = Objects.requireNonNull(context.version());
    List<ApiStruct> kinds = new ArrayList<>(context.types());
    kinds.removeIf(
        type -> !filter(context, type) || !Tags.enabled(context.universe(), type, name()));
    file.document("Adds the kinds of {@code " + version.apiVersion() + "} to a scheme.");
    file.constant(
        FieldSpec.builder(
                Names.GROUP_VERSION,
                "GROUP_VERSION",
                Modifier.PUBLIC,
                Modifier.STATIC,
                Modifier.FINAL)
            .addJavadoc("The group and version.")
            .initializer("new $T($S, $S)", Names.GROUP_VERSION, version.group(), version.version())
            .build());
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement(
        "scheme.addKnownTypeNames(GROUP_VERSION, $T.class$L)",
        file.className(),
        kinds.stream()
            .map(kind -> CodeBlock.of(",\n$S", kind.simpleName()))
            .collect(CodeBlock.joining("")));
    for (ApiStruct kind : kinds) {
      ApiStruct hub = ConversionPlan.hubOf(context, kind);
      code.addStatement(
          "scheme.addInternalType(GROUP_VERSION.group(), $S, $T.class, $S)",
          kind.simpleName(),
          file.className(),
          (hub == null ? kind : hub).name().reflectionName());
    }
    conversions(context, file, kinds, code);
    defaulters(context, file, kinds, code);
    file.method(
        MethodSpec.methodBuilder("addTo")
            .addJavadoc("Adds the kinds, their defaults and conversions.")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(Names.SCHEME_BUILDER, "scheme")
            .addCode(code.build())
            .build());
  }

  private static void conversions(
      GeneratorContext context, GeneratedFile file, List<ApiStruct> kinds, CodeBlock.Builder code) {
    CodeBlock.Builder cases = CodeBlock.builder();
    ConversionPlan plan = new ConversionPlan(context);
    int count = 0;
    for (ApiStruct kind : kinds) {
      ApiStruct hub = ConversionPlan.convertedTo(context, kind);
      if (hub == null || !Tags.enabled(context.universe(), kind, "conversion")) {
        continue;
      }
      for (ConversionPlan.Pair pair :
          List.of(
              new ConversionPlan.Pair(kind.name(), hub.name()),
              new ConversionPlan.Pair(hub.name(), kind.name()))) {
        if (count == 0) {
          code.addStatement("$T conversions = new Conversions()", CONVERSIONS);
        }
        code.addStatement(
            "scheme.addGeneratedConversion($S, $S, conversions, $L)",
            pair.from().reflectionName(),
            pair.to().reflectionName(),
            count);
        CodeBlock call = plan.call(pair, CodeBlock.of("($T) value", pair.from())).orElseThrow();
        cases.add(CASE, count, call);
        count++;
      }
    }
    if (count > 0) {
      file.nested(
          dispatcher(
              "Conversions",
              CONVERSIONS,
              MethodSpec.methodBuilder("convert")
                  .returns(ClassName.OBJECT)
                  .addParameter(int.class, "index")
                  .addParameter(ClassName.OBJECT, "value"),
              cases.build()));
    }
  }

  private static void defaulters(
      GeneratorContext context, GeneratedFile file, List<ApiStruct> kinds, CodeBlock.Builder code) {
    DefaultingPlan plan = new DefaultingPlan(context.universe());
    CodeBlock.Builder cases = CodeBlock.builder();
    int count = 0;
    for (ApiStruct kind : kinds) {
      if (!plan.hasDefaults(kind.name()) || !Tags.enabled(context.universe(), kind, "defaulter")) {
        continue;
      }
      if (count == 0) {
        code.addStatement("$T defaulters = new Defaulters()", DEFAULTERS);
      }
      code.addStatement(
          "scheme.addDefaulter($S, defaulters, $L)", kind.name().reflectionName(), count);
      cases.add(
          CASE,
          count++,
          CodeBlock.of(
              "$L.$N(($T) object, context)",
              DefaulterGenerator.FILE,
              Names.methodName(kind.simpleName()),
              kind.name()));
    }
    if (count > 0) {
      file.nested(
          dispatcher(
              "Defaulters",
              DEFAULTERS,
              MethodSpec.methodBuilder("apply")
                  .returns(API_OBJECT)
                  .addParameter(int.class, "index")
                  .addParameter(API_OBJECT, "object")
                  .addParameter(DefaulterGenerator.CONTEXT, "context"),
              cases.build()));
    }
  }

  private static TypeSpec dispatcher(
      String name, ClassName contract, MethodSpec.Builder method, CodeBlock cases) {
    return TypeSpec.classBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .addSuperinterface(contract)
        .addMethod(
            method
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addCode(
                    "switch (index) {\n$>$Ldefault -> throw new $T(index);\n$<}\n",
                    cases,
                    IndexOutOfBoundsException.class)
                .build())
        .build();
  }
}
