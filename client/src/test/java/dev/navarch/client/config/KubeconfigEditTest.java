package dev.navarch.client.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KubeconfigEditTest {
  @TempDir Path folder;
  private Path first;
  private Path second;
  private KubeconfigFiles files;

  @BeforeEach
  void twoFiles() throws IOException {
    first = folder.resolve("first");
    second = folder.resolve("second");
    Files.writeString(
        first,
        """
        apiVersion: v1
        contexts:
        - context: {cluster: c, user: u}
          name: mine
        kind: Config
        x-own: 1
        """);
    Files.writeString(
        second,
        """
        contexts:
        - context: {cluster: other, user: other}
          name: mine
        - context: {cluster: c, user: u, x-field: 2}
          name: theirs
          x-beside: 3
        current-context: theirs
        users:
        - name: u
          user: {client-certificate: keys/c, client-key: keys/k}
        """);
    files = KubeconfigFiles.ofList(List.of(first, second));
  }

  @Test
  void changedEntryGoesToTheFileItCameFrom() throws IOException {
    String untouched = Files.readString(first);

    files.edit(config -> config.withContext("theirs", Context.of("c", "u").withNamespace("n")));

    assertThat(Files.readString(first)).isEqualTo(untouched);
    assertThat(Files.readString(second))
        .isEqualTo(
            """
            contexts:
            - context:
                cluster: other
                user: other
              name: mine
            - context:
                cluster: c
                namespace: "n"
                user: u
              name: theirs
              x-beside: 3
            current-context: theirs
            users:
            - name: u
              user:
                client-certificate: keys/c
                client-key: keys/k
            """);
  }

  @Test
  void unknownFieldsOfAChangedEntryStay() throws IOException {
    files.edit(config ->
        config.withContext(
            "theirs",
            config.contexts().getOrDefault("theirs", Context.of("", "")).withNamespace("x")));

    assertThat(Files.readString(second)).contains("x-field: 2", "x-beside: 3", "namespace: x");
  }

  @Test
  void newEntryAndCurrentContextGoToTheDefaultFile() throws IOException {
    String untouched = Files.readString(second);

    Kubeconfig now =
        files.edit(
            config -> config.withCluster("c", Cluster.of("https://c")).withCurrentContext("mine"));

    assertThat(Files.readString(second)).isEqualTo(untouched);
    assertThat(Files.readString(first))
        .contains("server: https://c", "current-context: mine", "x-own: 1");
    assertThat(now).isEqualTo(files.load());
    assertThat(now.currentContext()).isEqualTo("mine");
  }

  @Test
  void removedEntryIsRemovedWhereItCameFrom() throws IOException {
    Kubeconfig now = files.edit(config -> config.withoutContext("mine"));

    assertThat(now.contexts()).containsEntry("mine", Context.of("other", "other"));
    assertThat(Files.readString(first)).contains("contexts: []");
  }

  @Test
  void forgottenCurrentContextIsForgottenWhereItWasSaid() throws IOException {
    String untouched = Files.readString(first);

    files.edit(config -> config.withCurrentContext(""));

    assertThat(Files.readString(first)).isEqualTo(untouched);
    assertThat(Files.readString(second)).contains("current-context: \"\"");
  }

  @Test
  void pathsInTheFolderOfTheFileAreWrittenRelative() throws IOException {
    files.edit(config ->
        config
            .withUser("u", User.EMPTY.withCertificateFiles(folder + "/keys/new", "/elsewhere/key"))
            .withUser("e", User.EMPTY.withExec(ExecConfig.of(folder + "/tool"))));

    assertThat(Files.readString(second))
        .contains("client-certificate: keys/new", "client-key: /elsewhere/key");
    assertThat(Files.readString(first)).contains("command: ./tool");
    User user = files.load().users().getOrDefault("e", User.EMPTY);
    assertThat(user.exec()).isEqualTo(ExecConfig.of(folder + "/tool"));
  }

  @Test
  void fileThatWasNotThereIsMadeForItsOwnerAlone() throws IOException {
    Path fresh = folder.resolve("deep/config");

    KubeconfigFiles.ofList(List.of(fresh))
        .edit(config -> config.withCluster("c", Cluster.of("https://c")).withCurrentContext("x"));

    assertThat(Files.getPosixFilePermissions(fresh))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(Files.readString(fresh))
        .isEqualTo(
            """
            apiVersion: v1
            clusters:
            - cluster:
                server: https://c
              name: c
            contexts: []
            current-context: x
            kind: Config
            users: []
            """);
    try (Stream<Path> left = Files.list(folder.resolve("deep"))) {
      assertThat(left).containsExactly(fresh);
    }
  }

  @Test
  void fileThatWasThereKeepsWhoMayReadIt() throws IOException {
    Files.setPosixFilePermissions(second, PosixFilePermissions.fromString("rw-r-----"));
    UserPrincipal owner = Files.getOwner(second);

    files.edit(config -> config.withCurrentContext(""));

    assertThat(Files.readString(second)).contains("current-context: \"\"");
    assertThat(Files.getPosixFilePermissions(second))
        .isEqualTo(PosixFilePermissions.fromString("rw-r-----"));
    assertThat(Files.getOwner(second)).isEqualTo(owner);
  }

  @Test
  void linkStaysALink() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), second);

    KubeconfigFiles.explicit(link).edit(config -> config.withCurrentContext("mine"));

    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(second)).contains("current-context: mine");
  }

  @Test
  void lockOfAnotherProgramIsRespectedAndNamed() throws IOException {
    Path lock = Files.createFile(folder.resolve("second.lock"));
    String untouched = Files.readString(second);

    assertThatThrownBy(() -> files.edit(config -> config.withCurrentContext("")))
        .isInstanceOf(KubeconfigException.class)
        .hasMessageStartingWith("open " + lock + ": file exists");
    assertThat(Files.readString(second)).isEqualTo(untouched);
    assertThat(folder.resolve("first.lock")).doesNotExist();
    assertThat(lock).exists();
  }

  @Test
  void locksAreGoneAfterAFailure() {
    assertThatThrownBy(() ->
            files.edit(config -> {
              throw new IllegalStateException("no");
            }))
        .hasMessage("no");
    assertThat(folder.resolve("first.lock")).doesNotExist();
    assertThat(folder.resolve("second.lock")).doesNotExist();
  }

  @Test
  void threadsOfAProcessTakeTurns() throws InterruptedException {
    List<Thread> threads =
        Stream.of("a", "b", "c", "d")
            .map(name ->
                Thread.ofVirtual()
                    .start(() -> {
                      try {
                        files.edit(config -> config.withCluster(name, Cluster.of("https://x")));
                      } catch (IOException e) {
                        throw new IllegalStateException(e);
                      }
                    }))
            .toList();
    for (Thread thread : threads) {
      thread.join();
    }

    assertThat(loaded().clusters()).containsOnlyKeys("a", "b", "c", "d");
  }

  private Kubeconfig loaded() {
    try {
      return files.load();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
