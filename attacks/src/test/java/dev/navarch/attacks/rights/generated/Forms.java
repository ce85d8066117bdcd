package dev.navarch.attacks.rights.generated;

import dev.navarch.attacks.client.PlainClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The requests that concern one endpoint, with what Kubernetes authorizes them as. An object named
 * {@code present} exists where the kind allows it; {@code absent} never exists. Writes are dry
 * runs.
 */
final class Forms {
  static final String NAMESPACE = "ns";
  static final String ELSEWHERE = "elsewhere";
  static final String PRESENT = "present";
  static final String ABSENT = "absent";

  private static final String DRY = "?dryRun=All";

  /** Resources of which an update creates a missing object, in Kubernetes 1.36. */
  private static final Set<String> CREATED_BY_UPDATE =
      Set.of(
          "/endpoints",
          "/events",
          "/limitranges",
          "/services",
          "/services/status",
          "coordination.k8s.io/leasecandidates",
          "coordination.k8s.io/leases",
          "events.k8s.io/events",
          "node.k8s.io/runtimeclasses",
          "rbac.authorization.k8s.io/clusterrolebindings",
          "rbac.authorization.k8s.io/clusterroles",
          "rbac.authorization.k8s.io/rolebindings",
          "rbac.authorization.k8s.io/roles");

  /** Sub-resources to which a configuration is applied that creates a missing object. */
  private static final Set<String> CREATED_BY_APPLY_OF_PART =
      Set.of("/services/status", "admissionregistration.k8s.io/validatingadmissionpolicies/status");

  private static final Map<String, String> PATCHES =
      Map.of(
          PlainClient.JSON_PATCH, "[]",
          PlainClient.MERGE_PATCH, "{}",
          PlainClient.STRATEGIC_PATCH, "{}");

  private final Api api;
  private final String namespace;
  private final List<Form> forms = new ArrayList<>();

  private Forms(Api api, String namespace) {
    this.api = api;
    this.namespace = namespace;
  }

  /** Returns the requests in two namespaces, and those without a namespace. */
  static List<Form> of(Api api) {
    Forms forms = new Forms(api, NAMESPACE);
    forms.inScope();
    if (!api.namespaced()) {
      forms.belowNamespace();
      return forms.forms;
    }
    if (!api.isSubresource()) {
      forms.acrossNamespaces();
    }
    Forms others = new Forms(api, ELSEWHERE);
    others.inScope();
    forms.forms.addAll(others.forms);
    return forms.forms;
  }

  private void inScope() {
    if (!api.isSubresource()) {
      collection(scope("/"), scope("/watch/"), scopeOfCollection());
    }
    object(PRESENT);
    object(ABSENT);
  }

  /** Returns the path of the collection. */
  private String scope(String prefix) {
    String root = api.root() + prefix;
    return api.namespaced()
        ? root + "namespaces/" + namespace + "/" + api.resource()
        : root + api.resource();
  }

  private String scopeOfCollection() {
    return api.namespaced() ? namespace : "";
  }

  private Need need(String verb, String where, String name) {
    return new Need(verb, api.group(), api.path(), where, name);
  }

  private void add(String method, String path, Need need) {
    forms.add(Form.of(method, path, need));
  }

  private void collection(String path, String watched, String where) {
    String named = "fieldSelector=metadata.name%3D" + PRESENT;
    String other = "fieldSelector=metadata.name%3D" + ABSENT;
    String unnamed = "fieldSelector=metadata.name!%3D" + ABSENT;
    add("GET", path, need("list", where, ""));
    add("GET", path + "/", need("list", where, ""));
    add("GET", path + "?watch=false&limit=1", need("list", where, ""));
    add("GET", path + "?" + named, need("list", where, PRESENT));
    add("GET", path + "?" + named + "&" + other, need("list", where, PRESENT));
    add("GET", path + "?" + other + "&" + named, need("list", where, ABSENT));
    add("GET", path + "?" + unnamed, need("list", where, ""));
    add("GET", path + "?labelSelector=metadata.name%3D" + PRESENT, need("list", where, ""));
    add("HEAD", path, need("list", where, ""));
    add("GET", path + "?watch=true", need("watch", where, ""));
    add("GET", path + "?watch", need("watch", where, ""));
    add("GET", path + "?watch=1&" + named, need("watch", where, PRESENT));
    add("GET", path + "?watch=1&" + unnamed, need("watch", where, ""));
    add("GET", watched, need("watch", where, ""));
    add("GET", watched + "?" + named, need("watch", where, ""));
    add("DELETE", path + DRY, need("deletecollection", where, ""));
    add("DELETE", path + DRY + "&" + named, need("deletecollection", where, ""));
    forms.add(
        Form.of("POST", path + DRY, need("create", where, ""))
            .with(PlainClient.JSON, Manifests.of(api, namespace, ABSENT)));
  }

