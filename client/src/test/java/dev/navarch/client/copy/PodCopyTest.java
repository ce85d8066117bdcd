package dev.navarch.client.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.remotecommand.ContainerServer;
import dev.navarch.client.remotecommand.TestClients;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Copies through the real tar of this machine. */
@Timeout(120)
class PodCopyTest {
  @TempDir Path folder;
  private Path there;
  private Path here;
  private ContainerServer server;
  private RestClient client;
  private PodCopy copy;

  @BeforeEach
  void start() throws IOException {
    there = Files.createDirectory(folder.resolve("there"));
    here = Files.createDirectory(folder.resolve("here"));
    server = new ContainerServer(there, List.of("v5.channel.k8s.io"), "");
    client = TestClients.of(server.server().url());
    copy = PodCopy.of(client, "default", "web");
  }

  @AfterEach
  void stop() throws IOException {
    client.close();
    server.close();
  }

  @Test
  void aFolderGoesThereAndComesBack() throws Exception {
    Path source = Files.createDirectories(here.resolve("source/deep/" + "x".repeat(120)));
    Files.writeString(source.resolve("ä file.txt"), "content");
    Files.createDirectory(here.resolve("source/empty"));
    Path script = Files.writeString(here.resolve("source/run.sh"), "#!/bin/sh\n");
    FileMode.set(script, 0750);
    Files.createSymbolicLink(here.resolve("source/link"), Path.of("run.sh"));

    CopyResult to = copy.to(here.resolve("source"), there.resolve("target").toString());
    CopyResult from = copy.from(there.resolve("target").toString(), here.resolve("back"));

    assertThat(to).isEqualTo(new CopyResult(2, 17, List.of()));
    assertThat(Files.readSymbolicLink(there.resolve("target/link"))).hasToString("run.sh");
    assertThat(from).isEqualTo(new CopyResult(2, 17, List.of("./target/link")));
    Path back = here.resolve("back");
    assertThat(back.resolve("deep/" + "x".repeat(120) + "/ä file.txt")).hasContent("content");
    assertThat(back.resolve("empty")).isEmptyDirectory();
    assertThat(FileMode.of(back.resolve("run.sh"), 0)).isEqualTo(0750);
  }

  @Test
  void whatIsCopiedToAFolderGoesIntoIt() throws Exception {
    Files.writeString(here.resolve("file"), "content");

    copy.to(here.resolve("file"), there.toString());
    copy.from("file", Files.createDirectory(here.resolve("inside")));

    assertThat(there.resolve("file")).hasContent("content");
    assertThat(here.resolve("inside/file")).hasContent("content");
  }

  @Test
  void whatIsInAFolderCanBeMeantAlone() throws Exception {
    Files.writeString(Files.createDirectory(there.resolve("data")).resolve("file"), "content");

    copy.from("data/.", here.resolve("new"));

    assertThat(here.resolve("new/file")).hasContent("content");
  }

  @Test
  void namesThatLookLikeOptionsAreNone() throws Exception {
    Files.writeString(here.resolve("--help"), "content");

    copy.to(here.resolve("--help"), "--version");
    copy.from("--version", here.resolve("back"));

    assertThat(here.resolve("back")).hasContent("content");
  }

  @Test
  void largeFilesStreamThrough() throws Exception {
    long size = 100L * 1024 * 1024;
    byte[] block = new byte[1024 * 1024];
    Arrays.fill(block, (byte) 7);
    try (OutputStream out = Files.newOutputStream(here.resolve("large"))) {
      for (int i = 0; i < 100; i++) {
        out.write(block);
      }
    }

    CopyResult to = copy.to(here.resolve("large"), "large");
    CopyResult from = copy.from("large", here.resolve("back"));

    assertThat(to.bytes()).isEqualTo(size);
    assertThat(from.bytes()).isEqualTo(size);
    assertThat(Files.mismatch(here.resolve("large"), here.resolve("back"))).isEqualTo(-1);
  }

  @Test
  void whatIsNotThereIsTold() {
    assertThatThrownBy(() -> copy.from("missing", here.resolve("back")))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot copy missing of pod default/web: ")
        .hasMessageContaining("No such file or directory");
    assertThatThrownBy(() -> copy.to(here.resolve("missing"), "x"))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void aTargetWithoutAFolderIsTold() throws Exception {
    Files.writeString(here.resolve("file"), "content");

    assertThatThrownBy(() -> copy.to(here.resolve("file"), "no/such/folder/file"))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot copy no/such/folder/file of pod default/web: ");
  }
}
