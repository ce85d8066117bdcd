package dev.navarch.client.config;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a person says at the command line in place of what files say: the global flags of kubectl.
 * Empty texts say nothing. Immutable; each {@code with…} returns another.
 */
public final class KubeconfigOverrides {
  public static final KubeconfigOverrides NONE =
      new KubeconfigOverrides("", "", "", "", Cluster.EMPTY, null, User.EMPTY, Duration.ZERO);

  private final String context;
  private final String cluster;
  private final String user;
  private final String namespace;
  private final Cluster clusterFields;
  private final @Nullable Boolean insecure;
  private final User userFields;
  private final Duration timeout;

  private KubeconfigOverrides(
      String context,
      String cluster,
      String user,
      String namespace,
      Cluster clusterFields,
      @Nullable Boolean insecure,
      User userFields,
      Duration timeout) {
    this.context = context;
    this.cluster = cluster;
    this.user = user;
    this.namespace = namespace;
    this.clusterFields = clusterFields;
    this.insecure = insecure;
    this.userFields = userFields;
    this.timeout = timeout;
  }

  /** The name of a context, as by {@code --context}. */
  public KubeconfigOverrides withContext(String name) {
    return new KubeconfigOverrides(
        name, cluster, user, namespace, clusterFields, insecure, userFields, timeout);
  }

  /** The name of a cluster, as by {@code --cluster}. */
  public KubeconfigOverrides withCluster(String name) {
    return new KubeconfigOverrides(
        context, name, user, namespace, clusterFields, insecure, userFields, timeout);
  }

  /** The name of a user, as by {@code --user}. */
  public KubeconfigOverrides withUser(String name) {
    return new KubeconfigOverrides(
        context, cluster, name, namespace, clusterFields, insecure, userFields, timeout);
  }

  public KubeconfigOverrides withNamespace(String name) {
    return new KubeconfigOverrides(
        context, cluster, user, name, clusterFields, insecure, userFields, timeout);
  }

  public KubeconfigOverrides withServer(String url) {
    return withClusterFields(clusterFields.withServer(url));
  }

  public KubeconfigOverrides withTlsServerName(String name) {
    return withClusterFields(clusterFields.withTlsServerName(name));
  }

  public KubeconfigOverrides withCertificateAuthority(String file) {
    return withClusterFields(clusterFields.withCertificateAuthority(file));
  }

  public KubeconfigOverrides withProxyUrl(String url) {
    return withClusterFields(clusterFields.withProxyUrl(url));
  }

  public KubeconfigOverrides withDisableCompression(boolean disable) {
    return withClusterFields(clusterFields.withDisableCompression(disable));
  }

  public KubeconfigOverrides withInsecureSkipTlsVerify(boolean skip) {
    return new KubeconfigOverrides(
        context, cluster, user, namespace, clusterFields, skip, userFields, timeout);
  }

  public KubeconfigOverrides withToken(String token) {
    return withUserFields(userFields.withToken(token));
  }

  public KubeconfigOverrides withBasic(String username, String password) {
    return withUserFields(userFields.withBasic(username, password));
  }

  public KubeconfigOverrides withClientCertificate(String file, String keyFile) {
    return withUserFields(userFields.withCertificateFiles(file, keyFile));
  }

  /** As by {@code --as}, {@code --as-uid}, {@code --as-group} and {@code --as-user-extra}. */
  public KubeconfigOverrides withImpersonation(Impersonation impersonation) {
    return withUserFields(userFields.withImpersonation(impersonation));
  }

  /** As by {@code --request-timeout}; zero waits as long as it takes. */
  public KubeconfigOverrides withTimeout(Duration limit) {
    return new KubeconfigOverrides(
        context, cluster, user, namespace, clusterFields, insecure, userFields, limit);
  }

  private KubeconfigOverrides withClusterFields(Cluster fields) {
    return new KubeconfigOverrides(
        context, cluster, user, namespace, fields, insecure, userFields, timeout);
  }

  private KubeconfigOverrides withUserFields(User fields) {
    return new KubeconfigOverrides(
        context, cluster, user, namespace, clusterFields, insecure, fields, timeout);
  }

  String context() {
    return context;
  }

  String cluster() {
    return cluster;
  }

  String user() {
    return user;
  }

  String namespace() {
    return namespace;
  }

  Duration timeout() {
    return timeout;
  }

  boolean hasBasic() {
    return !userFields.username().isEmpty() || !userFields.password().isEmpty();
  }

  /** Whether nothing here tells which server is meant. */
  boolean leavesServerOpen() {
    return context.isEmpty()
        && cluster.isEmpty()
        && user.isEmpty()
        && clusterFields.server().isEmpty();
  }

  Context over(Context chosen) {
    return chosen
        .withCluster(either(cluster, chosen.cluster()))
        .withUser(either(user, chosen.user()))
        .withNamespace(either(namespace, chosen.namespace()));
  }

  /**
   * The fields of a cluster with these over them. Another address has another name in its
   * certificate; no verification needs no authority, and who names an authority wants it asked.
   */
  Cluster over(Cluster chosen) {
    Cluster merged = chosen;
    if (!clusterFields.server().isEmpty()) {
      merged = merged.withServer(clusterFields.server());
    }
    if (!clusterFields.server().isEmpty() || !clusterFields.tlsServerName().isEmpty()) {
      merged = merged.withTlsServerName(clusterFields.tlsServerName());
    }
    if (!clusterFields.certificateAuthority().isEmpty()) {
      merged =
          merged
              .withCertificateAuthority(clusterFields.certificateAuthority())
              .withInsecureSkipTlsVerify(false);
    } else if (Boolean.TRUE.equals(insecure)) {
      merged = merged.withCertificateAuthority("");
    }
    if (insecure != null) {
      merged = merged.withInsecureSkipTlsVerify(insecure);
    }
    if (!clusterFields.proxyUrl().isEmpty()) {
      merged = merged.withProxyUrl(clusterFields.proxyUrl());
    }
    return clusterFields.disableCompression() ? merged.withDisableCompression(true) : merged;
  }

  /** The fields of a user with these over them. */
  User over(User chosen) {
    User merged = chosen;
    if (userFields.certificate().isPresent()) {
      merged = merged.withCertificate(userFields.certificate());
    }
    if (!userFields.token().isEmpty()) {
      merged = merged.withToken(userFields.token());
    }
    if (hasBasic()) {
      merged = merged.withBasic(userFields.username(), userFields.password());
    }
    return merged.withImpersonation(over(merged.impersonation()));
  }

  private Impersonation over(Impersonation chosen) {
    Impersonation wanted = userFields.impersonation();
    List<String> groups = wanted.groups().isEmpty() ? chosen.groups() : wanted.groups();
    Map<String, List<String>> extra = wanted.extra().isEmpty() ? chosen.extra() : wanted.extra();
    return new Impersonation(
        either(wanted.user(), chosen.user()), either(wanted.uid(), chosen.uid()), groups, extra);
  }

  private static String either(String said, String otherwise) {
    return said.isEmpty() ? otherwise : said;
  }
}
