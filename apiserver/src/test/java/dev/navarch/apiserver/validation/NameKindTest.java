package dev.navarch.apiserver.validation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameKindTest {

  @ParameterizedTest
  @ValueSource(strings = {"UPPER", "has space", "a_b", "-a", "a-", "a..b", ".a", "a/b", "a%b", "."})
  void subdomainsAreLowerCaseLabelsWithDots(String name) {
    assertThat(NameKind.DNS_SUBDOMAIN.check(name, false))
        .singleElement()
        .asString()
        .startsWith("a lowercase RFC 1123 subdomain must consist of lower case alphanumeric")
        .endsWith(
            "(e.g. 'example.com', regex used for validation is"
                + " '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')");
  }

  @Test
  void lengthsOfNamesAreToldInCharacters() {
    assertThat(NameKind.DNS_SUBDOMAIN.check("x".repeat(253), false)).isEmpty();
    assertThat(NameKind.DNS_SUBDOMAIN.check("x".repeat(254), false))
        .containsExactly("must be no more than 253 characters");
    assertThat(NameKind.DNS_LABEL.check("x".repeat(64), false))
        .containsExactly("must be no more than 63 characters");
    assertThat(NameKind.DNS_1035_LABEL.check("x".repeat(64), false))
        .containsExactly("must be no more than 63 characters");
  }

  @Test
  void labelsHaveNoDots() {
    assertThat(NameKind.DNS_LABEL.check("a.b", false)).containsExactly("must not contain dots");
    assertThat(NameKind.DNS_LABEL.check("1a", false)).isEmpty();
  }

  @Test
  void olderLabelsStartWithALetter() {
    assertThat(NameKind.DNS_1035_LABEL.check("1a", false))
        .singleElement()
        .asString()
        .startsWith("a DNS-1035 label must consist of");
  }

  @Test
  void prefixesMayEndInADash() {
    for (NameKind kind : NameKind.values()) {
      assertThat(kind.check("web-", true)).as(kind.name()).isEmpty();
    }
    assertThat(NameKind.DNS_SUBDOMAIN.check("web-", false)).isNotEmpty();
    assertThat(NameKind.DNS_LABEL.check("-", true)).isNotEmpty();
  }

  @Test
  void segmentsOfPathsLeadNowhereElse() {
    assertThat(NameKind.PATH_SEGMENT.check("system:View ok", false)).isEmpty();
    assertThat(NameKind.PATH_SEGMENT.check(".", false)).containsExactly("may not be '.'");
    assertThat(NameKind.PATH_SEGMENT.check("..", false)).containsExactly("may not be '..'");
    assertThat(NameKind.PATH_SEGMENT.check("..", true)).isEmpty();
    assertThat(NameKind.PATH_SEGMENT.check("a/b%c", false))
        .isEqualTo(List.of("may not contain '/'", "may not contain '%'"));
  }
}
