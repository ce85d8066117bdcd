package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiStruct;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the class that adds a package's kinds to a scheme, with their defaults and conversions.
 * Kinds are added by name: no type is loaded before it is needed. The class itself holds the
 * functions by number, so that a version costs a scheme one class.
 */
public final class RegisterGenerator extends DefaultGenerator {
  static final String NAME = "register";
  static final String FILE = "Register";
  static final String FUNCTIONS = "FUNCTIONS";

  /** Creates the generator. */
  public RegisterGenerator() {
    super(NAME);
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return Registration.covers(type);
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return FILE;
  }

  @Override
  public void finish(GeneratorContext context, GeneratedFile file) {
    Registration registration = Registration.of(context);
    ApiPackage version = registration.version();
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
    if (registration.hasFunctions()) {
      file.constant(functions(file.className()));
    }
    file.method(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    file.method(
        MethodSpec.methodBuilder("addTo")
            .addJavadoc("Adds the kinds, their defaults and conversions.")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(Names.SCHEME_BUILDER, "scheme")
            .addStatement(
                "scheme.addKnownTypeNames(GROUP_VERSION, $T.class$L)",
                file.className(),
                registration.kindNames())
            .addCode(
                registration.additions("GROUP_VERSION.group()", file.className(), FUNCTIONS, 0))
            .build());
    dispatchers(context, registration).addTo(file);
  }

  private static FieldSpec functions(ClassName register) {
    return FieldSpec.builder(register, FUNCTIONS, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The conversions and defaults, by number.")
        .initializer("new $T()", register)
        .build();
  }

  private static NumberedFunctions dispatchers(
      GeneratorContext context, Registration registration) {
    NumberedFunctions functions = new NumberedFunctions("index");
    ConversionPlan plan = new ConversionPlan(context);
    List<ConversionPlan.Pair> conversions = registration.conversions();
    for (int i = 0; i < conversions.size(); i++) {
      ConversionPlan.Pair pair = conversions.get(i);
      functions.conversion(
          i, plan.call(pair, CodeBlock.of("($T) value", pair.from())).orElseThrow());
    }
    List<ApiStruct> defaulted = registration.defaulted();
    for (int i = 0; i < defaulted.size(); i++) {
      ApiStruct kind = defaulted.get(i);
      functions.defaulter(
          i,
          CodeBlock.of(
              "$L.$N(($T) object, context)",
              DefaulterGenerator.FILE,
              Names.methodName(kind.simpleName()),
              kind.name()));
    }
    return functions;
  }
}
