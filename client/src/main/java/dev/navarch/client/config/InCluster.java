package dev.navarch.client.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The configuration that every pod finds: a token, an authority, and where the server is. */
final class InCluster {
  private static final String HOST = "KUBERNETES_SERVICE_HOST";
  private static final String PORT = "KUBERNETES_SERVICE_PORT";
  private static final String POD = "in-cluster";

  private InCluster() {}

  static boolean isPossible(Surroundings around) {
    return !around.variable(HOST).isEmpty()
        && !around.variable(PORT).isEmpty()
        && Files.isRegularFile(around.serviceAccount().resolve("token"));
  }

  /** What the pod finds, with some values of the caller's. */
  static ClientConfig config(Surroundings around, KubeconfigOverrides overrides)
      throws IOException {
    String host = around.variable(HOST);
    String port = around.variable(PORT);
    if (host.isEmpty() || port.isEmpty()) {
      throw KubeconfigException.of(
          "unable to load in-cluster configuration, KUBERNETES_SERVICE_HOST and"
              + " KUBERNETES_SERVICE_PORT must be defined");
    }
    Cluster cluster =
        Cluster.of("https://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port);
    Path authority = around.serviceAccount().resolve("ca.crt");
    if (Files.isRegularFile(authority)) {
      cluster = cluster.withCertificateAuthority(authority.toString());
    }
    // a name and a password are another way to sign in, and cannot be had beside a token
    User user = overrides.hasBasic() ? User.EMPTY : tokenOf(around.serviceAccount());
    Kubeconfig pod =
        Kubeconfig.EMPTY
            .withCluster(POD, cluster)
            .withUser(POD, user)
            .withContext(POD, Context.of(POD, POD).withNamespace(namespace(around)))
            .withCurrentContext(POD);
    try {
      return ClientConfig.fromKubeconfig(pod, overrides);
    } catch (KubeconfigException e) {
      throw KubeconfigException.of("unable to load in-cluster configuration: " + e.getMessage(), e);
    }
  }

  /** The file is read again and again; what it holds now is used while it cannot be read. */
  private static User tokenOf(Path account) throws KubeconfigException {
    Path file = account.resolve("token");
    return User.EMPTY.withTokens(read(file).strip(), file.toString());
  }

  private static String namespace(Surroundings around) throws KubeconfigException {
    String told = around.variable("POD_NAMESPACE");
    if (!told.isEmpty()) {
      return told;
    }
    Path file = around.serviceAccount().resolve("namespace");
    return Files.isRegularFile(file) ? read(file).strip() : "";
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
