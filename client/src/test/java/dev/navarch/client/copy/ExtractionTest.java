package dev.navarch.client.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives as a container could send them that means no good. */
class ExtractionTest {
  @TempDir Path folder;
  private Path target;
  private final ByteArrayOutputStream archive = new ByteArrayOutputStream();
  private final TarWriter writer = new TarWriter(archive);

  @BeforeEach
  void target() {
    target = folder.resolve("target");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "top/../../evil",
        "../evil",
        "/etc/evil",
        "top/..",
        "other/evil",
        "evil",
        "top/a/../../../e"
      })
  void namesThatLeadOutOfTheTargetEndIt(String name) throws Exception {
    file("top/good", "good");
    file(name, "evil");

    assertThatThrownBy(this::extract)
        .isInstanceOf(IOException.class)
        .hasMessage("the archive has a path that leaves the target: " + name);
    try (var files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile)).containsExactly(target.resolve("good"));
    }
  }

  @Test
  void linksAreLeftOutAndNothingIsWrittenThroughThem() throws Exception {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    writer.begin(
        new TarEntry("top/link", TarEntry.Kind.SYMBOLIC_LINK, 0777, 0, outside.toString()), 0);
    file("top/link/evil", "evil");

    CopyResult result = extract();

    assertThat(result.skipped()).containsExactly("top/link");
    assertThat(outside).isEmptyDirectory();
    assertThat(target.resolve("link")).isDirectory();
    assertThat(Files.isSymbolicLink(target.resolve("link"))).isFalse();
  }

  @Test
  void linksThatAreThereAlreadyAreNotFollowed() throws Exception {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Files.createDirectory(target);
    Files.createSymbolicLink(target.resolve("folder"), outside);
    Files.createSymbolicLink(target.resolve("file"), outside.resolve("passwd"));
    file("top/folder/evil", "evil");

    assertThatThrownBy(this::extract)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is a link, which is not followed");

    archive.reset();
    file("top/file", "evil");
    assertThatThrownBy(this::extract).isInstanceOf(IOException.class);
    assertThat(outside).isEmptyDirectory();
  }

  @Test
  void hardLinksBecomeCopiesOfWhatCameBefore() throws Exception {
    file("top/first", "content");
    hardLink("top/second", "top/first");
    hardLink("top/third", "top/missing");

    CopyResult result = extract();

    assertThat(target.resolve("second")).hasContent("content");
    assertThat(target.resolve("third")).doesNotExist();
    assertThat(result).isEqualTo(new CopyResult(2, 14, List.of("top/third")));
  }

  @Test
  void hardLinksToWhatIsOutsideEndIt() throws Exception {
    Files.writeString(folder.resolve("secret"), "secret");
    hardLink("top/second", "top/../../secret");

    assertThatThrownBy(this::extract).hasMessageContaining("leaves the target");
  }

  @Test
  void foldersThatForbidWritingAreFilledFirst() throws Exception {
    writer.begin(new TarEntry("top", TarEntry.Kind.FOLDER, 0555, 0, ""), 0);
    file("top/file", "x");

    extract();

    assertThat(target.resolve("file")).hasContent("x");
    assertThat(FileMode.of(target, 0)).isEqualTo(0555);
    FileMode.set(target, 0755);
  }

  @Test
  void anArchiveThatIsCutShortIsTold() throws Exception {
    file("top/file", "content");
    byte[] whole = archive.toByteArray();

    assertThatThrownBy(() ->
            new Extraction(target, "top")
                .run(new TarReader(new ByteArrayInputStream(Arrays.copyOf(whole, 515)))))
        .isInstanceOf(EOFException.class)
        .hasMessage("the archive is cut short");
  }

  @Test
  void aHeadThatIsNotWhatItSaysIsTold() throws Exception {
    file("top/file", "content");
    byte[] whole = archive.toByteArray();
    whole[0] ^= 1;

    assertThatThrownBy(
            () -> new Extraction(target, "top").run(new TarReader(new ByteArrayInputStream(whole))))
        .hasMessage("the archive is broken: a checksum is wrong");
  }

  private void file(String name, String content) throws IOException {
    byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
    writer.begin(new TarEntry(name, TarEntry.Kind.FILE, 0644, bytes.length, ""), 0);
    writer.write(bytes, bytes.length);
  }

  /** Written as a symbolic link, and then called a hard one. */
  private void hardLink(String name, String to) throws IOException {
    int before = (archive.size() + 511) / 512 * 512;
    writer.begin(new TarEntry(name, TarEntry.Kind.SYMBOLIC_LINK, 0644, 0, to), 0);
    byte[] bytes = archive.toByteArray();
    bytes[before + 156] = '1';
    int sum = Integer.parseInt(new String(bytes, before + 148, 6, StandardCharsets.US_ASCII), 8);
    byte[] digits = "%06o".formatted(sum - 1).getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(digits, 0, bytes, before + 148, 6);
    archive.reset();
    archive.writeBytes(bytes);
  }

  private CopyResult extract() throws IOException {
    writer.finish();
    return new Extraction(target, "top")
        .run(new TarReader(new ByteArrayInputStream(archive.toByteArray())));
  }
}
