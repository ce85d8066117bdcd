package dev.navarch.registry.validation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextSyntaxTest {

  @Test
  void portNamesAreShortAndHoldALetter() {
    assertThat(TextSyntax.portName("http-2")).isEmpty();
    assertThat(TextSyntax.portName("80")).containsExactly("must contain at least one letter (a-z)");
    assertThat(TextSyntax.portName("-a--B"))
        .containsExactly(
            "must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)",
            "must not contain consecutive hyphens",
            "must not begin or end with a hyphen");
  }

  @Test
  void keysOfConfigMapsAreFileNames() {
    assertThat(TextSyntax.configMapKey("a.b_c-D")).isEmpty();
    assertThat(TextSyntax.configMapKey("..")).containsExactly("must not be '..'");
    assertThat(TextSyntax.configMapKey("..a")).containsExactly("must not start with '..'");
    assertThat(TextSyntax.configMapKey("a/b"))
        .containsExactly(
            "a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g."
                + " 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is"
                + " '[-._a-zA-Z0-9]+')");
  }

  @Test
  void kernelParametersHaveSegments() {
    assertThat(TextSyntax.isSysctlName("net.ipv4/tcp_x-y")).isTrue();
    assertThat(TextSyntax.isSysctlName("net..x")).isFalse();
    assertThat(TextSyntax.isSysctlName("net.")).isFalse();
    assertThat(TextSyntax.isSysctlName("_net")).isFalse();
    assertThat(TextSyntax.isSysctlName("a".repeat(254))).isFalse();
  }

  @Test
  void headersHaveNames() {
    assertThat(TextSyntax.httpHeaderName("X-A")).isEmpty();
    assertThat(TextSyntax.httpHeaderName("X A")).hasSize(1);
    assertThat(TextSyntax.httpHeaderName("")).hasSize(1);
  }

  @Test
  void lengthsAreThoseOfTheBytes() {
    assertThat(TextSyntax.utf8Length("é")).isEqualTo(2);
    assertThat(TextSyntax.utf8Length("e")).isEqualTo(1);
  }
}
