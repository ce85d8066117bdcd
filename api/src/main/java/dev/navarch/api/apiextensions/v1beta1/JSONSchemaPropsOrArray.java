package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record JSONSchemaPropsOrArray(
    @Field(value = 1, required = true) @Nullable JSONSchemaProps schema,
    @Field(value = 2, required = true, protoName = "jSONSchemas") @Atomic
        List<JSONSchemaProps> jsonSchemas)
    implements ApiStruct<JSONSchemaPropsOrArray> {
  /** Starts a value in which nothing is set. */
  public static JSONSchemaPropsOrArrayBuilder builder() {
    return new JSONSchemaPropsOrArrayBuilder();
  }

  /** Starts a value from this one. */
  public JSONSchemaPropsOrArrayBuilder toBuilder() {
    return new JSONSchemaPropsOrArrayBuilder(this);
  }

  /** Reads one schema, or a list of schemas. */
  public static JSONSchemaPropsOrArray readJson(JsonReader in) {
    return in.peek() == JsonReader.Shape.ARRAY
        ? new JSONSchemaPropsOrArray(null, in.restOfList(JSONSchemaPropsDescriptor.INSTANCE))
        : new JSONSchemaPropsOrArray(in.here(JSONSchemaPropsDescriptor.INSTANCE), Absent.list());
  }

  /** Writes the list if there is one, else the schema. */
  public void writeJson(JsonWriter out) {
    if (!jsonSchemas.isEmpty()) {
      out.list(jsonSchemas, JSONSchemaPropsDescriptor.INSTANCE);
    } else if (schema != null) {
      JSONSchemaPropsDescriptor.write(out, schema);
    } else {
      out.nullValue();
    }
  }
}
