package dev.navarch.client.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KubeconfigFilesTest {
  @TempDir Path folder;

  @Test
  void firstFileToSetAValueWins() throws IOException {
    Path first = file("first", "current-context: a\npreferences: {colors: true}\n");
    Path second =
        file("second", "current-context: b\npreferences: {colors: false, more: 1}\nx-own: 2\n");

    Kubeconfig merged = KubeconfigFiles.ofList(List.of(first, second)).load();

    assertThat(merged.currentContext()).isEqualTo("a");
    assertThat(merged.preferences()).containsOnly(Map.entry("colors", true), Map.entry("more", 1L));
    assertThat(merged.others()).containsEntry("x-own", 2L);
  }

  @Test
  void emptyCurrentContextIsNotSet() throws IOException {
    Path first = file("first", "current-context: ''\n");
    Path second = file("second", "current-context: b\n");

    assertThat(KubeconfigFiles.ofList(List.of(first, second)).load().currentContext())
        .isEqualTo("b");
  }

  @Test
  void entriesMergeByNameAndNeverFieldByField() throws IOException {
    Path first = file("first", "users: [{name: red, user: {username: u}}]\n");
    Path second =
        file("second", "users: [{name: red, user: {token: t}}, {name: blue, user: {token: b}}]\n");

    Kubeconfig merged = KubeconfigFiles.ofList(List.of(first, second)).load();

    assertThat(merged.users())
        .containsOnly(
            Map.entry("red", User.EMPTY.withBasic("u", "")),
            Map.entry("blue", User.EMPTY.withToken("b")));
  }

  @Test
  void relativePathsAreRelativeToTheirFile() throws IOException {
    Path one = file("one/config", "clusters: [{name: c, cluster: {certificate-authority: ca}}]\n");
    Path two =
        file(
            "two/config",
            """
            users:
            - name: files
              user: {client-certificate: x/c, client-key: ../k, tokenFile: /abs/t}
            - name: path
              user: {exec: {command: ./bin/tool}}
            - name: name
              user: {exec: {command: tool}}
            """);

    Kubeconfig merged = KubeconfigFiles.ofList(List.of(one, two)).load();

    assertThat(merged.clusters().get("c"))
        .isEqualTo(Cluster.of("").withCertificateAuthority(folder + "/one/ca"));
    assertThat(merged.users().get("files"))
        .isEqualTo(
            User.EMPTY
                .withCertificateFiles(folder + "/two/x/c", folder + "/k")
                .withTokenFile("/abs/t"));
    assertThat(command(merged, "path")).isEqualTo(folder + "/two/bin/tool");
    assertThat(command(merged, "name")).isEqualTo("tool");
  }

  private static String command(Kubeconfig config, String user) {
    User found = config.users().getOrDefault(user, User.EMPTY);
    ExecConfig exec = found.exec();
    return exec == null ? "none" : exec.command();
  }

  @Test
  void missingFilesOfTheEnvironmentArePassedOver() throws IOException {
    Path there = file("there", "current-context: b\n");
    String variable =
        String.join(
            File.pathSeparator,
            folder.resolve("gone").toString(),
            "",
            there.toString(),
            there + "");

    KubeconfigFiles files = KubeconfigFiles.usual(around(Map.of("KUBECONFIG", variable)));

    assertThat(files.files()).containsExactly(folder.resolve("gone"), there);
    assertThat(files.load().currentContext()).isEqualTo("b");
  }

  @Test
  void defaultFileIsUsedWhenTheEnvironmentNamesNone() throws IOException {
    file(".kube/config", "current-context: d\n");

    assertThat(KubeconfigFiles.usual(around(Map.of())).load().currentContext()).isEqualTo("d");
  }

  @Test
  void explicitFileMustBeThere() {
    Path gone = folder.resolve("gone");

    assertThatThrownBy(() -> KubeconfigFiles.explicit(gone).load())
        .isInstanceOf(KubeconfigException.class)
        .hasMessage("stat " + gone + ": no such file or directory");
  }

  @Test
  void everyFileThatCannotBeReadIsNamed() throws IOException {
    Path first = file("first", "a: [\n");
    Path good = file("good", "current-context: b\n");
    Path second = file("second", "users: [{name: a, user: {token: 4711}}]\n");

    assertThatThrownBy(() -> KubeconfigFiles.ofList(List.of(first, good, second)).load())
        .isInstanceOf(KubeconfigException.class)
        .hasMessageContaining("error loading config file \"" + first + "\": yaml: line ")
        .hasMessageContaining(
            "error loading config file \"" + second + "\": users[0].user.token must be a string")
        .hasMessageNotContaining("4711");
  }

  @Test
  void folderInPlaceOfAFileIsNamed() {
    assertThatThrownBy(() -> KubeconfigFiles.explicit(folder).load())
        .isInstanceOf(KubeconfigException.class)
        .hasMessageStartingWith("error loading config file \"" + folder + "\": ");
  }

  @Test
  void newEntriesGoToTheFirstFileThatExistsOrElseTheLast() throws IOException {
    Path a = folder.resolve("a");
    Path b = folder.resolve("b");
    KubeconfigFiles files = KubeconfigFiles.ofList(List.of(a, b));

    assertThat(files.defaultFile()).isEqualTo(b);
    Files.writeString(b, "");
    assertThat(files.defaultFile()).isEqualTo(b);
    Files.writeString(a, "");
    assertThat(files.defaultFile()).isEqualTo(a);
  }

  private Surroundings around(Map<String, String> env) {
    return new Surroundings(env, folder, folder.resolve("account"));
  }

  private Path file(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    return Files.writeString(file, content);
  }
}
