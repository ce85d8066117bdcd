package dev.navarch.testing.controllers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.unstructured.Nested;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.server.Await;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Objects by their paths, as JSON. May be used by any thread. */
public record Objects(RestClient client) {
  public static final String NAMESPACES = "/api/v1/namespaces";
  static final String DEFINITIONS = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";

  private static final Duration LIMIT = Duration.ofSeconds(30);

  /** What a client does. */
  private interface Call<T> {
    T make() throws IOException, InterruptedException;
  }

  private static <T> T call(Call<T> call) {
    try {
      return call.make();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  public static String configMaps(String namespace) {
    return NAMESPACES + "/" + namespace + "/configmaps";
  }

  public static String configMap(String namespace, String name) {
    return configMaps(namespace) + "/" + name;
  }

  // ---- writing

  Map<String, ?> post(String path, String json) {
    return call(() ->
        tree(
            client
                .post()
                .absPath(path)
                .header("Content-Type", "application/json")
                .body(json.getBytes(StandardCharsets.UTF_8))
                .send()
                .raw()));
  }

  /** Creates an object that has metadata alone; says its uid. */
  public String create(String collection, String name, String... owners) {
    return create(collection, name, "", owners);
  }

  /**
   * Creates an object.
   *
   * @param more further metadata, with a comma in front
   * @param owners as {@link #owner} says them
   */
  public String create(String collection, String name, String more, String[] owners) {
    Map<String, ?> created =
        post(
            collection,
            "{\"metadata\":{\"name\":\"%s\",\"ownerReferences\":[%s]%s}}"
                .formatted(name, String.join(",", owners), more));
    return text(created, "metadata", "uid");
  }

  public void createNamespace(String name) {
    post(NAMESPACES, "{\"metadata\":{\"name\":\"%s\"}}".formatted(name));
  }

  /** A reference to an owner, for {@link #create}. */
  public static String owner(String apiVersion, String kind, String name, String uid) {
    return ("{\"apiVersion\":\"%s\",\"kind\":\"%s\",\"name\":\"%s\",\"uid\":\"%s\","
            + "\"blockOwnerDeletion\":true}")
        .formatted(apiVersion, kind, name, uid);
  }

  /** Defines a custom resource; comes back when it is served. */
  void define(String plural, String kind, String scope) {
    post(
        DEFINITIONS,
        """
        {"metadata":{"name":"%1$s.example.com"},
         "spec":{"group":"example.com","scope":"%3$s","names":{"plural":"%1$s","kind":"%2$s"},
          "versions":[{"name":"v1","served":true,"storage":true,
           "schema":{"openAPIV3Schema":{"type":"object"}}}]}}
        """
            .formatted(plural, kind, scope));
    boolean served =
        Await.until(
            LIMIT,
            () ->
                exists(
                    scope.equals("Cluster")
                        ? "/apis/example.com/v1/" + plural
                        : custom("default", plural)));
    assertThat(served).as(plural + " are served").isTrue();
  }

  static String custom(String namespace, String plural) {
    return "/apis/example.com/v1/namespaces/" + namespace + "/" + plural;
  }

  /** Creates a custom resource; says its uid. */
  String createCustom(String collection, String kind, String name, String... owners) {
    Map<String, ?> created =
        post(
            collection,
            ("{\"apiVersion\":\"example.com/v1\",\"kind\":\"%s\","
                    + "\"metadata\":{\"name\":\"%s\",\"ownerReferences\":[%s]}}")
                .formatted(kind, name, String.join(",", owners)));
    return text(created, "metadata", "uid");
  }

  void delete(String path, String policy) {
    byte[] unused =
        call(() ->
            client
                .delete()
                .absPath(path)
                .header("Content-Type", "application/json")
                .body(
                    "{\"propagationPolicy\":\"%s\"}"
                        .formatted(policy)
                        .getBytes(StandardCharsets.UTF_8))
                .send()
                .raw());
  }

  void delete(String path) {
    byte[] unused = call(() -> client.delete().absPath(path).send().raw());
  }

  /** Deletes an object that is given no time to end. */
  void deleteAtOnce(String path) {
    byte[] unused =
        call(() -> client.delete().absPath(path).param("gracePeriodSeconds", "0").send().raw());
  }

  public void patch(String path, String json) {
    byte[] unused =
        call(() ->
            client
                .patch(PatchType.MERGE)
                .absPath(path)
                .body(json.getBytes(StandardCharsets.UTF_8))
                .send()
                .raw());
  }

  // ---- reading

  Map<String, ?> get(String path) {
    return call(() -> tree(client.get().absPath(path).send().raw()));
  }

  private Optional<Map<String, ?>> find(String path) {
    try {
      return Optional.of(get(path));
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return Optional.empty();
      }
      throw e;
    }
  }

  public boolean exists(String path) {
    return find(path).isPresent();
  }

  /** Whether an object is there still, and will not be for long. */
  public boolean isBeingDeleted(String path) {
    return find(path)
        .filter(object -> !text(object, "metadata", "deletionTimestamp").isEmpty())
        .isPresent();
  }

  List<?> list(String path) {
    return Nested.get(List.class, get(path), "items").orElse(List.of());
  }

  /** The names of all objects in a collection. */
  public Set<String> names(String collection) {
    return ofEach(collection, "name", metadata -> true);
  }

  /** The names of those objects in a collection that have owners. */
  public Set<String> ownedNames(String collection) {
    return ofEach(collection, "name", metadata -> metadata.containsKey("ownerReferences"));
  }

  /** The namespaces that a collection has objects in. */
  public Set<String> namespaces(String collection) {
    return ofEach(collection, "namespace", metadata -> true);
  }

  private Set<String> ofEach(String collection, String field, Predicate<Map<?, ?>> which) {
    Set<String> values = new TreeSet<>();
    for (Object item : list(collection)) {
      if (item instanceof Map<?, ?> object
          && object.get("metadata") instanceof Map<?, ?> metadata
          && which.test(metadata)) {
        values.add(String.valueOf(metadata.get(field)));
      }
    }
    return values;
  }

  /** The owner references of an object. */
  List<?> owners(String path) {
    return Nested.get(List.class, get(path), "metadata", "ownerReferences").orElse(List.of());
  }

  static String text(Map<String, ?> tree, String... path) {
    return Nested.get(String.class, tree, path).orElse("");
  }

  /** The message of a namespace's condition, with its status and reason. */
  String condition(String namespace, String type) {
    List<?> conditions =
        Nested.get(List.class, get(NAMESPACES + "/" + namespace), "status", "conditions")
            .orElse(List.of());
    for (Object condition : conditions) {
      if (condition instanceof Map<?, ?> map && type.equals(map.get("type"))) {
        return map.get("status") + " " + map.get("reason") + ": " + map.get("message");
      }
    }
    return "";
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static Map<String, ?> tree(byte[] json) {
    return (Map<String, ?>) java.util.Objects.requireNonNull(JsonTree.parse(json));
  }

  // ---- waiting

  void awaitGone(String... paths) {
    for (String path : paths) {
      assertThat(Await.until(LIMIT, () -> !exists(path))).as(path + " goes").isTrue();
    }
  }

  void awaitThere(String path) {
    assertThat(Await.until(LIMIT, () -> exists(path))).as(path + " comes").isTrue();
  }

  void awaitNoOwners(String path) {
    assertThat(Await.until(LIMIT, () -> owners(path).isEmpty()))
        .as(path + " has no owners")
        .isTrue();
  }
}
