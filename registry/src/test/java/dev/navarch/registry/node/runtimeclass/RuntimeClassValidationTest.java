package dev.navarch.registry.node.runtimeclass;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.node.v1.RuntimeClass;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RuntimeClassValidationTest {
  private static final RuntimeClass RUNTIME = RuntimeClass.builder().handler("runc").build();

  @Test
  void aHandlerIsALabel() {
    assertThat(RuntimeClassValidation.create(RUNTIME)).isEmpty();
    assertThat(texts(RuntimeClassValidation.create(RUNTIME.toBuilder().handler("A_").build())))
        .singleElement()
        .asString()
        .startsWith("handler: Invalid value: \"A_\": a lowercase RFC 1123 label");
  }

  @Test
  void overheadIsNotNegative() {
    RuntimeClass runtime =
        RUNTIME.toBuilder().overhead(o -> o.podFixed(Map.of("cpu", Quantity.parse("-1")))).build();

    assertThat(texts(RuntimeClassValidation.create(runtime)))
        .containsExactly(
            "overhead.podFixed[cpu]: Invalid value: \"-1\": must be greater than or equal to 0");
  }

  @Test
  void whereItRunsIsSaidInLabelsAndTolerations() {
    RuntimeClass runtime =
        RUNTIME.toBuilder().scheduling(s -> s.nodeSelector(Map.of("a", "b c"))).build();

    assertThat(texts(RuntimeClassValidation.create(runtime)))
        .singleElement()
        .asString()
        .startsWith("scheduling.nodeSelector: Invalid value: \"b c\"");
  }

  @Test
  void theHandlerStays() {
    assertThat(
            texts(
                RuntimeClassValidation.update(
                    RUNTIME.toBuilder().handler("other").build(), RUNTIME)))
        .containsExactly("handler: Invalid value: \"other\": field is immutable");
  }
}
