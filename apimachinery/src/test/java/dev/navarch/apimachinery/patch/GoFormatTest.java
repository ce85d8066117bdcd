package dev.navarch.apimachinery.patch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoFormatTest {

  @Test
  void treesArePrintedWithTheirKeysInOrder() {
    Object tree = TestTrees.tree("{\"b\":[1,1.5,true,null,\"x y\"],\"a\":{},\"c\":[]}");

    assertThat(GoFormat.value(tree)).isEqualTo("map[a:map[] b:[1 1.5 true <nil> x y] c:[]]");
  }

  @ParameterizedTest
  @CsvSource({
    "1.5,1.5",
    "-0.25,-0.25",
    "100000.5,100000.5",
    "0.0001,0.0001",
    "0.00001,1e-05",
    "1.25e-7,1.25e-07",
    "123456.5,123456.5",
    "1e6,1e+06",
    "1234567.5,1.2345675e+06",
    "1e21,1e+21",
    "1.5e300,1.5e+300",
    "0.0,0",
    "-0.0,-0",
  })
  void numbersGetAnExponentWhenTheyAreVerySmallOrLarge(double number, String text) {
    assertThat(GoFormat.value(number)).isEqualTo(text);
  }

  @Test
  void onlyTextLooksLikeTextWhereTextIsExpected() {
    assertThat(GoFormat.text("x")).isEqualTo("x");
    assertThat(GoFormat.text(5L)).isEqualTo("%!s(int64=5)");
    assertThat(GoFormat.text(1.5)).isEqualTo("%!s(float64=1.5)");
    assertThat(GoFormat.text(null)).isEqualTo("%!s(<nil>)");
    assertThat(GoFormat.text(TestTrees.tree("{\"a\":null}"))).isEqualTo("map[a:<nil>]");
  }
}
