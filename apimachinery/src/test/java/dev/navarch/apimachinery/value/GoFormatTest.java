package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GoFormatTest {
  private static @Nullable Object tree(String json) {
    return JsonTree.parse(json.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void treesArePrintedWithTheirKeysInOrder() {
    assertThat(GoFormat.value(tree("{\"b\":[1,1.5,true,null,\"x y\"],\"a\":{},\"c\":[]}")))
        .isEqualTo("map[a:map[] b:[1 1.5 true <nil> x y] c:[]]");
    assertThat(GoFormat.value(1e6)).isEqualTo("1e+06");
  }

  @Test
  void onlyTextLooksLikeTextWhereTextIsExpected() {
    assertThat(GoFormat.text("x")).isEqualTo("x");
    assertThat(GoFormat.text(5L)).isEqualTo("%!s(int64=5)");
    assertThat(GoFormat.text(1.5)).isEqualTo("%!s(float64=1.5)");
    assertThat(GoFormat.text(true)).isEqualTo("%!s(bool=true)");
    assertThat(GoFormat.text(null)).isEqualTo("%!s(<nil>)");
    assertThat(GoFormat.text(tree("{\"a\":null}"))).isEqualTo("map[a:<nil>]");
  }

  @Test
  void typesHaveTheirGoNames() {
    assertThat(GoFormat.type(tree("{}"))).isEqualTo("map[string]interface {}");
    assertThat(GoFormat.type(tree("[]"))).isEqualTo("[]interface {}");
    assertThat(GoFormat.type("x")).isEqualTo("string");
    assertThat(GoFormat.type(null)).isEqualTo("<nil>");
  }
}
