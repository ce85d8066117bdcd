package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.navarch.codegen.generators.Names;
import dev.navarch.codegen.universe.ApiResource;
import javax.lang.model.element.Modifier;

/** Writes the class with the clients of one version's resources. */
final class VersionClientWriter {
  private final ClientPlan plan;

  VersionClientWriter(ClientPlan plan) {
    this.plan = plan;
  }

  JavaFile write(ClientVersion version) {
    ClassName name = plan.versionClient(version);
    String apiVersion =
        version.apiGroup().isEmpty()
            ? version.apiVersion()
            : version.apiGroup() + "/" + version.apiVersion();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "The clients of {@code $L}. May be used by any number of threads.", apiVersion)
            .addField(
                FieldSpec.builder(
                        ClientRuntime.REST_CLIENT, "client", Modifier.PRIVATE, Modifier.FINAL)
                    .build())
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addJavadoc("Creates clients that send their requests as another one does.")
                    .addModifiers(Modifier.PUBLIC)
                    .addParameter(ClientRuntime.REST_CLIENT, "client")
                    .addStatement(
                        "this.client = client.forGroupVersion(new $T($S, $S))",
                        ClientRuntime.GROUP_VERSION,
                        version.apiGroup(),
                        version.apiVersion())
                    .build())
            .addMethod(
                ClientFiles.method("restClient")
                    .addJavadoc("What requests are made with.")
                    .returns(ClientRuntime.REST_CLIENT)
                    .addStatement("return client")
                    .build());
    for (ApiResource resource : version.resources()) {
      type.addMethod(accessor(version, resource));
    }
    for (ApiResource resource : version.resources()) {
      type.addType(implementation(version, resource));
      type.addOriginatingElement(resource.element());
    }
    return ClientFiles.of(name, type);
  }

  static String accessorName(ApiResource resource) {
    return JavaNames.identifier(Names.methodName(resource.pluralKind()));
  }

  private MethodSpec accessor(ClientVersion version, ApiResource resource) {
    MethodSpec.Builder method =
        ClientFiles.method(accessorName(resource)).returns(plan.client(version, resource));
    return (resource.namespaced()
            ? method
                .addJavadoc("{@code $L} of a namespace; empty for all.", resource.plural())
                .addParameter(String.class, "namespace")
                .addStatement("return new $L(client, namespace)", implementationName(resource))
            : method
                .addJavadoc("{@code $L}.", resource.plural())
                .addStatement("return new $L(client)", implementationName(resource)))
        .build();
  }

  private static String implementationName(ApiResource resource) {
    return resource.kind() + "Requests";
  }

  private TypeSpec implementation(ClientVersion version, ApiResource resource) {
    boolean listed = resource.can("list");
    TypeName list =
        listed
            ? resource.listType()
            : ParameterizedTypeName.get(ClientRuntime.API_LIST, resource.type());
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder().addParameter(ClientRuntime.REST_CLIENT, "client");
    if (resource.namespaced()) {
      constructor.addParameter(String.class, "namespace");
    }
    return TypeSpec.classBuilder(implementationName(resource))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(ClientRuntime.RESOURCE_CLIENT, resource.type(), list))
        .addSuperinterface(plan.client(version, resource))
        .addMethod(
            constructor
                .addStatement(
                    "super(client, $S, $T.class, $L, $L)",
                    resource.plural(),
                    resource.type(),
                    listed ? CodeBlock.of("$T.class", list) : CodeBlock.of("noList()"),
                    resource.namespaced() ? "namespace" : "null")
                .build())
        .build();
  }
}
