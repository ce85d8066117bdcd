package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class YamlDocumentsTest {
  private static List<String> split(String yaml) {
    List<String> documents = new ArrayList<>();
    YamlDocuments.of(yaml.getBytes(StandardCharsets.UTF_8))
        .forEachRemaining(d -> documents.add(d.line() + "|" + d.text().utf8()));
    return documents;
  }

  @Test
  void splitsAtSeparators() {
    assertThat(split("a: 1\n---\nb: 2\n--- # more\nc: 3\n---  \nd: 4"))
        .containsExactly("1|a: 1\n", "3|b: 2\n", "5|c: 3\n", "7|d: 4\n");
  }

  @Test
  void leavesEmptyDocumentsOut() {
    assertThat(split("---\n---\n\n# nothing\n  # here\n---\na: 1\n---\n---\n"))
        .containsExactly("7|a: 1\n");
    assertThat(split("")).isEmpty();
    assertThat(split("# only a comment")).isEmpty();
  }

  @Test
  void commentsBelongToTheDocumentBehindThem() {
    assertThat(split("# licence\n---\n# about a\na: 1\n")).containsExactly("3|# about a\na: 1\n");
    assertThat(split("# about a\n\na: 1\n# more\n---\n"))
        .containsExactly("1|# about a\n\na: 1\n# more\n");
  }

  @Test
  void documentEndsAtDots() {
    assertThat(split("a: 1\n...\n---\nb: 2\n... # end\nc: 3\n...x: 4\n"))
        .containsExactly("1|a: 1\n", "4|b: 2\n", "6|c: 3\n...x: 4\n");
  }

  @Test
  void lineBreaksBecomeLineFeeds() {
    assertThat(split("a: |\r\n  x\r\n---\r\nb: 2\r\n"))
        .containsExactly("1|a: |\n  x\n", "4|b: 2\n");
  }

  @Test
  void separatorsInsideTextsAreIndented() {
    assertThat(split("a: |\n  ---\n  b\n ---\n")).containsExactly("1|a: |\n  ---\n  b\n ---\n");
  }

  @Test
  void directivesStayWithTheirDocument() {
    assertThat(split("%YAML 1.1\n---\na: 1\n---\nb: 2\n"))
        .containsExactly("1|%YAML 1.1\n---\na: 1\n", "5|b: 2\n");
    assertThat(YamlReader.parse("%YAML 1.1\n---\na: 1\n")).isEqualTo(StringMap.of("a", 1L));
  }

  @Test
  void passesOverAByteOrderMark() {
    assertThat(split("\uFEFF---\na: 1\n")).containsExactly("2|a: 1\n");
    assertThat(split("\uFEFF")).isEmpty();
  }

  @Test
  void refusesSeparatorsWithSomethingBehind() {
    assertThatThrownBy(() -> split("a: 1\n---foo bar \nb: 2\n"))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessage("yaml: line 2: invalid Yaml document separator: foo bar");
  }

  @Test
  void messagesNameLinesOfTheStream() {
    YamlDocuments documents =
        YamlDocuments.of(
            "a: 1\n---\nb: 2\nc: d: e\n---\nf: 1\nf: 2".getBytes(StandardCharsets.UTF_8));
    assertThat(documents.next().tree()).isEqualTo(StringMap.of("a", 1L));

    RawDocument broken = documents.next();
    RawDocument twice = documents.next();

    assertThatThrownBy(broken::tree)
        .hasMessage("yaml: line 4: mapping values are not allowed in this context");
    assertThatThrownBy(() -> twice.toJson(true))
        .hasMessage("yaml: unmarshal errors:\n  line 7: key \"f\" already set in map");
    assertThat(twice.toJson(false)).asString().isEqualTo("{\"f\":2}");
  }

  @Test
  void readsNoFurtherThanAsked() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("cut");
          }

          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            throw new IOException("cut");
          }
        };
    InputStream start = new ByteArrayInputStream("a: 1\n---\n".getBytes(StandardCharsets.UTF_8));
    YamlDocuments documents = YamlDocuments.of(new SequenceInputStream(start, broken));

    assertThat(documents.next().tree()).isEqualTo(StringMap.of("a", 1L));
    assertThatThrownBy(documents::hasNext)
        .isExactlyInstanceOf(UncheckedIOException.class)
        .hasRootCauseMessage("cut");
  }

  @Test
  void endsAtTheEnd() {
    YamlDocuments documents = YamlDocuments.of("a".getBytes(StandardCharsets.UTF_8));
    assertThat(documents.next().tree()).isEqualTo("a");

    assertThat(documents.hasNext()).isFalse();
    assertThatThrownBy(documents::next).isExactlyInstanceOf(NoSuchElementException.class);
  }
}
