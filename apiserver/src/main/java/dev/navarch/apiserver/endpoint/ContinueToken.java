package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.storage.ByteString;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * Where a list goes on.
 *
 * @param revision what the list was read at, or {@link #LATEST}
 * @param start the first key to read
 */
record ContinueToken(long revision, ByteString start) {
  /** Instead of a revision: goes on with whatever there is when it goes on. */
  static final long LATEST = -1;

  private static final String VERSION = "meta.k8s.io/v1";

  /** The text that a client sends back; keys are told without the resource's prefix. */
  String encode(String prefix) {
    JsonWriter out = new JsonWriter(128);
    out.beginObject();
    out.key("v");
    out.string(VERSION);
    out.key("rv");
    out.int64(revision);
    out.key("start");
    out.string(start.utf8().substring(prefix.length()));
    out.endObject();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(out.toByteArray());
  }

  /**
   * Reads what a client sent.
   *
   * @throws ApiException 400 if the server cannot have made it
   */
  static ContinueToken decode(String text, String prefix) {
    StringMap<?> tree;
    try {
      byte[] json = GoBase64.decodeUrl(text);
      if (!(JsonTree.parse(json) instanceof StringMap<?> map)) {
        throw invalid("not an object");
      }
      tree = map;
    } catch (IllegalArgumentException | DecodeException e) {
      throw invalid(String.valueOf(e.getMessage()));
    }
    if (!VERSION.equals(tree.get("v"))) {
      throw invalid("server does not recognize this encoded version " + tree.get("v"));
    }
    if (!(tree.get("rv") instanceof Long revision) || revision == 0 || revision < LATEST) {
      throw invalid("incorrect encoded start resourceVersion (version meta.k8s.io/v1)");
    }
    if (!(tree.get("start") instanceof String start) || start.isEmpty()) {
      throw invalid("encoded start key empty (version meta.k8s.io/v1)");
    }
    if (start.startsWith("/") || start.contains("../")) {
      throw invalid(start);
    }
    return new ContinueToken(
        revision, ByteString.wrap((prefix + start).getBytes(StandardCharsets.UTF_8)));
  }

  private static ApiException invalid(String problem) {
    return ApiException.badRequest("invalid continue token: continue key is not valid: " + problem);
  }
}
