package dev.navarch.controllerruntime.testserver;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.patch.MergePatch;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.mapper.RestScope;
import dev.navarch.client.mapper.TableRestMapper;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Objects of any kind behind a transport: get, list, watch, create, update, merge patch, delete,
 * with resource versions, UIDs, finalizers and preconditions. A monitor guards everything.
 */
public final class MemoryServer implements Transport {
  private static final Map<String, String> KINDS =
      Map.of("configmaps", "ConfigMap", "secrets", "Secret", "pods", "Pod", "nodes", "Node");

  private final Map<String, Unstructured> objects = new TreeMap<>();
  private final List<Watcher> watchers = new ArrayList<>();
  private final List<String> writes = new CopyOnWriteArrayList<>();
  private volatile Predicate<TransportRequest> unreachable = request -> false;
  private long revision = 100;

  /** A collection as the path of a request names it, and what in it is meant. */
  private record Place(String version, String resource, String namespace, String name, String sub) {
    String key() {
      return version + "|" + resource + "|" + namespace + "|" + name;
    }

    boolean holds(String key) {
      String prefix = version + "|" + resource + "|";
      return key.startsWith(namespace.isEmpty() ? prefix : prefix + namespace + "|");
    }
  }

  private record Watcher(Place place, boolean metadataOnly, EventStream stream) {}

  /** A client without a limit on its requests. */
  public RestClient client() {
    return RestClient.builder(this).rateLimiter(RateLimiter.UNLIMITED).maxRetries(0).build();
  }

  /** The kinds that tests use. */
  public static RestMapper mapper() {
    GroupVersion core = new GroupVersion("", "v1");
    return TableRestMapper.builder()
        .add(core.withKind("ConfigMap"), "configmaps", "configmap", RestScope.NAMESPACE)
        .add(core.withKind("Secret"), "secrets", "secret", RestScope.NAMESPACE)
        .add(core.withKind("Pod"), "pods", "pod", RestScope.NAMESPACE)
        .add(core.withKind("Node"), "nodes", "node", RestScope.ROOT)
        .build();
  }

  /** Requests that fail as if nobody were there. */
  public void unreachableFor(Predicate<TransportRequest> which) {
    unreachable = which;
  }

  /** Methods and paths of what was written so far. */
  public List<String> writes() {
    return List.copyOf(writes);
  }

  /** Puts an object there as another client would. */
  public synchronized void put(String version, String resource, MetaObject object) {
    Unstructured tree = UnstructuredConverter.toUnstructured(object);
    Place place = new Place(version, resource, tree.namespace(), tree.name(), "");
    Unstructured present = objects.get(place.key());
    store(place, present == null ? created(tree) : withMeta(tree, "uid", uid(present)), present);
  }

  public synchronized void remove(String version, String resource, String namespace, String name) {
    Place place = new Place(version, resource, namespace, name, "");
    Unstructured gone = objects.remove(place.key());
    if (gone != null) {
      tell("DELETED", place, withMeta(gone, "resourceVersion", Long.toString(++revision)));
    }
  }

  public synchronized @Nullable Unstructured find(
      String version, String resource, String namespace, String name) {
    return objects.get(new Place(version, resource, namespace, name, "").key());
  }

  /** Ends all watches, as a server does that restarts. */
  public synchronized void endWatches() {
    watchers.forEach(watcher -> watcher.stream().close());
    watchers.clear();
  }

  @Override
  public TransportAnswer send(TransportRequest request) throws IOException {
    if (unreachable.test(request)) {
      throw new IOException("nobody answers");
    }
    try {
      return handle(request);
    } catch (ApiException e) {
      return answer(e.code(), UnstructuredConverter.toUnstructured(e.status()).content());
    }
  }

  private synchronized TransportAnswer handle(TransportRequest request) {
    int mark = request.path().indexOf('?');
    Place place = place(mark < 0 ? request.path() : request.path().substring(0, mark));
    String query = mark < 0 ? "" : request.path().substring(mark + 1);
    boolean metadataOnly = request.headers().all("Accept").toString().contains("as=Partial");
    if (!request.method().equals("GET")) {
      writes.add(request.method() + " " + request.path());
    }
    return switch (request.method()) {
      case "GET" -> {
        if (!place.name().isEmpty()) {
          yield answer(200, shown(present(place), metadataOnly));
        }
        yield query.contains("watch=true")
            ? watch(place, query, metadataOnly)
            : list(place, metadataOnly);
      }
      case "POST" -> create(place, body(request));
      case "PUT" -> answer(200, update(place, body(request)).content());
      case "PATCH" -> answer(200, shown(patch(place, body(request)), metadataOnly));
      case "DELETE" -> delete(place);
      default -> throw ApiException.badRequest("no such method");
    };
  }

  private static Place place(String path) {
    List<String> parts = new ArrayList<>(List.of(path.substring(1).split("/", -1)));
    int versionParts = parts.get(0).equals("api") ? 2 : 3;
    String version = String.join("/", parts.subList(1, versionParts));
    List<String> rest = parts.subList(versionParts, parts.size());
    String namespace = "";
    if (rest.size() > 2 && rest.get(0).equals("namespaces")) {
      namespace = rest.get(1);
      rest = rest.subList(2, rest.size());
    }
    return new Place(
        version,
        rest.get(0),
        namespace,
        rest.size() > 1 ? rest.get(1) : "",
        rest.size() > 2 ? rest.get(2) : "");
  }

  private static Unstructured body(TransportRequest request) {
    return request.body().map(body -> Unstructured.parse(body.bytes())).orElseThrow();
  }

