package dev.navarch.registry.core.configmap;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.value.Bytes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfigMapValidationTest {
  private static final String KEY_FORM =
      "a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g."
          + " 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is"
          + " '[-._a-zA-Z0-9]+')";

  private static List<String> withKey(String key) {
    return texts(ConfigMapValidation.create(ConfigMap.builder().data(Map.of(key, "x")).build()));
  }

  @Test
  void keysAreNamesOfFiles() {
    assertThat(withKey("..data-_X"))
        .containsExactly("data[..data-_X]: Invalid value: \"..data-_X\": must not start with '..'");
    assertThat(withKey("..")).containsExactly("data[..]: Invalid value: \"..\": must not be '..'");
    assertThat(withKey("a b")).containsExactly("data[a b]: Invalid value: \"a b\": " + KEY_FORM);
    assertThat(withKey("")).containsExactly("data[]: Invalid value: \"\": " + KEY_FORM);
    assertThat(withKey("game.properties")).isEmpty();
  }

  @Test
  void longKeysAreToldInCharacters() {
    assertThat(withKey("x".repeat(253))).isEmpty();
    assertThat(withKey("x".repeat(254)))
        .singleElement()
        .asString()
        .endsWith("\": must be no more than 253 characters");
  }

  @Test
  void aKeyIsTextOrBytes() {
    ConfigMap map =
        ConfigMap.builder()
            .data(Map.of("a", "1"))
            .binaryData(Map.of("a", Bytes.ofUtf8("1"), "b c", Bytes.EMPTY))
            .build();

    assertThat(texts(ConfigMapValidation.create(map)))
        .containsExactly(
            "data[a]: Invalid value: \"a\": duplicate of key present in binaryData",
            "binaryData[b c]: Invalid value: \"b c\": " + KEY_FORM);
  }

  @Test
  void valuesHaveAnAllowanceTogether() {
    String half = "x".repeat(1 << 19);
    ConfigMap full =
        ConfigMap.builder()
            .data(Map.of("a", half))
            .binaryData(Map.of("b", Bytes.ofUtf8(half)))
            .build();
    ConfigMap more = full.toBuilder().data(Map.of("a", half + "x")).build();

    assertThat(ConfigMapValidation.create(full)).isEmpty();
    assertThat(texts(ConfigMapValidation.create(more)))
        .containsExactly(": Too long: may not be more than 1048576 bytes");
  }

  @Test
  void immutableMapsStayAsTheyAre() {
    ConfigMap old = ConfigMap.builder().immutable(true).data(Map.of("a", "1")).build();
    ConfigMap changed =
        ConfigMap.builder()
            .data(Map.of("a", "2"))
            .binaryData(Map.of("z", Bytes.ofUtf8("a")))
            .build();

    assertThat(ConfigMapValidation.update(old, old)).isEmpty();
    assertThat(texts(ConfigMapValidation.update(changed, old)))
        .containsExactly(
            "immutable: Forbidden: field is immutable when `immutable` is set",
            "data: Forbidden: field is immutable when `immutable` is set",
            "binaryData: Forbidden: field is immutable when `immutable` is set");
    assertThat(ConfigMapValidation.update(old, changed)).isEmpty();
  }
}
