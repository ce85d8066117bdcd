package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import javax.lang.model.element.Modifier;

/** Writes the class that leads to the clients of all versions. */
final class ClientsetWriter {
  private final ClientPlan plan;

  ClientsetWriter(ClientPlan plan) {
    this.plan = plan;
  }

  JavaFile write() {
    ClassName name = plan.clientset();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addJavadoc(
                "The typed clients of all versions. They share one client for requests, with its"
                    + " limits; closing this\nends its connections. May be used by any number of"
                    + " threads.")
            .addSuperinterface(AutoCloseable.class)
            .addField(ClientRuntime.REST_CLIENT, "client", Modifier.PRIVATE, Modifier.FINAL)
            .addOriginatingElement(plan.origin())
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PUBLIC)
                    .addJavadoc("Creates a clientset that sends its requests as a client does.")
                    .addParameter(ClientRuntime.REST_CLIENT, "client")
                    .addStatement("this.client = client")
                    .build())
            .addMethod(
                open("Opens a clientset that a configuration describes.")
                    .addJavadoc("\n\n@throws IOException if keys or certificates cannot be read")
                    .addException(IOException.class)
                    .addParameter(ClientRuntime.CLIENT_CONFIG, "config")
                    .addStatement(
                        "return new $T($T.builder(config).scheme($T.scheme()).build())",
                        name,
                        ClientRuntime.REST_CLIENT,
                        plan.scheme())
                    .build())
            .addMethod(
                open("Opens a clientset that sends its requests over a transport.")
                    .addParameter(ClientRuntime.TRANSPORT, "transport")
                    .addStatement(
                        "return new $T($T.builder(transport).scheme($T.scheme()).build())",
                        name,
                        ClientRuntime.REST_CLIENT,
                        plan.scheme())
                    .build())
            .addMethod(
                ClientFiles.method("restClient")
                    .addJavadoc("What requests are made with.")
                    .returns(ClientRuntime.REST_CLIENT)
                    .addStatement("return client")
                    .build())
            .addMethod(
                ClientFiles.method("discovery")
                    .addJavadoc("Asks the server what it serves.")
                    .returns(ClientRuntime.DISCOVERY_CLIENT)
                    .addStatement("return new $T(client)", ClientRuntime.DISCOVERY_CLIENT)
                    .build())
            .addMethod(
                ClientFiles.method("close")
                    .addAnnotation(Override.class)
                    .addStatement("client.close()")
                    .build());
    for (ClientVersion version : plan.versions()) {
      ClassName client = plan.versionClient(version);
      type.addMethod(
          ClientFiles.method(version.accessor())
              .returns(client)
              .addStatement("return new $T(client)", client)
              .build());
    }
    return ClientFiles.of(name, type);
  }

  private MethodSpec.Builder open(String doc) {
    return ClientFiles.method("open")
        .addModifiers(Modifier.STATIC)
        .addJavadoc(doc)
        .returns(plan.clientset());
  }
}
