package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.proto.ProtoWriter;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object as a message: the number and shape of each field. Names that the message does not
 * know are left out, unless they begin with {@code x-} and it takes extensions.
 *
 * <p>Put together once, in a static initializer, and not changed afterwards.
 */
final class ProtoMessage implements ProtoShape {
  private static final ProtoShape EXTENSION = ProtoShape.entries(ProtoShape.ANY);

  private record Field(int number, ProtoShape shape) {}

  private final Map<String, Field> fields = new HashMap<>();
  private int extensions;

  ProtoMessage field(String name, int number, ProtoShape shape) {
    fields.put(name, new Field(number, shape));
    return this;
  }

  /** Sets the number of the field for extensions. */
  ProtoMessage extensions(int number) {
    extensions = number;
    return this;
  }

  @Override
  public void write(ProtoWriter out, int field, @Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      int mark = out.mark();
      writeFields(out, map);
      out.message(field << 3 | 2, mark);
    }
  }

  /** Writes the fields alone, as the message stands that is in no other. */
  void writeFields(ProtoWriter out, Map<?, ?> map) {
    StringMap<@Nullable Object> sorted = DocumentForm.sorted(map);
    for (int i = sorted.size() - 1; i >= 0; i--) {
      String name = sorted.keyAt(i);
      Object value = sorted.valueAt(i);
      Field field = fields.get(name);
      if (field != null) {
        field.shape.write(out, field.number, value);
      } else if (extensions > 0 && name.startsWith("x-") && value != null) {
        EXTENSION.write(out, extensions, Map.of(name, value));
      }
    }
  }
}
