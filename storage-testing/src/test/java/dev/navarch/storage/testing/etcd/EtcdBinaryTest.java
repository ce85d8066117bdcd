package dev.navarch.storage.testing.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.navarch.storage.testing.etcd.EtcdBinary.Found;
import dev.navarch.storage.testing.etcd.EtcdBinary.Missing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

class EtcdBinaryTest {
  private static final String LINUX = "Linux amd64";

  @TempDir Path folder;

  @Test
  void aNamedProgramThatRunsIsTaken() throws IOException {
    Path program = program("etcd", "exit 0");

    assertThat(EtcdSearch.search(program.toString(), "", "Mac OS X aarch64"))
        .isEqualTo(new Found(program));
  }

  @Test
  void aNamedProgramThatIsAbsentOrFailsIsAReason() throws IOException {
    Path failing = program("etcd", "echo needs a newer library; exit 1");

    assertReason(folder.resolve("nothing").toString(), "", LINUX).contains("is not a program");
    assertReason(folder.toString(), "", LINUX).contains("is not a program");
    assertReason(failing.toString(), "", LINUX).contains("does not run: needs a newer library");
  }

  @Test
  void otherPlatformsAreToldHowToNameOne() {
    assertReason("", folder.toString(), "Mac OS X aarch64")
        .contains("Mac OS X aarch64")
        .contains("-Dnavarch.etcd=PATH");
  }

  @Test
  void withoutAFolderToFetchIntoThereIsAReason() {
    assertReason("", "", LINUX).contains("navarch.root");
    assertReason("", folder.toString(), LINUX).contains("there is no");
  }

  @Test
  void theLastLineOfAFetchThatFailsIsTheReason() throws IOException {
    program("tools/fetch-debian", "echo fetching; echo no network >&2; exit 1");

    assertReason("", folder.toString(), LINUX).isEqualTo("no network");
  }

  @Test
  void aFetchedProgramIsTaken() throws IOException {
    program("tools/fetch-debian", "[ \"$1\" = etcd-server ] && [ -x \"$2/usr/bin/etcd\" ]");
    Path program = program(".tools/etcd-server/usr/bin/etcd", "[ \"$1\" = --version ]");

    assertThat(EtcdSearch.search("", folder.toString(), LINUX)).isEqualTo(new Found(program));
  }

  @Test
  void aMissingProgramLeavesTestsOutExceptInCi() {
    Missing missing = new Missing("no network");

    assertThatThrownBy(() -> EtcdSearch.require(missing, false))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("left out, because")
        .hasMessageContaining("no network");
    assertThatThrownBy(() -> EtcdSearch.require(missing, true))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no network");
  }

  private static AbstractStringAssert<?> assertReason(String named, String root, String platform) {
    EtcdBinary result = EtcdSearch.search(named, root, platform);
    assertThat(result).isInstanceOf(Missing.class);
    return assertThat(result)
        .extracting(missing -> ((Missing) missing).reason())
        .asInstanceOf(STRING);
  }

  private Path program(String path, String script) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }
}
