package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * Schema, or a plain yes or no.
 *
 * @param allows Whether unlisted parts are accepted when no schema is given
 * @param schema Schema that unlisted parts must satisfy
 */
@ApiType
public record JSONSchemaPropsOrBool(
    @Field(value = 1, required = true) boolean allows,
    @Field(value = 2, required = true) @Nullable JSONSchemaProps schema)
    implements ApiStruct<JSONSchemaPropsOrBool> {
  /** Starts a value in which nothing is set. */
  public static JSONSchemaPropsOrBoolBuilder builder() {
    return new JSONSchemaPropsOrBoolBuilder();
  }

  /** Starts a value from this one. */
  public JSONSchemaPropsOrBoolBuilder toBuilder() {
    return new JSONSchemaPropsOrBoolBuilder(this);
  }

  /** Reads a truth value, or a schema, which allows what it describes. */
  public static JSONSchemaPropsOrBool readJson(JsonReader in) {
    return switch (in.peek()) {
      case TRUE -> new JSONSchemaPropsOrBool(true, null);
      case FALSE -> new JSONSchemaPropsOrBool(false, null);
      default -> new JSONSchemaPropsOrBool(true, in.here(JSONSchemaPropsDescriptor.INSTANCE));
    };
  }

  /** Writes the schema if there is one, else the truth value. */
  public void writeJson(JsonWriter out) {
    if (schema != null) {
      JSONSchemaPropsDescriptor.write(out, schema);
    } else {
      out.bool(allows);
    }
  }
}
