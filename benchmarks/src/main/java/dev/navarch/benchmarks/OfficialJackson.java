package dev.navarch.benchmarks;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.kubernetes.client.custom.IntOrString;
import io.kubernetes.client.custom.Quantity;
import io.kubernetes.client.openapi.models.V1Pod;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * The official client's model through Jackson databind. The model is annotated for Gson, so
 * databind goes by its getters and setters, and learns here the two scalars that it could not
 * guess. Lists and maps of the model are never null: empty ones are left out, as a server would.
 */
final class OfficialJackson implements PodCodec {
  private static final JsonInclude.Value WITHOUT_NULLS =
      JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.USE_DEFAULTS);
  private static final JsonInclude.Value WITHOUT_EMPTY =
      JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.USE_DEFAULTS);

  private final ObjectReader reader;
  private final ObjectWriter writer;

  OfficialJackson() {
    JsonMapper mapper =
        JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .addModule(scalars())
            .defaultPropertyInclusion(WITHOUT_NULLS)
            .withConfigOverride(List.class, lists -> lists.setInclude(WITHOUT_EMPTY))
            .withConfigOverride(Map.class, maps -> maps.setInclude(WITHOUT_EMPTY))
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    reader = mapper.readerFor(V1Pod.class);
    writer = mapper.writerFor(V1Pod.class);
  }

  private static SimpleModule scalars() {
    return new SimpleModule()
        .addSerializer(new QuantityWriter())
        .addDeserializer(Quantity.class, new QuantityReader())
        .addSerializer(new IntOrStringWriter())
        .addDeserializer(IntOrString.class, new IntOrStringReader());
  }

  @Override
  public Object decode(byte[] bytes) {
    try {
      return reader.readValue(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public byte[] encode(Object pod) {
    try {
      return writer.writeValueAsBytes(pod);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class QuantityWriter extends StdScalarSerializer<Quantity> {
    QuantityWriter() {
      super(Quantity.class);
    }

    @Override
    public void serialize(Quantity value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeString(value.toSuffixedString());
    }
  }

  private static final class QuantityReader extends StdScalarDeserializer<Quantity> {
    QuantityReader() {
      super(Quantity.class);
    }

    @Override
    public Quantity deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return Quantity.fromString(in.getText());
    }
  }

  private static final class IntOrStringWriter extends StdScalarSerializer<IntOrString> {
    IntOrStringWriter() {
      super(IntOrString.class);
    }

    @Override
    public void serialize(IntOrString value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      if (value.isInteger()) {
        out.writeNumber(value.getIntValue());
      } else {
        out.writeString(value.getStrValue());
      }
    }
  }

  private static final class IntOrStringReader extends StdScalarDeserializer<IntOrString> {
    IntOrStringReader() {
      super(IntOrString.class);
    }

    @Override
    public IntOrString deserialize(JsonParser in, DeserializationContext context)
        throws IOException {
      return in.currentToken() == JsonToken.VALUE_NUMBER_INT
          ? new IntOrString(in.getIntValue())
          : new IntOrString(in.getText());
    }
  }
}
