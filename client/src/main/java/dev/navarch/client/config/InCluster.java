package dev.navarch.client.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The configuration that every pod finds: a token, an authority, and where the server is. */
final class InCluster {
  private static final String HOST = "KUBERNETES_SERVICE_HOST";
  private static final String PORT = "KUBERNETES_SERVICE_PORT";

  private InCluster() {}

  static boolean isPossible(Surroundings around) {
    return !around.variable(HOST).isEmpty()
        && !around.variable(PORT).isEmpty()
        && Files.isRegularFile(around.serviceAccount().resolve("token"));
  }

  static ClientConfig config(Surroundings around) throws IOException {
    String host = around.variable(HOST);
    String port = around.variable(PORT);
    if (host.isEmpty() || port.isEmpty()) {
      throw KubeconfigException.of(
          "unable to load in-cluster configuration, KUBERNETES_SERVICE_HOST and"
              + " KUBERNETES_SERVICE_PORT must be defined");
    }
    Path token = around.serviceAccount().resolve("token");
    String first = read(token).strip();
    Path authority = around.serviceAccount().resolve("ca.crt");
    PemSource authorities =
        Files.isRegularFile(authority) ? new PemSource.File(authority) : PemSource.none();
    Path namespace = around.serviceAccount().resolve("namespace");
    String own = Files.isRegularFile(namespace) ? read(namespace).strip() : "";
    try {
      return ClientConfig.builder(
              "https://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port)
          .tls(new TlsConfig(authorities, PemSource.none(), PemSource.none(), "", false))
          .credentials(new Credentials(first, token, "", "", null))
          .namespace(own.isEmpty() ? "default" : own)
          .build();
    } catch (IllegalArgumentException e) {
      throw KubeconfigException.of("unable to load in-cluster configuration: " + e.getMessage(), e);
    }
  }

  private static String read(Path file) throws KubeconfigException {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw KubeconfigException.of(
          "unable to load in-cluster configuration: " + FileProblem.of(e), e);
    }
  }
}
