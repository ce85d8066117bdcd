package dev.navarch.cluster.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import dev.navarch.storage.embedded.EmbeddedOptions;
import dev.navarch.storage.embedded.EmbeddedStore;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class StorageCommandTest {
  private static final ByteString KEY = ByteString.utf8("/registry/configmaps/default/a");

  @TempDir private Path data;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String command, String... arguments) {
    CommandLine line =
        new CommandLine(new StorageCommand())
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .setExecutionExceptionHandler((failure, where, result) -> {
              where.getErr().println("error: " + failure.getMessage());
              return 1;
            });
    String[] all = new String[arguments.length + 3];
    all[0] = command;
    all[1] = "--data-dir";
    all[2] = data.toString();
    System.arraycopy(arguments, 0, all, 3, arguments.length);
    return line.execute(all);
  }

  private EmbeddedStore open() {
    return EmbeddedStore.open(data.resolve("store"), EmbeddedOptions.DEFAULT);
  }

  @Test
  void whatWasBackedUpWhileItRanComesBack() {
    Path file = data.resolve("copy");
    try (EmbeddedStore store = open()) {
      store.commit(Txn.put(KEY, ByteString.utf8("first")));
      assertThat(run("verify")).isZero();
      assertThat(run("backup", file.toString())).isZero();
      store.commit(Txn.put(KEY, ByteString.utf8("second")));
    }

    assertThat(run("restore", file.toString())).as(err.toString()).isZero();

    try (EmbeddedStore store = open()) {
      assertThat(store.get(KEY).orElseThrow().value()).isEqualTo(ByteString.utf8("first"));
      assertThat(store.revision()).isGreaterThan(1_000_000);
    }
    assertThat(out.toString()).contains("is sound: revision 2", "holds 1 keys", "before-restore");
  }

  @Test
  void aRunningControlPlaneIsNotRestored() {
    Path file = data.resolve("copy");
    try (EmbeddedStore store = open()) {
      assertThat(run("backup", file.toString())).isZero();
      assertThat(run("restore", file.toString())).isEqualTo(1);
      assertThat(store.health().writable()).isTrue();
    }
    assertThat(err.toString())
        .startsWith("error: ")
        .contains("is in use by process " + ProcessHandle.current().pid())
        .hasLineCount(1);
  }

  @Test
  void damageIsToldInOneLineThatSaysWhatToDo() throws IOException {
    try (EmbeddedStore store = open()) {
      store.commit(Txn.put(KEY, ByteString.utf8("first")));
    }
    Path file = data.resolve("store").resolve("store.db");
    byte[] content = Files.readAllBytes(file);
    int at = new String(content, StandardCharsets.ISO_8859_1).indexOf("first");
    content[at] ^= 1;
    Files.write(file, content);

    assertThat(run("verify")).isEqualTo(1);
    assertThat(err.toString())
        .startsWith("error: ")
        .contains(file.toString(), "is damaged", "checksum", "navarch storage restore")
        .hasLineCount(1);
  }

  @Test
  void aFolderWithoutAStoreIsNamed() {
    assertThat(run("verify")).isEqualTo(1);
    assertThat(err.toString()).contains("there is no").contains("store.db").hasLineCount(1);
  }
}
