package dev.navarch.apiserver.discovery;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apiserver.endpoint.Accepted;
import dev.navarch.apiserver.http.EntityTag;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** An answer of discovery, written once in each media type that somebody asked for. */
final class Document {
  private static final String INDENT = "  ";

  private final ApiObject object;
  private final ConcurrentHashMap<String, byte[]> forms = new ConcurrentHashMap<>();
  private volatile @Nullable EntityTag tag;

  Document(ApiObject object) {
    this.object = object;
  }

  /** The bytes in a form; they must not be changed. */
  byte[] bytes(Accepted accepted) {
    byte[] plain = bytes(accepted.serializer());
    return accepted.pretty() && accepted.serializer().mediaType().equals(MediaTypes.JSON)
        ? JsonTree.toIndentedBytes(JsonTree.parse(plain), INDENT)
        : plain;
  }

  byte[] bytes(Serializer serializer) {
    return forms.computeIfAbsent(serializer.mediaType(), type -> serializer.encode(object));
  }

  /**
   * The tag of the content, which does not depend on the form.
   *
   * @param json the serializer for JSON
   */
  EntityTag tag(Serializer json) {
    EntityTag known = tag;
    if (known == null) {
      known = new EntityTag(digest(bytes(json)));
      tag = known;
    }
    return known;
  }

  private static String digest(byte[] bytes) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().withUpperCase().formatHex(digest.digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
