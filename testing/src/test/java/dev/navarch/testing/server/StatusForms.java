package dev.navarch.testing.server;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.yaml.YamlReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;

/** Failures in every form in which a client can ask for them. */
final class StatusForms {
  private static final CodecFactory CODECS = new CodecFactory(AllTypes.scheme());

  private StatusForms() {}

  static Json read(Answer answer) {
    byte[] body =
        answer.headers().firstValue("content-encoding").isPresent()
            ? unzipped(answer.body())
            : answer.body();
    String type = answer.headers().firstValue("content-type").orElse("");
    return switch (type) {
      case MediaTypes.JSON -> Json.parse(body);
      case MediaTypes.YAML -> new Json(YamlReader.parse(body));
      case MediaTypes.PROTOBUF ->
          Json.parse(CODECS.serializer(MediaTypes.JSON).orElseThrow().encode(CODECS.decode(body)));
      default -> new Json(null);
    };
  }

  private static byte[] unzipped(byte[] body) {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(body))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
