package dev.navarch.apimachinery.labels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameSyntaxTest {

  private static final String DNS_LABEL_ERROR =
      "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and"
          + " must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc',"
          + " regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";

  private static final String SUBDOMAIN_ERROR =
      "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or"
          + " '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex"
          + " used for validation is"
          + " '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simple",
        "now-with-dashes",
        "1-starts-with-num",
        "1234",
        "simple/simple",
        "1234/1234",
        "CamelCase",
        "a_b.c-d",
        "example.com/MyName",
        "1.2.3.4/5678",
        "Uppercase_Is_OK_123"
      })
  void goodQualifiedNames(String value) {
    assertThat(NameSyntax.qualifiedName(value)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-a",
        "a-",
        "_a",
        "a.",
        "a b",
        "a/",
        "/a",
        "a/b/c",
        "Cap/a",
        "a_b/c",
        "ä",
        "a\n",
        "nothing%here"
      })
  void badQualifiedNames(String value) {
    assertThat(NameSyntax.qualifiedName(value)).isNotEmpty();
  }

  @Test
  void qualifiedNamesAreLimitedOnBothSides() {
    assertThat(NameSyntax.qualifiedName("a".repeat(253) + "/" + "b".repeat(63))).isEmpty();
    assertThat(NameSyntax.qualifiedName("a".repeat(254) + "/" + "b".repeat(64)))
        .containsExactly(
            "prefix part must be no more than 253 bytes",
            "name part must be no more than 63 bytes");
  }

  @Test
  void qualifiedNameErrorsSayWhichPart() {
    assertThat(NameSyntax.qualifiedName("/n")).containsExactly("prefix part must be non-empty");
    assertThat(NameSyntax.qualifiedName("A/n")).containsExactly("prefix part " + SUBDOMAIN_ERROR);
    assertThat(NameSyntax.qualifiedName("a/b/c"))
        .containsExactly(
            "a valid label key must consist of alphanumeric characters, '-', '_' or '.', and must"
                + " start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or"
                + " '123-abc', regex used for validation is"
                + " '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]') with an optional DNS subdomain"
                + " prefix and '/' (e.g. 'example.com/MyName')");
  }

  @Test
  void labelValues() {
    for (String good : List.of("", "a", "A.b_c-9", "x".repeat(63))) {
      assertThat(NameSyntax.labelValue(good)).isEmpty();
    }
    for (String bad : List.of("-a", "a-", "a b", "a/b", ".", "é")) {
      assertThat(NameSyntax.labelValue(bad)).hasSize(1);
    }
    assertThat(NameSyntax.labelValue("x".repeat(64)))
        .containsExactly("must be no more than 63 bytes");
    assertThat(NameSyntax.labelValue("é".repeat(32))).hasSize(2);
    assertThat(NameSyntax.labelValue("é".repeat(31))).hasSize(1);
  }

  @Test
  void dnsLabels() {
    for (String good : List.of("a", "0", "a-b", "a--b", "1-2", "x".repeat(63))) {
      assertThat(NameSyntax.dns1123Label(good)).isEmpty();
    }
    for (String bad : List.of("", "-", "a-", "-a", "A", "a_b", "a b", "ä", "a..b", ".")) {
      assertThat(NameSyntax.dns1123Label(bad)).containsExactly(DNS_LABEL_ERROR);
    }
    assertThat(NameSyntax.dns1123Label("a.b")).containsExactly("must not contain dots");
    assertThat(NameSyntax.dns1123Label("x".repeat(64)))
        .containsExactly("must be no more than 63 bytes");
  }

  @Test
  void dnsSubdomains() {
    for (String good : List.of("a", "0.1.2", "a-b.c-d", "x".repeat(253))) {
      assertThat(NameSyntax.dns1123Subdomain(good)).isEmpty();
    }
    for (String bad : List.of("", ".", "a.", ".a", "a..b", "a-.b", "a.-b", "A.b", "a_b.c")) {
      assertThat(NameSyntax.dns1123Subdomain(bad)).containsExactly(SUBDOMAIN_ERROR);
    }
    assertThat(NameSyntax.dns1123Subdomain("x".repeat(254)))
        .containsExactly("must be no more than 253 bytes");
  }

  @Test
  void olderDnsLabelsStartWithALetter() {
    assertThat(NameSyntax.dns1035Label("a-1")).isEmpty();
    for (String bad : List.of("", "1a", "-a", "a-", "A", "a.b")) {
      assertThat(NameSyntax.dns1035Label(bad))
          .containsExactly(
              "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start"
                  + " with an alphabetic character, and end with an alphanumeric character (e.g."
                  + " 'my-name',  or 'abc-123', regex used for validation is"
                  + " '[a-z]([-a-z0-9]*[a-z0-9])?')");
    }
  }
}
