package dev.navarch.apiserver.metrics;

import dev.navarch.apiserver.request.RequestInfo;
import org.jspecify.annotations.Nullable;

/**
 * What requests are told apart by. Everything that is not known here is the same: whoever sends
 * nonsense must not make the server remember it.
 *
 * @param verb as metrics have it: the method, or what is more precise
 * @param subresource for pages about health, their path
 * @param scope {@code resource}, {@code namespace} or {@code cluster}
 */
record Route(
    String verb,
    String group,
    String version,
    String resource,
    String subresource,
    String scope,
    boolean dryRun) {

  /** What a request for a resource is counted under. */
  static Route ofResource(RequestInfo info, boolean apply, boolean dryRun) {
    return new Route(
        verb(info, apply),
        info.group(),
        info.version(),
        info.resource(),
        info.subresource(),
        scope(info),
        dryRun);
  }

  /** What a request is counted under that is for no resource of this server. */
  static Route ofPage(RequestInfo info) {
    String page =
        switch (info.isResource() ? "" : info.path()) {
          case "/healthz" -> "/healthz";
          case "/livez" -> "/livez";
          case "/readyz" -> "/readyz";
          default -> "";
        };
    return new Route(verb(info, false), "", "", "", page, "", false);
  }

  private static String verb(RequestInfo info, boolean apply) {
    if (isConnection(info)) {
      return "CONNECT";
    }
    return switch (info.verb()) {
      case "get" -> "GET";
      case "list" -> "LIST";
      case "watch" -> "WATCH";
      case "create", "post" -> "POST";
      case "update", "put" -> "PUT";
      case "patch" -> apply ? "APPLY" : "PATCH";
      case "delete" -> "DELETE";
      case "deletecollection" -> "DELETECOLLECTION";
      default -> "other";
    };
  }

  /** Whether the request goes through to something that answers it itself. */
  private static boolean isConnection(RequestInfo info) {
    return switch (info.subresource()) {
      case "exec", "attach", "portforward", "proxy" -> true;
      default -> false;
    };
  }

  private static String scope(RequestInfo info) {
    if (!info.name().isEmpty() || info.verb().equals("create")) {
      return "resource";
    }
    return info.namespace().isEmpty() ? "cluster" : "namespace";
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Route other
        && dryRun == other.dryRun
        && verb.equals(other.verb)
        && resource.equals(other.resource)
        && group.equals(other.group)
        && version.equals(other.version)
        && subresource.equals(other.subresource)
        && scope.equals(other.scope);
  }

  @Override
  public int hashCode() {
    int hash = 31 * verb.hashCode() + resource.hashCode();
    hash = 31 * (31 * hash + group.hashCode()) + version.hashCode();
    hash = 31 * (31 * hash + subresource.hashCode()) + scope.hashCode();
    return 31 * hash + Boolean.hashCode(dryRun);
  }

  /** Only for these does it tell anything how large the answer is. */
  boolean isRead() {
    return verb.equals("GET") || verb.equals("LIST");
  }

  private String component() {
    return subresource.startsWith("/") ? "" : "apiserver";
  }

  Labels labels() {
    return Labels.of(
        "component", component(),
        "group", group,
        "resource", resource,
        "scope", scope,
        "subresource", subresource,
        "verb", verb,
        "version", version);
  }

  Labels labelsWithDryRun() {
    return Labels.of(
        "component", component(),
        "dry_run", dryRun ? "All" : "",
        "group", group,
        "resource", resource,
        "scope", scope,
        "subresource", subresource,
        "verb", verb,
        "version", version);
  }

  Labels labelsWithCode(int code) {
    return Labels.of(
        "code", Integer.toString(code),
        "component", component(),
        "dry_run", dryRun ? "All" : "",
        "group", group,
        "resource", resource,
        "scope", scope,
        "subresource", subresource,
        "verb", verb,
        "version", version);
  }
}
