package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiResource;
import dev.navarch.codegen.universe.ApiScale;
import dev.navarch.codegen.universe.ApiSubresource;
import dev.navarch.codegen.universe.Universe;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** Writes the clientset for unit tests: the same clients, on objects in memory. */
final class FakeClientsetWriter {
  private static final List<String> ALL =
      List.of("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");
  private static final List<String> USUAL = List.of("get", "patch", "update");

  private final Universe universe;
  private final ClientPlan plan;

  FakeClientsetWriter(Universe universe, ClientPlan plan) {
    this.universe = universe;
    this.plan = plan;
  }

  JavaFile write() {
    ClassName name = plan.fake();
    return ClientFiles.of(
        name,
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.FINAL)
            .superclass(plan.clientset())
            .addJavadoc(
                "A {@link $T} for unit tests, on objects in memory. {@link #fake} has its tracker,"
                    + " its reactors and\nwhat was asked of it.",
                plan.clientset())
            .addOriginatingElement(plan.origin())
            .addField(ClientRuntime.FAKE, "fake", Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PUBLIC)
                    .addJavadoc("Creates a clientset on some objects.")
                    .addParameter(ArrayTypeName.of(ClientRuntime.META_OBJECT), "objects")
                    .varargs()
                    .addStatement(
                        "this(new $T($T.scheme(), resources(), objects))",
                        ClientRuntime.FAKE,
                        plan.scheme())
                    .build())
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PUBLIC)
                    .addJavadoc("Creates a clientset on a fake that may serve others too.")
                    .addParameter(ClientRuntime.FAKE, "fake")
                    .addStatement("super(fake.restClient())")
                    .addStatement("this.fake = fake")
                    .build())
            .addMethod(
                ClientFiles.method("fake")
                    .addJavadoc("What stands in for a server.")
                    .returns(ClientRuntime.FAKE)
                    .addStatement("return fake")
                    .build())
            .addMethod(resources()));
  }

  private MethodSpec resources() {
    CodeBlock rows =
        plan.versions().stream()
            .flatMap(version -> version.resources().stream())
            .map(this::row)
            .collect(CodeBlock.joining(",\n"));
    return ClientFiles.method("resources")
        .addModifiers(Modifier.STATIC)
        .addJavadoc("The resources that the clients are for.")
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), ClientRuntime.FAKE_RESOURCE))
        .addStatement("return $T.of(\n$L)", List.class, rows)
        .build();
  }

  private CodeBlock row(ApiResource resource) {
    CodeBlock.Builder row =
        CodeBlock.builder()
            .add(
                "$T.$L($S, $S, $S, $S)",
                ClientRuntime.FAKE_RESOURCE,
                resource.namespaced() ? "namespaced" : "clusterScoped",
                resource.version().group(),
                resource.version().version(),
                resource.plural(),
                resource.kind());
    if (!resource.singular().equals(resource.kind().toLowerCase(Locale.ROOT))) {
      row.add(".withSingular($S)", resource.singular());
    }
    if (!resource.verbs().equals(ALL)) {
      row.add(".withVerbs($L)", texts(resource.verbs()));
    }
    if (!resource.shortNames().isEmpty()) {
      row.add(".withShortNames($L)", texts(resource.shortNames()));
    }
    if (!resource.categories().isEmpty()) {
      row.add(".withCategories($L)", texts(resource.categories()));
    }
    for (ApiSubresource subresource : resource.subresources()) {
      add(row, resource, subresource);
    }
    ApiScale scale = resource.scale();
    if (scale != null) {
      row.add(
          ".withScale($S, $S, $S)",
          scale.specReplicas(),
          scale.statusReplicas(),
          scale.labelSelector());
    }
    return row.build();
  }

  private void add(CodeBlock.Builder row, ApiResource resource, ApiSubresource subresource) {
    String verbs = subresource.verbs().equals(USUAL) ? "" : ", " + texts(subresource.verbs());
    ClassName type = subresource.type();
    if (type == null) {
      row.add(".withSubresource($S$L)", subresource.path(), verbs);
      return;
    }
    ApiPackage declared = universe.apiPackage(type.packageName());
    ApiPackage version = declared == null ? resource.version() : declared;
    row.add(
        ".withSubresource($S, new $T($S, $S).withKind($S)$L)",
        subresource.path(),
        ClientRuntime.GROUP_VERSION,
        version.group(),
        version.version(),
        type.simpleName(),
        verbs);
  }

  private static String texts(List<String> values) {
    return CodeBlock.join(values.stream().map(value -> CodeBlock.of("$S", value)).toList(), ", ")
        .toString();
  }
}
