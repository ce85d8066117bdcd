package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class YamlOrJsonDocumentsTest {
  private static YamlOrJsonDocuments documents(String text) {
    return YamlOrJsonDocuments.of(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> split(String text) {
    List<String> found = new ArrayList<>();
    documents(text)
        .forEachRemaining(d -> found.add(d.format() + " " + d.line() + "|" + d.text().utf8()));
    return found;
  }

  @Test
  void splitsJsonObjectsBackToBack() {
    assertThat(split("{\"a\":1}{\"b\":2}\n\t{\n\t\"c\": [{}, \"}\\\"{\"]\n}\r\n"))
        .containsExactly(
            "JSON 1|{\"a\":1}", "JSON 1|{\"b\":2}", "JSON 2|{\n\t\"c\": [{}, \"}\\\"{\"]\n}");
  }

  @Test
  void jsonIsReadAsJson() {
    RawDocument document = documents(" \n{\n\t\"a\":\t1}").next();

    assertThat(document.tree()).isEqualTo(StringMap.of("a", 1L));
    assertThat(document.toJson(true)).asString().isEqualTo("{\n\t\"a\":\t1}");
  }

  @Test
  void everythingElseIsYaml() {
    assertThat(split("a: 1\n---\n{b: 2}\n")).containsExactly("YAML 1|a: 1\n", "YAML 3|{b: 2}\n");
    assertThat(split("# JSON?\n{\"a\":1}\n")).containsExactly("YAML 1|# JSON?\n{\"a\":1}\n");
    assertThat(split("---\n{\"a\":1}\n---\n{\"b\":1}\n"))
        .containsExactly("YAML 2|{\"a\":1}\n", "YAML 4|{\"b\":1}\n");
    assertThat(split("")).isEmpty();
    assertThat(split(" \n\t\n")).isEmpty();
  }

  @Test
  void indentionOfTheFirstLineCounts() {
    RawDocument document = documents("\n\n   a: 1\n   b: 2\n").next();

    assertThat(document.line()).isEqualTo(3);
    assertThat(document.toJson(true)).asString().isEqualTo("{\"a\":1,\"b\":2}");
    assertThat(split("   # a comment\n   # and no more\n")).isEmpty();
  }

  @Test
  void yamlMayFollowJsonBehindASeparator() {
    assertThat(split("{\"a\":1}\n---\n{\"b\":2}\n--- # yaml\nc: 3\n---\n{d: 4}\n"))
        .containsExactly(
            "JSON 1|{\"a\":1}", "JSON 3|{\"b\":2}", "YAML 5|c: 3\n", "YAML 7|{d: 4}\n");
  }

  @Test
  void otherTextBehindJsonIsRefused() {
    YamlOrJsonDocuments documents = documents("{\"a\":1}\nb: 2\n");
    documents.next();

    assertThatThrownBy(documents::hasNext)
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessage("json: line 2: invalid character 'b' looking for beginning of value");
  }

  @Test
  void objectsThatAreCutAreRefused() {
    for (String cut : List.of("{", "{\"a\":1", "{\"a", "{\"a\\", "{\"a\":\"}\"")) {
      assertThatThrownBy(() -> documents("\n" + cut).next())
          .isExactlyInstanceOf(DecodeException.class)
          .hasMessage("json: line 2: unexpected EOF");
    }
  }

  @Test
  void endsAtTheEnd() {
    YamlOrJsonDocuments documents = documents("{}");
    assertThat(documents.next().tree()).isEqualTo(StringMap.of());

    assertThat(documents.hasNext()).isFalse();
    assertThatThrownBy(documents::next).isExactlyInstanceOf(NoSuchElementException.class);
  }
}
