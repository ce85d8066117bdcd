package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;

/**
 * Writes the class that a package with {@code @RegisterTogether} asks for. It knows the kinds of
 * all versions and has a method for each; what a version's own {@code Register} can do is called
 * when an object of that version is at hand, and no class of the version is loaded before.
 */
public final class RegisterTogether {
  /** A number is that of the package, and in these low bits the one that Register gave. */
  private static final int BITS = 16;

  private final Universe universe;
  private final PackageElement origin;

  private RegisterTogether(Universe universe, PackageElement origin) {
    this.universe = universe;
    this.origin = origin;
  }

  /** The class that a package asks for; empty when what it asks for is wrong, which is reported. */
  public static Optional<GeneratedFile> file(Universe universe, PackageElement origin) {
    return new RegisterTogether(universe, origin).write();
  }

  private Optional<GeneratedFile> write() {
    AnnotationMirror tag = Annotations.find(origin, "RegisterTogether").orElseThrow();
    List<Registration> versions = versions(Annotations.texts(tag, "packages"));
    if (versions.isEmpty()) {
      return Optional.empty();
    }
    GeneratedFile file =
        GeneratedFile.type(
            origin.getQualifiedName().toString(), Annotations.text(tag, "className"));
    file.originates(origin);
    file.document(
        "Adds the kinds of many versions to a scheme, each version by a method of its own.\n"
            + "A version's classes are loaded when one of its objects is converted or defaulted.");
    if (versions.stream().anyMatch(Registration::hasFunctions)) {
      file.constant(
          FieldSpec.builder(
                  file.className(),
                  RegisterGenerator.FUNCTIONS,
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer("new $T()", file.className())
              .build());
    }
    file.method(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    NumberedFunctions functions = new NumberedFunctions("index >>> " + BITS);
    for (int i = 0; i < versions.size(); i++) {
      file.method(method(file.className(), versions.get(i), i));
      addFunctions(functions, versions.get(i), i);
    }
    functions.addTo(file);
    return Optional.of(file);
  }

  private List<Registration> versions(List<String> packages) {
    List<Registration> versions = new ArrayList<>();
    Set<String> methods = new HashSet<>();
    for (String name : packages) {
      if (universe.apiPackage(name) == null) {
        universe.error(origin, "@RegisterTogether names a package without @ApiVersion: " + name);
        return List.of();
      }
      if (!methods.add(methodName(name))) {
        universe.error(
            origin, "@RegisterTogether names two packages that end as this one does: " + name);
        return List.of();
      }
      versions.add(Registration.of(GeneratorContext.of(universe, name)));
    }
    return versions;
  }

  /** The last two parts of a package's name: {@code appsV1}. */
  private static String methodName(String javaPackage) {
    String[] parts = javaPackage.split("\\.", -1);
    String last = parts[parts.length - 1];
    return parts.length == 1
        ? last
        : parts[parts.length - 2] + Character.toUpperCase(last.charAt(0)) + last.substring(1);
  }

  private static MethodSpec method(ClassName writer, Registration registration, int place) {
    ApiPackage version = registration.version();
    return MethodSpec.methodBuilder(methodName(version.javaPackage()))
        .addJavadoc(
            "Adds the kinds of {@code $L}, their defaults and conversions.", version.apiVersion())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(Names.SCHEME_BUILDER, "scheme")
        .addStatement(
            "$1T version = new $1T($2S, $3S)",
            Names.GROUP_VERSION,
            version.group(),
            version.version())
        .addStatement(
            "scheme.addKnownTypeNames(version, $S, $T.class.getClassLoader()$L)",
            version.javaPackage(),
            writer,
            registration.kindNames())
        .addCode(
            registration.additions(
                "version.group()", writer, RegisterGenerator.FUNCTIONS, place << BITS))
        .build();
  }

  private static void addFunctions(
      NumberedFunctions functions, Registration registration, int place) {
    CodeBlock register =
        CodeBlock.of(
            "$T.$L",
            ClassName.get(registration.version().javaPackage(), RegisterGenerator.FILE),
            RegisterGenerator.FUNCTIONS);
    String number = "index & 0x" + Integer.toHexString((1 << BITS) - 1);
    if (!registration.conversions().isEmpty()) {
      functions.conversion(place, CodeBlock.of("$L.convert($L, value)", register, number));
    }
    if (!registration.defaulted().isEmpty()) {
      functions.defaulter(place, CodeBlock.of("$L.apply($L, object, context)", register, number));
    }
  }
}
