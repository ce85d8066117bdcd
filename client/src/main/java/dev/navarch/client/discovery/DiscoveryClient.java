package dev.navarch.client.discovery;

import dev.navarch.api.apidiscovery.v2.APIGroupDiscoveryList;
import dev.navarch.api.apidiscovery.v2.APIGroupDiscoveryListDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.APIGroup;
import dev.navarch.apimachinery.meta.v1.APIGroupDescriptor;
import dev.navarch.apimachinery.meta.v1.APIGroupList;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.APIVersions;
import dev.navarch.apimachinery.meta.v1.GroupVersionForDiscovery;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.MediaType;
import dev.navarch.apimachinery.unstructured.Nested;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.rest.Request;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.rest.Result;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Asks a server what it serves. Servers from 1.26 on tell everything in two answers, older ones
 * have a page for each version, of which several are read at once.
 */
public final class DiscoveryClient implements Discovery {
  private static final String JSON = "application/json";
  private static final String AGGREGATED =
      "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
          + "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,"
          + "application/json";

  private final RestClient client;
  private final String accept;

  /** Creates a client that sends its requests as another one does. */
  public DiscoveryClient(RestClient client) {
    this(client, AGGREGATED);
  }

  private DiscoveryClient(RestClient client, String accept) {
    this.client = client.forPath("/");
    this.accept = accept;
  }

  /** The same client, which reads a page for each version whatever the server can do. */
  public DiscoveryClient withoutAggregation() {
    return new DiscoveryClient(client, JSON);
  }

  // ---- groups and resources

  @Override
  public APIGroupList serverGroups() throws IOException, InterruptedException {
    return APIGroupList.builder().groups(serverGroupsAndMaybeResources().groups()).build();
  }

  @Override
  public DiscoveredResources serverGroupsAndMaybeResources()
      throws IOException, InterruptedException {
    DiscoveredResources core = core();
    DiscoveredResources others = root("/apis");
    List<APIGroup> groups = new ArrayList<>(core.groups());
    groups.addAll(others.groups());
    List<APIResourceList> resources = new ArrayList<>(core.resources());
    resources.addAll(others.resources());
    Map<GroupVersion, Exception> failures = new LinkedHashMap<>(core.failures());
    failures.putAll(others.failures());
    return new DiscoveredResources(groups, resources, failures);
  }

