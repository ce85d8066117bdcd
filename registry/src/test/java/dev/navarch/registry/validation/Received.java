package dev.navarch.registry.validation;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.validation.FieldError;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Objects as validation sees them: read from what a client sends, with defaults, as hub types. */
public final class Received {
  private static final CodecFactory CODECS = new CodecFactory(AllTypes.scheme());
  private static final Serializer YAML = CODECS.serializer("application/yaml").orElseThrow();

  private Received() {}

  /** The object in a YAML document. */
  public static <T> T object(Class<T> type, String document) {
    return type.cast(
        CODECS.decodeToInternal(YAML, document.getBytes(StandardCharsets.UTF_8), null));
  }

  /** The object in a document of either format. */
  public static ApiObject object(byte[] document) {
    return CODECS.decodeToInternal(CODECS.recognize(document), document, null);
  }

  /** The texts of errors, in order. */
  public static List<String> texts(List<FieldError> errors) {
    return errors.stream().map(FieldError::toString).toList();
  }
}
