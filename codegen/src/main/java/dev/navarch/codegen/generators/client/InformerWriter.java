package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.navarch.codegen.universe.ApiResource;
import java.time.Duration;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the factory of informers, and the classes that lead from it to a kind's. */
final class InformerWriter {
  private final ClientPlan plan;

  InformerWriter(ClientPlan plan) {
    this.plan = plan;
  }

  /** Whether a cache can be kept of a resource. */
  static boolean isCached(ApiResource resource) {
    return resource.can("list") && resource.can("watch");
  }

  static boolean isCached(ClientVersion version) {
    return version.resources().stream().anyMatch(InformerWriter::isCached);
  }

  static boolean isCached(ClientGroup group) {
    return group.versions().stream().anyMatch(InformerWriter::isCached);
  }

  JavaFile writeFactory() {
    ClassName name = plan.informerFactory();
    TypeSpec.Builder type =
        base(name)
            .addJavadoc(
                "The informers of all kinds, one of each, made when asked for first. Start it after"
                    + " the handlers have been\n"
                    + "added. A thin layer on {@link $T}, whose thread rule holds here.",
                ClientRuntime.SHARED_INFORMER_FACTORY)
            .addSuperinterface(AutoCloseable.class)
            .addMethod(
                ClientFiles.method("create")
                    .addModifiers(Modifier.STATIC)
                    .addJavadoc(
                        "Creates a factory for all namespaces whose handlers see no resyncs.")
                    .addParameter(plan.clientset(), "clientset")
                    .returns(name)
                    .addStatement("return create(clientset, $T.ZERO)", Duration.class)
                    .build())
            .addMethod(
                ClientFiles.method("create")
                    .addModifiers(Modifier.STATIC)
                    .addJavadoc("Creates a factory for all namespaces with a resync period.")
                    .addParameter(plan.clientset(), "clientset")
                    .addParameter(Duration.class, "defaultResync")
                    .returns(name)
                    .addStatement(
                        "return new $T(clientset,"
                            + " $T.builder().defaultResync(defaultResync).build())",
                        name,
                        ClientRuntime.SHARED_INFORMER_FACTORY)
                    .build())
            .addMethod(
                ClientFiles.method("factory")
                    .addJavadoc("What the informers are shared in.")
                    .returns(ClientRuntime.SHARED_INFORMER_FACTORY)
                    .addStatement("return factory")
                    .build())
            .addMethod(
                ClientFiles.method("start")
                    .addJavadoc("Starts the informers that were asked for and do not run yet.")
                    .addStatement("factory.start()")
                    .build())
            .addMethod(
                ClientFiles.method("waitForCacheSync")
                    .addJavadoc("Waits until those that were started have their first list.")
                    .addJavadoc("\n\n@return for each, by type, whether it has")
                    .addException(InterruptedException.class)
                    .addParameter(Duration.class, "timeout")
                    .returns(
                        ParameterizedTypeName.get(
                            ClassName.get(Map.class),
                            ClassName.OBJECT,
                            ClassName.get(Boolean.class)))
                    .addStatement("return factory.waitForCacheSync(timeout)")
                    .build())
            .addMethod(
                ClientFiles.method("close")
                    .addJavadoc("Ends all informers and waits for their threads.")
                    .addAnnotation(Override.class)
                    .addStatement("factory.close()")
                    .build());
    for (ClientGroup group : plan.groups()) {
      if (isCached(group)) {
        type.addMethod(
            accessor(JavaNames.identifier(group.name()), group.informers(plan.informersPackage())));
      }
    }
    return ClientFiles.of(name, type);
  }

  JavaFile write(ClientGroup group) {
    ClassName name = group.informers(plan.informersPackage());
    TypeSpec.Builder type = base(name).addJavadoc("The informers of a group, by version.");
    for (ClientVersion version : group.versions()) {
      if (isCached(version)) {
        type.addMethod(accessor(version.version(), plan.versionInformers(version)));
      }
    }
    return ClientFiles.of(name, type);
  }

  JavaFile write(ClientVersion version) {
    ClassName name = plan.versionInformers(version);
    TypeSpec.Builder type = base(name).addJavadoc("The informers of a version, by resource.");
    for (ApiResource resource : version.resources()) {
      if (isCached(resource)) {
        ClassName lister = plan.lister(version, resource);
        type.addMethod(
            ClientFiles.method(VersionClientWriter.accessorName(resource))
                .returns(
                    ParameterizedTypeName.get(
                        ClientRuntime.RESOURCE_INFORMER, resource.type(), lister))
                .addStatement(
                    "return new $T<>(factory, $T.class,"
                        + " namespace -> clientset.$L().$L($L).listerWatcher(), $T::new)",
                    ClientRuntime.RESOURCE_INFORMER,
                    resource.type(),
                    version.accessor(),
                    VersionClientWriter.accessorName(resource),
                    resource.namespaced() ? "namespace" : "",
                    lister)
                .build());
        type.addOriginatingElement(resource.element());
      }
    }
    return ClientFiles.of(name, type);
  }

  private TypeSpec.Builder base(ClassName name) {
    return TypeSpec.classBuilder(name)
        .addModifiers(Modifier.FINAL)
        .addOriginatingElement(plan.origin())
        .addField(plan.clientset(), "clientset", Modifier.PRIVATE, Modifier.FINAL)
        .addField(
            ClientRuntime.SHARED_INFORMER_FACTORY, "factory", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Finds informers in a factory, which may have those of others too.")
                .addParameter(plan.clientset(), "clientset")
                .addParameter(ClientRuntime.SHARED_INFORMER_FACTORY, "factory")
                .addStatement("this.clientset = clientset")
                .addStatement("this.factory = factory")
                .build());
  }

  private static MethodSpec accessor(String name, ClassName type) {
    return ClientFiles.method(name)
        .returns(type)
        .addStatement("return new $T(clientset, factory)", type)
        .build();
  }
}