  /** Requests for the objects of all namespaces; single objects are not there. */
  private void acrossNamespaces() {
    String path = api.root() + "/" + api.resource();
    collection(path, api.root() + "/watch/" + api.resource(), "");
    forms.add(Form.of("GET", path + "/" + PRESENT, need("get", "", PRESENT)).nowhere());
    forms.add(Form.of("DELETE", path + "/" + PRESENT, need("delete", "", PRESENT)).nowhere());
  }

  /** Requests for objects of the cluster as if they were in a namespace. */
  private void belowNamespace() {
    String root = api.root() + "/namespaces/" + namespace + "/" + api.resource();
    String path = root + "/" + PRESENT + api.subresource();
    nowhere("GET", path, "get", PRESENT);
    nowhere("DELETE", path + DRY, "delete", PRESENT);
    nowhere("PUT", path + DRY, "update", PRESENT);
    nowhere("PATCH", path + DRY, "patch", PRESENT);
    nowhere("GET", path.replace(api.root(), api.root() + "/watch"), "watch", PRESENT);
    if (!api.isSubresource()) {
      nowhere("GET", root, "list", "");
      nowhere("GET", root + "?watch=1", "watch", "");
      nowhere("POST", root + DRY, "create", "");
      nowhere("DELETE", root + DRY, "deletecollection", "");
    }
  }

  private void nowhere(String method, String path, String verb, String name) {
    Form form = Form.of(method, path, need(verb, namespace, name)).nowhere();
    forms.add(
        switch (method) {
          case "PUT", "POST" -> form.with(PlainClient.JSON, "{}");
          case "PATCH" -> form.with(PlainClient.MERGE_PATCH, "{}");
          default -> form;
        });
  }

  /** Requests for one object, or for a part of it. */
  private void object(String name) {
    String where = api.isNamespaces() ? name : scopeOfCollection();
    String path = scope("/") + "/" + name + api.subresource();
    String watched = scope("/watch/") + "/" + name + api.subresource();
    String manifest = Manifests.of(api, namespace, name);
    add("GET", path, need("get", where, name));
    add("GET", path + "/", need("get", where, name));
    add("GET", path + "?watch=true", need("get", where, name));
    add("HEAD", path, need("get", where, name));
    add("GET", watched, need("watch", where, name));
    add("GET", watched + "?fieldSelector=metadata.name%3Dother", need("watch", where, name));
    add("DELETE", path + DRY, need("delete", where, name));
    forms.add(
        Form.of("POST", path + DRY, need("create", where, name)).with(PlainClient.JSON, manifest));
    Form put =
        Form.of("PUT", path + DRY, need("update", where, name)).with(PlainClient.JSON, manifest);
    forms.add(name.equals(ABSENT) && isIn(CREATED_BY_UPDATE) ? put.creating() : put);
    PATCHES.forEach((type, body) ->
        forms.add(Form.of("PATCH", path + DRY, need("patch", where, name)).with(type, body)));
    Form apply =
        Form.of("PATCH", path + DRY + "&fieldManager=m&force=true", need("patch", where, name))
            .with(PlainClient.APPLY, manifest);
    boolean creates =
        name.equals(ABSENT) && (!api.isSubresource() || isIn(CREATED_BY_APPLY_OF_PART));
    forms.add(creates ? apply.creating() : apply);
    if (!api.path().endsWith("/proxy")) {
      forms.add(
          Form.of("GET", path + (api.isSubresource() ? "/more" : "/no-such"), more(where, name))
              .nowhere());
    }
  }

  /** Returns what a path with one more segment is authorized as. */
  private Need more(String where, String name) {
    if (api.isSubresource()) {
      return need("get", where, name);
    }
    return api.isNamespaces()
        ? new Need("list", "", "no-such", name, "")
        : new Need("get", api.group(), api.path() + "/no-such", where, name);
  }

  private boolean isIn(Set<String> paths) {
    return paths.contains(api.group() + "/" + api.path());
  }
}