  /** A server behind an aggregator has no core group. */
  private DiscoveredResources core() throws IOException, InterruptedException {
    try {
      return root("/api");
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return new DiscoveredResources(List.of(), List.of(), Map.of());
      }
      throw e;
    }
  }

  /**
   * One of the two roots. That somebody may not see it does not mean that nothing is there: whoever
   * deletes what is left of a namespace would find it empty.
   */
  private DiscoveredResources root(String path) throws IOException, InterruptedException {
    Result result = client.get().absPath(path).header("Accept", accept).send();
    if (isAggregated(result)) {
      return AggregatedDiscovery.split(aggregated(path, result));
    }
    List<APIGroup> groups =
        path.equals("/api")
            ? List.of(coreGroup(result.into(APIVersions.class)))
            : result.into(APIGroupList.class).groups();
    return new DiscoveredResources(groups, List.of(), Map.of());
  }

  private static boolean isAggregated(Result result) {
    try {
      MediaType type = MediaType.parse(result.headers().first("Content-Type").orElse(JSON));
      return "APIGroupDiscoveryList".equals(type.parameters().get("as"));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Both versions of the document have the same fields. */
  private static APIGroupDiscoveryList aggregated(String path, Result result) throws IOException {
    try {
      return JsonReader.read(
          result.raw(),
          false,
          in ->
              in.value(
                  APIGroupDiscoveryListDescriptor.INSTANCE, APIGroupDiscoveryListDescriptor.ZERO));
    } catch (DecodeException e) {
      throw new IOException("GET " + path + ": the answer cannot be read: " + e.getMessage(), e);
    }
  }

  private static APIGroup coreGroup(APIVersions core) {
    List<GroupVersionForDiscovery> versions =
        core.versions().stream()
            .map(version -> new GroupVersionForDiscovery(version, version))
            .toList();
    return versions.isEmpty()
        ? APIGroupDescriptor.ZERO
        : APIGroupDescriptor.ZERO.toBuilder()
            .versions(versions)
            .preferredVersion(versions.get(0))
            .build();
  }

  @Override
  public APIResourceList serverResourcesForGroupVersion(GroupVersion version)
      throws IOException, InterruptedException {
    if (version.version().isEmpty()) {
      throw new IllegalArgumentException("a group without a version has no resources: " + version);
    }
    Result result = client.forGroupVersion(version).get().header("Accept", JSON).send();
    boolean isCore = version.group().isEmpty() && version.version().equals("v1");
    if (isCore && result.error().filter(ApiException::isNotFound).isPresent()) {
      return APIResourceList.builder().groupVersion(version.toString()).build();
    }
    return result.into(APIResourceList.class);
  }

  @Override
  public DiscoveredResources serverGroupsAndResources() throws IOException, InterruptedException {
    DiscoveredResources known = serverGroupsAndMaybeResources();
    List<GroupVersion> missing =
        known.versions().stream()
            .filter(version -> known.resources(version).isEmpty())
            .filter(version -> !known.failures().containsKey(version))
            .toList();
    if (missing.isEmpty()) {
      return known;
    }
    Map<GroupVersion, Exception> failures = new LinkedHashMap<>(known.failures());
    Map<GroupVersion, APIResourceList> lists = new LinkedHashMap<>();
    for (GroupVersion version : known.versions()) {
      known.resources(version).ifPresent(list -> lists.put(version, list));
    }
    fetch(missing, lists, failures);
    List<APIResourceList> ordered = new ArrayList<>();
    for (GroupVersion version : known.versions()) {
      APIResourceList list = lists.get(version);
      if (list != null) {
        ordered.add(list);
      }
    }
    return new DiscoveredResources(known.groups(), ordered, failures);
  }

  private void fetch(
      List<GroupVersion> versions,
      Map<GroupVersion, APIResourceList> lists,
      Map<GroupVersion, Exception> failures)
      throws InterruptedException {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Map<GroupVersion, Future<APIResourceList>> answers = new LinkedHashMap<>();
      for (GroupVersion version : versions) {
        answers.put(version, threads.submit(() -> serverResourcesForGroupVersion(version)));
      }
      try {
        for (Map.Entry<GroupVersion, Future<APIResourceList>> answer : answers.entrySet()) {
          try {
            lists.put(answer.getKey(), answer.getValue().get());
          } catch (ExecutionException e) {
            failures.put(answer.getKey(), e.getCause() instanceof Exception failure ? failure : e);
          }
        }
      } catch (InterruptedException e) {
        threads.shutdownNow();
        throw e;
      }
    }
  }

  // ---- the server itself

  /** Which build the server is. */
  public ServerVersion serverVersion() throws IOException, InterruptedException {
    return ServerVersion.of(tree(client.get().absPath("/version")));
  }

  /** The schema of everything, in OpenAPI's version 2, as JSON. */
  public byte[] openApiV2() throws IOException, InterruptedException {
    return client.get().absPath("/openapi/v2").header("Accept", JSON).send().raw();
  }

  /**
   * The documents of OpenAPI's version 3: the path of a group version, such as {@code
   * apis/apps/v1}, with where its document is on the server.
   */
  public Map<String, String> openApiV3() throws IOException, InterruptedException {
    Map<String, ?> paths =
        Nested.get(Map.class, tree(client.get().absPath("/openapi/v3")), "paths")
            .map(DiscoveryClient::asTree)
            .orElse(Map.of());
    Map<String, String> documents = new LinkedHashMap<>();
    for (String path : paths.keySet()) {
      Nested.get(paths, path, "serverRelativeURL")
          .ifPresent(url -> documents.put(path, url.toString()));
    }
    return documents;
  }

  /** One document of {@link #openApiV3()}, as JSON. */
  public byte[] openApiV3(String serverRelativeUrl) throws IOException, InterruptedException {
    int query = serverRelativeUrl.indexOf('?');
    String path = query < 0 ? serverRelativeUrl : serverRelativeUrl.substring(0, query);
    Request request = client.get().absPath(path).header("Accept", JSON);
    if (query >= 0) {
      for (String parameter : serverRelativeUrl.substring(query + 1).split("&", -1)) {
        int equals = parameter.indexOf('=');
        if (equals > 0) {
          request.param(parameter.substring(0, equals), parameter.substring(equals + 1));
        }
      }
    }
    return request.send().raw();
  }

  private static Map<String, ?> tree(Request request) throws IOException, InterruptedException {
    byte[] body = request.header("Accept", JSON).send().raw();
    try {
      if (JsonTree.parse(body) instanceof Map<?, ?> tree) {
        return asTree(tree);
      }
    } catch (DecodeException e) {
      throw new IOException(
          "GET " + request.url() + ": the answer cannot be read: " + e.getMessage(), e);
    }
    throw new IOException("GET " + request.url() + ": the answer is no JSON object");
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static Map<String, ?> asTree(Map<?, ?> map) {
    return (Map<String, ?>) map;
  }
}
