package dev.navarch.apiserver.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeadersTest {
  private static final Headers HEADERS =
      Headers.builder().add("Accept", "a").add("X-Other", "o").add("accept", "b").build();

  @Test
  void namesDoNotDependOnCase() {
    assertThat(HEADERS.first("ACCEPT")).hasValue("a");
    assertThat(HEADERS.all("aCCept")).containsExactly("a", "b");
    assertThat(HEADERS.first("none")).isEmpty();
    assertThat(HEADERS.all("none")).isEmpty();
  }

  @Test
  void fieldsKeepTheirOrder() {
    List<String> seen = new ArrayList<>();
    HEADERS.with("Last", "l").forEach((name, value) -> seen.add(name + "=" + value));
    assertThat(seen).containsExactly("Accept=a", "X-Other=o", "accept=b", "Last=l");
    assertThat(HEADERS.first("Last")).isEmpty();
  }

  @Test
  void valuesAreNotPrinted() {
    assertThat(Headers.of("Authorization", "secret")).hasToString("[Authorization]");
  }
}
