package dev.navarch.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {
  private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2001-01-01T00:00:00Z"));

  @TempDir private Path temporary;
  private Path present;
  private Path wanted;
  private OutputFolder folder;

  @BeforeEach
  void create() throws IOException {
    present = temporary.resolve("present");
    wanted = Files.createDirectory(temporary.resolve("wanted"));
    folder = new OutputFolder(present, wanted);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void updateFillsAFolderThatIsNotThere() throws IOException {
    write(wanted.resolve("a/A.java"), "class A {}");
    write(wanted.resolve("b.txt"), "b");

    assertThat(folder.update()).isEqualTo("2 written, 0 unchanged, 0 removed");

    assertThat(present.resolve("a/A.java")).hasContent("class A {}");
    assertThat(present.resolve("b.txt")).hasContent("b");
    assertThat(folder.differences()).isEmpty();
  }

  @Test
  void updateTouchesOnlyWhatDiffers() throws IOException {
    write(wanted.resolve("same.txt"), "same");
    write(wanted.resolve("other.txt"), "new");
    write(present.resolve("same.txt"), "same");
    write(present.resolve("other.txt"), "old");
    Files.setLastModifiedTime(present.resolve("same.txt"), LONG_AGO);

    assertThat(folder.update()).isEqualTo("1 written, 1 unchanged, 0 removed");

    assertThat(Files.getLastModifiedTime(present.resolve("same.txt"))).isEqualTo(LONG_AGO);
    assertThat(present.resolve("other.txt")).hasContent("new");
  }

  @Test
  void updateRemovesWhatIsNotWantedAnyMore() throws IOException {
    write(wanted.resolve("kept.txt"), "kept");
    write(present.resolve("kept.txt"), "kept");
    write(present.resolve("a/gone.txt"), "gone");

    assertThat(folder.update()).isEqualTo("0 written, 1 unchanged, 1 removed");

    assertThat(present.resolve("a/gone.txt")).doesNotExist();
  }

  @Test
  void differencesNameEveryFileAndChangeNothing() throws IOException {
    write(wanted.resolve("a/missing.txt"), "missing");
    write(wanted.resolve("changed.txt"), "new");
    write(wanted.resolve("same.txt"), "same");
    write(present.resolve("changed.txt"), "old");
    write(present.resolve("same.txt"), "same");
    write(present.resolve("z.txt"), "extra");

    assertThat(folder.differences())
        .containsExactly(
            "missing: " + Path.of("a", "missing.txt"),
            "out of date: changed.txt",
            "not generated any more: z.txt");

    assertThat(present.resolve("changed.txt")).hasContent("old");
    assertThat(present.resolve("z.txt")).exists();
    assertThat(present.resolve("a")).doesNotExist();
  }

  @Test
  void aFolderThatIsNotThereMissesEverything() throws IOException {
    write(wanted.resolve("b.txt"), "b");

    assertThat(folder.differences()).containsExactly("missing: b.txt");
    assertThat(present).doesNotExist();
  }

  @Test
  void deleteTakesAFolderWithAllInIt() throws IOException {
    write(wanted.resolve("a/b/c.txt"), "c");

    OutputFolder.delete(wanted);

    assertThat(wanted).doesNotExist();
  }
}
