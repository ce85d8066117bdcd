package dev.navarch.api.conversion;

import static dev.navarch.api.conversion.NumberAnnotation.TEMPLATE_GENERATION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.runtime.ConversionException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberAnnotationTest {

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -3, Long.MAX_VALUE, Long.MIN_VALUE})
  void readsWhatItPut(long value) {
    ObjectMeta metadata = annotated(Map.of("owner", "me"));

    ObjectMeta changed = TEMPLATE_GENERATION.put(metadata, value);

    assertThat(TEMPLATE_GENERATION.read(changed)).hasValue(value);
    assertThat(changed.annotations()).containsEntry("owner", "me").hasSize(2);
    assertThat(TEMPLATE_GENERATION.remove(changed)).isEqualTo(metadata);
  }

  @Test
  void metadataWithoutTheAnnotationHasNoNumber() {
    ObjectMeta metadata = annotated(Map.of("owner", "me"));

    assertThat(TEMPLATE_GENERATION.read(metadata)).isEmpty();
    assertThat(TEMPLATE_GENERATION.remove(metadata)).isSameAs(metadata);
  }

  @ParameterizedTest
  @CsvSource({
    "'', invalid syntax",
    "one, invalid syntax",
    "1.0, invalid syntax",
    "9223372036854775808, value out of range"
  })
  void refusesWhatIsNotANumberInTheWordsOfGo(String text, String reason) {
    ObjectMeta metadata = annotated(Map.of(TEMPLATE_GENERATION.key(), text));

    assertThatExceptionOfType(ConversionException.class)
        .isThrownBy(() -> TEMPLATE_GENERATION.read(metadata))
        .withMessage("strconv.ParseInt: parsing \"" + text + "\": " + reason);
  }

  private static ObjectMeta annotated(Map<String, String> annotations) {
    return ObjectMeta.builder().name("web").annotations(annotations).build();
  }
}
