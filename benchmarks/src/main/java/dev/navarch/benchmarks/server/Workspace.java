package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.Response;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A namespace on the server that is measured, made for this run. */
final class Workspace {
  private static final int CONFLICT = 409;

  /** A server may stop deleting when it has taken too long, and goes on when it is asked again. */
  private static final int MOST_DELETIONS = 50;

  private final Client client;
  private final String name;

  private Workspace(Client client, String name) {
    this.client = client;
    this.name = name;
  }

  /** Makes the namespace, and in it the account that pods need. */
  static Workspace create(Client client, String name) throws IOException {
    Workspace workspace = new Workspace(client, name);
    require(client.fetch(Call.post("/api/v1/namespaces"), object("Namespace", name)));
    // A cluster's own controllers may have made it already.
    workspace.createUnlessThere("serviceaccounts", object("ServiceAccount", "default"));
    return workspace;
  }

  private static byte[] object(String kind, String name) {
    return "{\"apiVersion\":\"v1\",\"kind\":\"%s\",\"metadata\":{\"name\":\"%s\"}}"
        .formatted(kind, name)
        .getBytes(StandardCharsets.UTF_8);
  }

  String name() {
    return name;
  }

  /** Where the objects of a resource are. */
  String path(String resource) {
    return "/api/v1/namespaces/" + name + "/" + resource;
  }

  Response create(String resource, byte[] object) throws IOException {
    return require(client.fetch(Call.post(path(resource)), object));
  }

  /** Creates an object, or leaves the one of the same name that is there. */
  void createUnlessThere(String resource, byte[] object) throws IOException {
    Response response = client.fetch(Call.post(path(resource)), object);
    if (response.status() != CONFLICT) {
      require(response);
    }
  }

  Response get(String path, String accept) throws IOException {
    return require(client.fetch(Call.get(path, accept)));
  }

  /** The resource version of everything that is there now. */
  String resourceVersion(String resource) throws IOException {
    return list(resource).path("metadata").path("resourceVersion").asString();
  }

  /** Deletes what was made in it, and then the namespace; a cluster may take its time for that. */
  void delete() throws IOException {
    for (String resource : List.of("pods", "configmaps")) {
      for (int i = 0; i < MOST_DELETIONS && !list(resource).path("items").isEmpty(); i++) {
        client.fetch(Call.delete(path(resource) + "?gracePeriodSeconds=0"));
      }
    }
    require(client.fetch(Call.delete("/api/v1/namespaces/" + name)));
  }

  private JsonNode list(String resource) throws IOException {
    Response one = get(path(resource) + "?limit=1", Call.JSON);
    return JsonMapper.shared().readTree(one.body());
  }

  private static Response require(Response response) throws IOException {
    if (!response.isSuccess()) {
      throw new IOException("the server answers " + response.summary());
    }
    return response;
  }
}
