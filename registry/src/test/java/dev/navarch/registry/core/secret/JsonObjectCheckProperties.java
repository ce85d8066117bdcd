package dev.navarch.registry.core.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.Bytes;
import java.util.Arrays;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class JsonObjectCheckProperties {

  @Provide
  Arbitrary<Object> values() {
    return Arbitraries.recursive(
        () ->
            Arbitraries.oneOf(
                Arbitraries.strings().map(text -> (Object) text),
                Arbitraries.longs().map(number -> (Object) number),
                Arbitraries.of(true, false)),
        inner ->
            Arbitraries.oneOf(
                inner.list().ofMaxSize(3).map(items -> (Object) items),
                Arbitraries.maps(Arbitraries.strings().ofMaxLength(5), inner)
                    .ofMaxSize(3)
                    .map(members -> (Object) members)),
        0,
        3);
  }

  @Property(tries = 300)
  void objectsAndNothingElseAreObjects(@ForAll("values") Object value) {
    Bytes json = Bytes.of(JsonTree.toBytes(value));

    assertThat(JsonObjectCheck.problem(json).isEmpty()).isEqualTo(value instanceof Map<?, ?>);
  }

  @Property(tries = 300)
  void whatIsCutShortIsNoObject(@ForAll("values") Object value, @ForAll int cut) {
    byte[] whole = JsonTree.toBytes(Map.of("a", value));
    int length = Math.floorMod(cut, whole.length);

    assertThat(JsonObjectCheck.problem(Bytes.of(Arrays.copyOf(whole, length))))
        .contains("unexpected end of JSON input");
  }

  @Property(tries = 500)
  void anyBytesHaveAnAnswer(@ForAll byte[] bytes) {
    assertThat(JsonObjectCheck.problem(Bytes.of(bytes))).isNotNull();
  }
}
