package dev.navarch.benchmarks.client;

/**
 * A request without its body.
 *
 * @param path with the query
 * @param accept the media type that the answer is wanted in
 * @param contentType the media type of the body, empty where there is none
 */
public record Call(String method, String path, String accept, String contentType) {
  public static final String JSON = "application/json";
  public static final String PROTOBUF = "application/vnd.kubernetes.protobuf";
  public static final String MERGE_PATCH = "application/merge-patch+json";

  public static Call get(String path, String accept) {
    return new Call("GET", path, accept, "");
  }

  public static Call post(String path) {
    return new Call("POST", path, JSON, JSON);
  }

  public static Call put(String path) {
    return new Call("PUT", path, JSON, JSON);
  }

  public static Call mergePatch(String path) {
    return new Call("PATCH", path, JSON, MERGE_PATCH);
  }

  public static Call delete(String path) {
    return new Call("DELETE", path, JSON, "");
  }
}
