package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.json.JsonTree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

class JsonFramesProperties {
  @Property(tries = 300)
  void documentsAreFoundWhateverTheyHoldAndHoweverTheyArrive(
      @ForAll @Size(max = 8) List<@Size(max = 5) Map<String, String>> documents, @ForAll long seed)
      throws IOException {
    Random random = new Random(seed);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Map<String, String> document : documents) {
      out.write(JsonTree.toBytes(Map.of("outer", List.of(document))));
      out.write(" \r\n\t".repeat(random.nextInt(2)).getBytes(StandardCharsets.UTF_8));
    }
    InputStream pieces =
        new FilterInputStream(new ByteArrayInputStream(out.toByteArray())) {
          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            return super.read(into, offset, Math.min(length, 1 + random.nextInt(50)));
          }
        };

    JsonFrames frames = new JsonFrames(pieces, 1 << 20);
    List<Object> found = new ArrayList<>();
    for (byte[] frame; (frame = frames.read()) != null; ) {
      found.add(JsonTree.parse(frame));
    }

    assertThat(found)
        .isEqualTo(
            documents.stream()
                .map(document -> JsonTree.copyOf(Map.of("outer", List.of(document))))
                .toList());
  }
}
