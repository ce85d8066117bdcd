package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.json.FieldNames;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Finds out what a JSON document says it is, reading no more of it than needed. */
final class DocumentKind {
  private static final FieldNames NAMES = FieldNames.of("apiVersion", "kind");
  private static final String GO_TYPE =
      "struct { APIVersion string \"json:\\\"apiVersion,omitempty\\\"\"; "
          + "Kind string \"json:\\\"kind,omitempty\\\"\" }";

  /** How much of a document an error message shows. */
  private static final int SHOWN = 1024;

  private DocumentKind() {}

  /** The document could be read, but names no version. */
  private static final class BadVersion extends DecodeException {
    private static final long serialVersionUID = 1;

    BadVersion(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** The kind a document names, completed by the default where it says nothing. */
  static GroupVersionKind of(byte[] json, @Nullable GroupVersionKind defaults) {
    GroupVersionKind named = read(json);
    GroupVersionKind kind = defaults == null ? named : complete(named, defaults);
    if (kind.kind().isEmpty()) {
      throw missing("Kind", json);
    }
    if (kind.version().isEmpty()) {
      throw missing("apiVersion", json);
    }
    return kind;
  }

  private static GroupVersionKind complete(GroupVersionKind named, GroupVersionKind defaults) {
    GroupVersion version =
        named.version().isEmpty() && named.group().isEmpty()
            ? defaults.groupVersion()
            : named.groupVersion();
    return version.withKind(named.kind().isEmpty() ? defaults.kind() : named.kind());
  }

  private static GroupVersionKind read(byte[] json) {
    try {
      return JsonReader.peek(json, DocumentKind::scan);
    } catch (JsonTypeException e) {
      String what = e.path().isEmpty() ? "value" : "struct field ." + String.join(".", e.path());
      String type = e.path().isEmpty() ? GO_TYPE : "string";
      throw new DecodeException(
          "couldn't get version/kind; json parse error: json: cannot unmarshal "
              + e.found()
              + " into Go "
              + what
              + " of type "
              + type,
          e);
    } catch (BadVersion e) {
      throw e;
    } catch (DecodeException e) {
      throw new DecodeException(
          "couldn't get version/kind; json parse error: " + e.getMessage(), e);
    }
  }

  private static GroupVersionKind scan(JsonReader in) {
    String apiVersion = "";
    String kind = "";
    if (in.object()) {
      for (int field; (field = in.nextField(NAMES)) != -1; ) {
        switch (field) {
          case 0 -> apiVersion = in.string();
          case 1 -> kind = in.string();
          default -> in.unknownField();
        }
        if (!apiVersion.isEmpty() && !kind.isEmpty()) {
          break;
        }
      }
    }
    try {
      return GroupVersion.parse(apiVersion).withKind(kind);
    } catch (IllegalArgumentException e) {
      throw new BadVersion(String.valueOf(e.getMessage()), e);
    }
  }

  private static DecodeException missing(String what, byte[] json) {
    String shown = new String(json, 0, Math.min(json.length, SHOWN), StandardCharsets.UTF_8);
    return new DecodeException("Object '" + what + "' is missing in '" + shown + "'");
  }
}
