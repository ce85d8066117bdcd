package dev.navarch.apimachinery.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever is written is read back. */
class JsonProperties {
  @Property(tries = 300)
  void treesAreReadBack(@ForAll("trees") Object tree) {
    byte[] written = JsonTree.toBytes(tree);

    assertThat(JsonTree.parse(written)).isEqualTo(JsonTree.copyOf(tree));
    assertThat(JsonTree.parse(JsonTree.toIndentedBytes(tree, "  ")))
        .isEqualTo(JsonTree.parse(written));
    assertThat(new String(written, StandardCharsets.UTF_8)).doesNotContain("<", ">", "&", "\u2028");
  }

  @Provide
  Arbitrary<Object> trees() {
    Arbitrary<String> texts = Arbitraries.strings().ofMaxLength(8).filter(JsonProperties::isWhole);
    Arbitrary<Object> scalars =
        Arbitraries.oneOf(
            texts.map(text -> (Object) text),
            Arbitraries.longs().map(number -> (Object) number),
            Arbitraries.doubles().filter(number -> number % 1 != 0).map(number -> (Object) number),
            Arbitraries.of(true, false).map(truth -> (Object) truth));
    Arbitrary<Object> trees = scalars;
    for (int level = 0; level < 3; level++) {
      Arbitrary<Object> inner = trees;
      trees =
          Arbitraries.oneOf(
              scalars,
              inner.list().ofMaxSize(4).map(list -> (Object) List.copyOf(list)),
              Arbitraries.maps(texts, inner).ofMaxSize(4).map(map -> (Object) Map.copyOf(map)));
    }
    return trees;
  }

  /** No half of a surrogate pair. */
  private static boolean isWhole(String text) {
    return StandardCharsets.UTF_8.newEncoder().canEncode(text);
  }
}
