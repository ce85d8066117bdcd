package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JSON. What it writes ends with a line break, as Kubernetes' own does. */
public final class JsonSerializer implements Serializer {
  private static final ClassValue<UsualSize> SIZES = UsualSize.ofTypes(2048);

  private final Scheme scheme;

  /** Creates a serializer for the kinds of a scheme. */
  public JsonSerializer(Scheme scheme) {
    this.scheme = scheme;
  }

  @Override
  public String mediaType() {
    return MediaTypes.JSON;
  }

  @Override
  public byte[] encode(ApiObject object) {
    UsualSize size = SIZES.get(object.getClass());
    JsonWriter out = new JsonWriter(size.capacity());
    write(out, object);
    byte[] line = out.toLine();
    size.was(line.length);
    return line;
  }

  /** Writes an object as one JSON value. */
  public static void write(JsonWriter out, ApiObject object) {
    switch (object) {
      case Unstructured any -> out.tree(any.content());
      case UnstructuredList list -> out.tree(list.toTree());
      default -> writeRecord(out, object);
    }
  }

  private static <T> void writeRecord(JsonWriter out, T value) {
    TypeDescriptor.of(value).writeJson(out, value);
  }

  @Override
  public Decoded decode(byte[] data, @Nullable GroupVersionKind defaults, boolean strict) {
    GroupVersionKind kind = DocumentKind.of(data, defaults);
    TypeDescriptor<? extends ApiObject> type = TypeDescriptor.of(scheme.type(kind));
    try {
      return JsonReader.read(
          data,
          strict,
          in -> {
            ApiObject object = in.object() ? type.readJson(in) : type.zero();
            List<String> errors = in.strictErrors();
            return new Decoded(object.withGroupVersionKind(kind), kind, errors);
          });
    } catch (JsonTypeException e) {
      throw new DecodeException(TypeMismatch.explain(type, e), e);
    }
  }

  @Override
  public boolean recognizes(byte[] data) {
    for (byte b : Arrays.copyOf(data, Math.min(data.length, 1024))) {
      if (b != ' ' && b != '\n' && b != '\t' && b != '\r') {
        return b == '{';
      }
    }
    return false;
  }
}
