package dev.navarch.apiserver.request;

import dev.navarch.apimachinery.fields.FieldSelector;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.validation.NameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a request is about: the words in which authorization, admission and logs speak of it.
 *
 * @param isResource whether the path names a resource; if not, only verb and path say anything
 * @param verb {@code get}, {@code list}, {@code watch}, {@code create}, {@code update}, {@code
 *     patch}, {@code delete} or {@code deletecollection}; for other paths the method in lower case
 * @param apiPrefix {@code api} or {@code apis}
 * @param namespace empty for what belongs to the whole cluster, and for all namespaces
 * @param name empty for a collection
 * @param parts what comes behind the version: resource, name, sub-resource, and more
 */
public record RequestInfo(
    boolean isResource,
    String path,
    String verb,
    String apiPrefix,
    String group,
    String version,
    String namespace,
    String resource,
    String subresource,
    String name,
    List<String> parts) {

  /** Sub-resources of a namespace; anything else behind its name is a resource in it. */
  private static final Set<String> OF_NAMESPACES = Set.of("status", "finalize");

  /** More than any resource has; what is behind them stays together, and costs nothing. */
  private static final int MOST_SEGMENTS = 32;

  public RequestInfo {
    parts = List.copyOf(parts);
  }

  /** The sub-resource behind a slash, or nothing. */
  public String resourceWithSub() {
    return subresource.isEmpty() ? resource : resource + "/" + subresource;
  }

  public GroupResource groupResource() {
    return new GroupResource(group, resource);
  }

  public GroupVersion groupVersion() {
    return new GroupVersion(group, version);
  }

  /**
   * Returns whether the path names a resource in a namespace. The path of a namespace itself does
   * not, although the namespace is what authorization is asked for there.
   */
  public boolean isInNamespace() {
    return !namespace.isEmpty() && !isOfNamespace();
  }

  /** Returns whether the path is that of a namespace, or of a sub-resource of one. */
  private boolean isOfNamespace() {
    return group.isEmpty()
        && resource.equals("namespaces")
        && name.equals(namespace)
        && !trimmed(path).endsWith("/namespaces/" + namespace + "/" + String.join("/", parts));
  }

  /** Returns a request for the same with another verb. */
  public RequestInfo withVerb(String other) {
    return new RequestInfo(
        isResource,
        path,
        other,
        apiPrefix,
        group,
        version,
        namespace,
        resource,
        subresource,
        name,
        parts);
  }

  /** Returns a request for the same at the scope of the cluster. */
  public RequestInfo inCluster() {
    return new RequestInfo(
        isResource, path, verb, apiPrefix, group, version, "", resource, subresource, name, parts);
  }

  /**
   * Reads a request.
   *
   * @param path decoded
   */
  public static RequestInfo of(String method, String path, Query query) {
    List<String> segments = segments(path);
    String prefix = segments.isEmpty() ? "" : segments.get(0);
    boolean core = prefix.equals("api");
    int first = core ? 2 : 3;
    if (!(core || prefix.equals("apis")) || segments.size() <= first) {
      return nonResource(method, path);
    }
    String group = core ? "" : segments.get(1);
    String version = segments.get(first - 1);
    List<String> rest = segments.subList(first, segments.size());
    String verb = verb(method);

    // Old clients watch under a path of its own.
    boolean verbInPath = false;
    if (rest.get(0).equals("watch") || rest.get(0).equals("proxy")) {
      if (rest.size() < 2) {
        return nonResource(method, path);
      }
      verb = rest.get(0);
      verbInPath = true;
      rest = rest.subList(1, rest.size());
    }

    String namespace = "";
    if (rest.get(0).equals("namespaces")) {
      if (rest.size() > 1) {
        namespace = rest.get(1);
        if (rest.size() > 2 && !OF_NAMESPACES.contains(rest.get(2))) {
          rest = rest.subList(2, rest.size());
        }
      }
    }

    String resource = rest.get(0);
    String name = rest.size() > 1 ? rest.get(1) : "";
    String subresource = rest.size() > 2 && !verb.equals("proxy") ? rest.get(2) : "";
    if (name.isEmpty() && !verbInPath) {
      verb = collectionVerb(verb, query);
      name = verb.equals("list") || verb.equals("watch") ? selectedName(query) : "";
    }
    return new RequestInfo(
        true, path, verb, prefix, group, version, namespace, resource, subresource, name, rest);
  }

  private static RequestInfo nonResource(String method, String path) {
    return new RequestInfo(
        false, path, method.toLowerCase(Locale.ROOT), "", "", "", "", "", "", "", List.of());
  }

  private static String verb(String method) {
    return switch (method) {
      case "POST" -> "create";
      case "GET", "HEAD" -> "get";
      case "PUT" -> "update";
      case "PATCH" -> "patch";
      case "DELETE" -> "delete";
      default -> "";
    };
  }

  private static String collectionVerb(String verb, Query query) {
    return switch (verb) {
      case "get" -> isWatch(query) ? "watch" : "list";
      case "delete" -> "deletecollection";
      default -> verb;
    };
  }

  /**
   * Returns whether a collection is to be watched; the parameter alone, without a value, says so.
   */
  private static boolean isWatch(Query query) {
    return query.find("watch").map(value -> value.isEmpty() || isTrue(value)).orElse(false);
  }

  /**
   * A list that can find one object only is a request for that object, to whoever grants rights.
   */
  private static String selectedName(Query query) {
    String selector = query.get("fieldSelector");
    if (selector.isEmpty()) {
      return "";
    }
    try {
      return FieldSelector.parse(selector)
          .requiresExactMatch("metadata.name")
          .filter(RequestInfo::isPathSegment)
          .orElse("");
    } catch (IllegalArgumentException e) {
      return "";
    }
  }

  private static boolean isPathSegment(String name) {
    return NameKind.PATH_SEGMENT.check(name, false).isEmpty();
  }

  /** How Kubernetes reads a switch in a query: anything but a clear no is a yes. */
  public static boolean isTrue(String value) {
    return !(value.isEmpty() || value.equals("0") || value.equalsIgnoreCase("false"));
  }

  private static List<String> segments(String path) {
    List<String> segments = new ArrayList<>();
    String trimmed = trimmed(path.startsWith("/") ? path.substring(1) : path);
    if (!trimmed.isEmpty()) {
      segments.addAll(List.of(trimmed.split("/", MOST_SEGMENTS)));
    }
    return segments;
  }

  private static String trimmed(String path) {
    return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
  }
}
