package dev.navarch.client.config;

import dev.navarch.apimachinery.value.GoQuoting;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The cluster and the user that a configuration means, once somebody chose.
 *
 * @param context with its names as they are after all
 */
public record ChosenContext(Context context, Cluster cluster, User user, KubeconfigOverrides said) {
  private static final String EXEC_EXTENSION = "client.authentication.k8s.io/exec";

  /**
   * Chooses.
   *
   * @throws KubeconfigException that tells all that is wrong with what was chosen
   */
  public static ChosenContext of(Kubeconfig config, KubeconfigOverrides overrides)
      throws KubeconfigException {
    List<String> problems = new ArrayList<>();
    boolean isNamed = !overrides.context().isEmpty();
    String name = isNamed ? overrides.context() : config.currentContext();
    Context context = config.contexts().get(name);
    if (context == null) {
      if (isNamed) {
        throw KubeconfigException.of("context " + GoQuoting.quote(name) + " does not exist");
      }
      if (!name.isEmpty()) {
        problems.add(KubeconfigValidation.contextNotFound(name));
      }
      context = Context.of("", "");
    }
    missing(overrides.cluster(), "cluster", config.clusters().containsKey(overrides.cluster()));
    missing(overrides.user(), "auth info", config.users().containsKey(overrides.user()));
    Context chosen = overrides.over(context);
    KubeconfigValidation.references(name, chosen, config, problems::add);
    Cluster cluster =
        overrides.over(config.clusters().getOrDefault(chosen.cluster(), Cluster.EMPTY));
    User user = overrides.over(config.users().getOrDefault(chosen.user(), User.EMPTY));
    KubeconfigValidation.user(chosen.user(), user, problems::add);
    if (problems.isEmpty() && cluster.equals(Cluster.EMPTY)) {
      throw KubeconfigException.empty();
    }
    KubeconfigValidation.cluster(chosen.cluster(), cluster, problems::add);
    if (!problems.isEmpty()) {
      throw KubeconfigException.invalid(problems);
    }
    return new ChosenContext(chosen, cluster, user, overrides);
  }

  private static void missing(String name, String what, boolean isThere)
      throws KubeconfigException {
    if (!name.isEmpty() && !isThere) {
      throw KubeconfigException.of(what + " " + GoQuoting.quote(name) + " does not exist");
    }
  }

  ClientConfig clientConfig() throws KubeconfigException {
    User.Certificate certificate = user.certificate();
    TlsConfig tls =
        new TlsConfig(
            PemSource.of(cluster.certificateAuthorityData(), cluster.certificateAuthority()),
            PemSource.of(certificate.data(), certificate.file()),
            PemSource.of(certificate.keyData(), certificate.keyFile()),
            cluster.tlsServerName(),
            cluster.insecureSkipTlsVerify());
    if (tls.insecure() && tls.authorities().isPresent()) {
      throw KubeconfigException.of(
          "specifying a root certificates file with the insecure flag is not allowed");
    }
    if (user.authProvider() != null) {
      throw KubeconfigException.of(
          "no Auth Provider found for name " + GoQuoting.quote(user.authProvider().name()));
    }
    try {
      Path tokenFile = user.tokenFile().isEmpty() ? null : Path.of(user.tokenFile());
      return ClientConfig.builder(cluster.server())
          .tls(tls)
          .credentials(
              new Credentials(
                  user.token(), tokenFile, user.username(), user.password(), user.exec()))
          .execClusterConfig(cluster.extensions().get(EXEC_EXTENSION))
          .impersonation(user.impersonation())
          .proxy(cluster.proxyUrl().isEmpty() ? null : URI.create(cluster.proxyUrl()))
          .namespace(context.namespace().isEmpty() ? "default" : context.namespace())
          .timeout(said.timeout())
          .disableCompression(cluster.disableCompression())
          .build();
    } catch (IllegalArgumentException e) {
      throw KubeconfigException.invalid(List.of(String.valueOf(e.getMessage())));
    }
  }
}
