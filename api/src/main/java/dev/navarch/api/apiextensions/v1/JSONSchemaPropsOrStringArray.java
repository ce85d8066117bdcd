package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Schema, or a list of key names.
 *
 * @param schema Schema the whole object must satisfy when the key is present
 * @param property Keys that must also be present
 */
@ApiType
public record JSONSchemaPropsOrStringArray(
    @Field(value = 1, required = true) @Nullable JSONSchemaProps schema,
    @Field(value = 2, required = true) @Atomic List<String> property)
    implements ApiStruct<JSONSchemaPropsOrStringArray> {
  /** Starts a value in which nothing is set. */
  public static JSONSchemaPropsOrStringArrayBuilder builder() {
    return new JSONSchemaPropsOrStringArrayBuilder();
  }

  /** Starts a value from this one. */
  public JSONSchemaPropsOrStringArrayBuilder toBuilder() {
    return new JSONSchemaPropsOrStringArrayBuilder(this);
  }

  /** Reads a schema, or a list of names. */
  public static JSONSchemaPropsOrStringArray readJson(JsonReader in) {
    return in.peek() == JsonReader.Shape.ARRAY
        ? new JSONSchemaPropsOrStringArray(null, in.restOfStringList())
        : new JSONSchemaPropsOrStringArray(
            in.here(JSONSchemaPropsDescriptor.INSTANCE), Absent.list());
  }

  /** Writes the names if there are any, else the schema. */
  public void writeJson(JsonWriter out) {
    if (!property.isEmpty()) {
      out.stringList(property);
    } else if (schema != null) {
      JSONSchemaPropsDescriptor.write(out, schema);
    } else {
      out.nullValue();
    }
  }
}
