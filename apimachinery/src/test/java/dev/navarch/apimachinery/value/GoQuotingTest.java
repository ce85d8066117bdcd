package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GoQuotingTest {

  @Test
  void quoteKeepsPrintableTextOfAnyScript() {
    assertThat(GoQuoting.quote("a b ä 日 😀")).isEqualTo("\"a b ä 日 😀\"");
  }

  @Test
  void quoteEscapesTheRest() {
    assertThat(GoQuoting.quote("\"\\\n\t\u0007\u000b\u0001\u007f\u00a0\u200b\ud83f\udfff"))
        .isEqualTo("\"\\\"\\\\\\n\\t\\a\\v\\x01\\x7f\\u00a0\\u200b\\U0001ffff\"");
  }

  @Test
  void quoteAsciiWritesOtherBytesInHex() {
    assertThat(GoQuoting.quoteAscii("1\"\\µ\n")).isEqualTo("\"1\\\"\\\\\\xc2\\xb5\\x0a\"");
  }
}