  private Unstructured present(Place place) {
    Unstructured present = objects.get(place.key());
    if (present == null) {
      throw ApiException.notFound(new GroupResource("", place.resource()), place.name());
    }
    return present;
  }

  private TransportAnswer list(Place place, boolean metadataOnly) {
    List<Object> items = new ArrayList<>();
    objects.forEach((key, object) -> {
      if (place.holds(key)) {
        items.add(shown(object, metadataOnly));
      }
    });
    String kind =
        metadataOnly ? "PartialObjectMetadata" : KINDS.getOrDefault(place.resource(), "Unknown");
    return answer(
        200,
        Map.of(
            "kind",
            kind + "List",
            "apiVersion",
            metadataOnly ? "meta.k8s.io/v1" : place.version(),
            "metadata",
            Map.of("resourceVersion", Long.toString(revision)),
            "items",
            items));
  }

  private TransportAnswer watch(Place place, String query, boolean metadataOnly) {
    EventStream stream = new EventStream();
    long from = version(query);
    objects.forEach((key, object) -> {
      if (place.holds(key) && Long.parseLong(meta(object, "resourceVersion")) > from) {
        stream.send("ADDED", shown(object, metadataOnly));
      }
    });
    watchers.add(new Watcher(place, metadataOnly, stream));
    return new TransportAnswer(200, json(), stream);
  }

  private static long version(String query) {
    for (String parameter : query.split("&", -1)) {
      if (parameter.startsWith("resourceVersion=") && parameter.length() > 16) {
        return Long.parseLong(parameter.substring(16));
      }
    }
    return 0;
  }

  private TransportAnswer create(Place collection, Unstructured object) {
    Place place =
        new Place(
            collection.version(), collection.resource(), collection.namespace(), object.name(), "");
    if (objects.containsKey(place.key())) {
      throw ApiException.alreadyExists(new GroupResource("", place.resource()), place.name());
    }
    Unstructured created = created(object);
    if (!collection.namespace().isEmpty()) {
      created = withMeta(created, "namespace", collection.namespace());
    }
    return answer(201, store(place, created, null).content());
  }

  private Unstructured update(Place place, Unstructured object) {
    Unstructured present = present(place);
    check(place, present, object);
    Unstructured after = withMeta(object, "uid", uid(present));
    after =
        place.sub().equals("status")
            ? present.withNested(after.nested("status").orElse(Map.of()), "status")
            : after;
    return store(place, after, present);
  }

  private Unstructured patch(Place place, Unstructured patch) {
    Unstructured present = present(place);
    check(place, present, patch);
    byte[] merged = JsonTree.toBytes(MergePatch.apply(present.content(), patch.content()));
    return store(place, Unstructured.parse(merged), present);
  }

  /** What a request says of the object that it is about has to be so. */
  private static void check(Place place, Unstructured present, Unstructured sent) {
    for (String field : List.of("uid", "resourceVersion")) {
      String said = meta(sent, field);
      if (!said.isEmpty() && !said.equals(meta(present, field))) {
        throw ApiException.conflict(
            new GroupResource("", place.resource()), place.name(), "the object has been modified");
      }
    }
  }

  private TransportAnswer delete(Place place) {
    Unstructured present = present(place);
    if (present.nestedStrings("metadata", "finalizers").orElse(List.of()).isEmpty()) {
      remove(place.version(), place.resource(), place.namespace(), place.name());
      return answer(200, Map.of("kind", "Status", "apiVersion", "v1", "status", "Success"));
    }
    Unstructured going = withMeta(present, "deletionTimestamp", "2026-01-01T00:00:00Z");
    return answer(200, store(place, going, present).content());
  }

  private Unstructured store(Place place, Unstructured object, @Nullable Unstructured before) {
    if (before != null && before.equals(object)) {
      return object;
    }
    Unstructured stored = withMeta(object, "resourceVersion", Long.toString(++revision));
    boolean goes =
        !meta(stored, "deletionTimestamp").isEmpty()
            && stored.nestedStrings("metadata", "finalizers").orElse(List.of()).isEmpty();
    if (goes) {
      objects.remove(place.key());
      tell("DELETED", place, stored);
    } else {
      objects.put(place.key(), stored);
      tell(before == null ? "ADDED" : "MODIFIED", place, stored);
    }
    return stored;
  }

  private void tell(String type, Place place, Unstructured object) {
    for (Watcher watcher : watchers) {
      if (watcher.place().holds(place.key())) {
        watcher.stream().send(type, shown(object, watcher.metadataOnly()));
      }
    }
  }

  private static Unstructured created(Unstructured object) {
    return withMeta(object, "uid", UUID.randomUUID().toString());
  }

  private static Unstructured withMeta(Unstructured object, String field, String value) {
    return object.withNested(value, "metadata", field);
  }

  private static String meta(Unstructured object, String field) {
    return object.nested(String.class, "metadata", field).orElse("");
  }

  private static String uid(Unstructured object) {
    return meta(object, "uid");
  }

  private static Map<String, ?> shown(Unstructured object, boolean metadataOnly) {
    if (!metadataOnly) {
      return object.content();
    }
    Map<String, Object> part = new LinkedHashMap<>();
    part.put("kind", "PartialObjectMetadata");
    part.put("apiVersion", "meta.k8s.io/v1");
    part.put("metadata", object.nested("metadata").orElseThrow());
    return part;
  }

  private static TransportAnswer answer(int code, Map<String, ?> tree) {
    return new TransportAnswer(
        code, json(), new ByteArrayInputStream(JsonTree.toBytes(JsonTree.copyOf(tree))));
  }

  private static HttpHeaders json() {
    return HttpHeaders.NONE.with("Content-Type", "application/json");
  }

  @Override
  public void close() {
    endWatches();
  }
}
