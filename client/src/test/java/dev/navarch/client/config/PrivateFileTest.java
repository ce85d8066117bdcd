package dev.navarch.client.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class PrivateFileTest {
  @TempDir Path folder;

  @Test
  void fileThatCannotBeReplacedIsWrittenInItsPlace() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "something longer");
    Object before = Files.readAttributes(file, BasicFileAttributes.class).fileKey();

    PrivateFile.replace(
        file,
        "short".getBytes(StandardCharsets.UTF_8),
        (draft, target) -> {
          throw new FileSystemException(target.toString(), null, "Device or resource busy");
        });

    assertThat(file).hasContent("short");
    assertThat(Files.readAttributes(file, BasicFileAttributes.class).fileKey()).isEqualTo(before);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(file);
    }
  }

  @Test
  void newFileThatCannotBePutInItsPlaceIsAFailure() throws IOException {
    Path fresh = folder.resolve("fresh");

    assertThatThrownBy(() ->
            PrivateFile.replace(
                fresh,
                new byte[1],
                (draft, target) -> {
                  throw new FileSystemException(target.toString(), null, "Read-only file system");
                }))
        .hasMessageContaining("Read-only");
    assertThat(fresh).doesNotExist();
  }

  /** Writes more than it is allowed to: the limit of a process stands for the end of a disk. */
  static final class LargeFile {
    private LargeFile() {}

    public static void main(String[] arguments) throws IOException {
      PrivateFile.replace(Path.of(arguments[0]), new byte[100_000]);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void fileStaysAsItWasWhereThereIsNoRoom() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "precious");
    Process process =
        new ProcessBuilder(
                "bash",
                "-c",
                "ulimit -f 8 && exec \"$@\"",
                "bash",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                LargeFile.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(said).contains("File too large");
    assertThat(file).hasContent("precious");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }
}
