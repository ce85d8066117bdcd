package dev.navarch.client.config;

import dev.navarch.apimachinery.value.GoQuoting;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Says what is wrong with a configuration, in the words of Kubernetes. */
public final class KubeconfigValidation {
  static final String EMPTY_CLUSTER = "cluster has no server defined";

  private static final Pattern LABEL = Pattern.compile("[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?");
  private static final Set<String> PROXIES = Set.of("http", "https", "socks5");

  private KubeconfigValidation() {}

  /** Everything that is wrong anywhere in it. */
  public static List<String> validate(Kubeconfig config) {
    if (config.isEmpty()) {
      return KubeconfigException.empty().problems();
    }
    List<String> problems = new ArrayList<>();
    String current = config.currentContext();
    if (!current.isEmpty() && !config.contexts().containsKey(current)) {
      problems.add(contextNotFound(current));
    }
    config.contexts().forEach((name, context) -> context(name, context, config, problems::add));
    config.users().forEach((name, user) -> user(name, user, problems::add));
    config.clusters().forEach((name, cluster) -> cluster(name, cluster, problems::add));
    return List.copyOf(problems);
  }

  static String contextNotFound(String name) {
    return "context was not found for specified context: " + name;
  }

  private static void context(
      String name, Context context, Kubeconfig config, Consumer<String> problems) {
    String quoted = GoQuoting.quote(name);
    if (name.isEmpty()) {
      problems.accept("empty context name is not allowed");
    }
    if (context.user().isEmpty()) {
      problems.accept("user was not specified for context " + quoted);
    }
    if (context.cluster().isEmpty()) {
      problems.accept("cluster was not specified for context " + quoted);
    }
    references(name, context, config, problems);
    namespace(name, context, problems);
  }

  /** Names that nothing has. */
  static void references(
      String name, Context context, Kubeconfig config, Consumer<String> problems) {
    if (!context.user().isEmpty() && !config.users().containsKey(context.user())) {
      problems.accept(
          "user %s was not found for context %s"
              .formatted(GoQuoting.quote(context.user()), GoQuoting.quote(name)));
    }
    if (!context.cluster().isEmpty() && !config.clusters().containsKey(context.cluster())) {
      problems.accept(
          "cluster %s was not found for context %s"
              .formatted(GoQuoting.quote(context.cluster()), GoQuoting.quote(name)));
    }
  }

  private static void namespace(String name, Context context, Consumer<String> problems) {
    String namespace = context.namespace();
    if (!namespace.isEmpty() && !LABEL.matcher(namespace).matches()) {
      problems.accept(
          "namespace %s for context %s does not conform to the kubernetes DNS_LABEL rules"
              .formatted(GoQuoting.quote(namespace), GoQuoting.quote(name)));
    }
  }

  static void cluster(String name, Cluster cluster, Consumer<String> problems) {
    if (cluster.equals(Cluster.EMPTY)) {
      problems.accept(EMPTY_CLUSTER);
      return;
    }
    if (cluster.server().isEmpty()) {
      problems.accept(
          name.isEmpty()
              ? "default cluster has no server defined"
              : "no server found for cluster " + GoQuoting.quote(name));
    }
    if (!cluster.proxyUrl().isEmpty()) {
      String problem = proxyProblem(cluster.proxyUrl());
      if (!problem.isEmpty()) {
        problems.accept(
            "invalid 'proxy-url' for cluster %s: %s".formatted(GoQuoting.quote(name), problem));
      }
    }
    String file = cluster.certificateAuthority();
    if (!file.isEmpty() && !cluster.certificateAuthorityData().isEmpty()) {
      problems.accept(
          ("certificate-authority-data and certificate-authority are both specified for %s."
                  + " certificate-authority-data will override.")
              .formatted(name));
    }
    readable("certificate-authority", file, name, problems);
  }

  /** Empty when nothing is wrong. The address itself is not shown: it may hold a password. */
  private static String proxyProblem(String url) {
    try {
      URI uri = new URI(url);
      String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
      if (!PROXIES.contains(scheme)) {
        return "unsupported scheme %s, must be http, https, or socks5"
            .formatted(GoQuoting.quote(scheme));
      }
      return uri.getHost() == null ? "it names no host" : "";
    } catch (URISyntaxException e) {
      return e.getReason();
    }
  }

  static void user(String name, User user, Consumer<String> problems) {
    certificate(name, user.certificate(), problems);
    ExecConfig exec = user.exec();
    if (exec != null) {
      if (user.authProvider() != null) {
        problems.accept(
            "authProvider cannot be provided in combination with an exec plugin for " + name);
      }
      exec(name, exec, problems);
    }
    boolean isBasic = !user.username().isEmpty() || !user.password().isEmpty();
    if (!user.token().isEmpty() && isBasic) {
      problems.accept(
          "more than one authentication method found for %s; found [token basicAuth], only one is"
                  .formatted(name)
              + " allowed");
    }
    if (user.impersonation().user().isEmpty() && !user.impersonation().isBare()) {
      problems.accept(
          "requesting uid, groups or user-extra for %s without impersonating a user"
              .formatted(name));
    }
  }

  private static void certificate(
      String name, User.Certificate certificate, Consumer<String> problems) {
    if (!certificate.isPresent()) {
      return;
    }
    if (!certificate.file().isEmpty() && !certificate.data().isEmpty()) {
      problems.accept(
          ("client-cert-data and client-cert are both specified for %s."
                  + " client-cert-data will override.")
              .formatted(name));
    }
    if (!certificate.keyFile().isEmpty() && !certificate.keyData().isEmpty()) {
      problems.accept(
          ("client-key-data and client-key are both specified for %s;"
                  + " client-key-data will override")
              .formatted(name));
    }
    if (certificate.keyFile().isEmpty() && certificate.keyData().isEmpty()) {
      problems.accept(
          ("client-key-data or client-key must be specified for %s to use the clientCert"
                  + " authentication method.")
              .formatted(name));
    }
    readable("client-cert", certificate.file(), name, problems);
    readable("client-key", certificate.keyFile(), name, problems);
  }

  private static void exec(String name, ExecConfig exec, Consumer<String> problems) {
    if (exec.command().isEmpty()) {
      problems.accept(
          "command must be specified for %s to use exec authentication plugin".formatted(name));
    }
    if (exec.apiVersion().isEmpty()) {
      problems.accept(
          "apiVersion must be specified for %s to use exec authentication plugin".formatted(name));
    }
    if (exec.env().stream().anyMatch(variable -> variable.name().isEmpty())) {
      problems.accept(
          "env variable name must be specified for %s to use exec authentication plugin"
              .formatted(name));
    }
    switch (exec.interactiveMode()) {
      case "" ->
          problems.accept(
              "interactiveMode must be specified for %s to use exec authentication plugin"
                  .formatted(name));
      case ExecConfig.NEVER, ExecConfig.IF_AVAILABLE, ExecConfig.ALWAYS -> {}
      default ->
          problems.accept(
              "invalid interactiveMode for %s: %s"
                  .formatted(name, GoQuoting.quote(exec.interactiveMode())));
    }
  }

  private static void readable(String what, String file, String name, Consumer<String> problems) {
    if (file.isEmpty()) {
      return;
    }
    try {
      Files.newInputStream(Path.of(file)).close();
    } catch (IOException e) {
      problems.accept(
          "unable to read %s %s for %s due to %s".formatted(what, file, name, FileProblem.of(e)));
    } catch (InvalidPathException e) {
      problems.accept("unable to read %s for %s due to %s".formatted(what, name, e.getReason()));
    }
  }
}
