package dev.navarch.benchmarks.server;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class NumberedTextTest {
  @Test
  void allGapsGetTheNumber() {
    NumberedText text = new NumberedText("a##########b##########");

    assertThat(text.of(42)).asString(US_ASCII).isEqualTo("a0000000042b0000000042");
    assertThat(text.of(1_234_567_890)).asString(US_ASCII).isEqualTo("a1234567890b1234567890");
    assertThat(NumberedText.digits(7)).isEqualTo("0000000007");
  }

  @Test
  void sampleObjectsAreJsonOfTheSizeThatTheirNamesTell() {
    byte[] configMap = SampleObjects.configMap("c").of(1);
    byte[] pod = SampleObjects.twoKilobytePod("p-" + NumberedText.GAP).of(2);

    assertThat(configMap.length).isBetween(1_000, 1_048);
    assertThat(pod).hasSize(2_048);
    JsonNode parsed = JsonMapper.shared().readTree(pod);
    assertThat(parsed.at("/metadata/name").asString()).isEqualTo("p-0000000002");
    assertThat(JsonMapper.shared().readTree(configMap).at("/data/turn").asString())
        .isEqualTo("0000000001");
  }
}
