package dev.navarch.storage.testing.etcd;

import dev.navarch.storage.testing.etcd.EtcdBinary.Found;
import dev.navarch.storage.testing.etcd.EtcdBinary.Missing;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** How an {@link EtcdBinary} is found. */
final class EtcdSearch {
  private EtcdSearch() {}

  static EtcdBinary result() {
    return Once.RESULT;
  }

  /**
   * Looks for a program, and tries it.
   *
   * @param named the value of {@code navarch.etcd}, empty for none
   * @param root the value of {@code navarch.root}, empty for none
   * @param platform operating system and architecture, as in {@code "Linux amd64"}
   */
  static EtcdBinary search(String named, String root, String platform) {
    if (!named.isEmpty()) {
      Path path = Path.of(named).toAbsolutePath();
      return Files.isRegularFile(path) && Files.isExecutable(path)
          ? tried(path)
          : new Missing("navarch.etcd names " + path + ", which is not a program");
    }
    if (!platform.equals("Linux amd64")) {
      return new Missing(
          "it can be fetched for Linux on x86_64, and this is "
              + platform
              + "; -Dnavarch.etcd=PATH names one that is there");
    }
    if (root.isEmpty()) {
      return new Missing("neither navarch.etcd nor navarch.root is set");
    }
    return fetched(Path.of(root).toAbsolutePath().normalize());
  }

  static Path require(EtcdBinary binary, boolean ci) {
    return switch (binary) {
      case Found found -> found.path();
      case Missing missing when ci ->
          Assertions.fail("there is no etcd to test with: " + missing.reason());
      case Missing missing ->
          Assumptions.abort("left out, because there is no etcd: " + missing.reason());
    };
  }

  private static EtcdBinary fetched(Path root) {
    Path script = root.resolve("tools/fetch-debian");
    Path folder = root.resolve(".tools/etcd-server");
    if (!Files.isExecutable(script)) {
      return new Missing("there is no " + script);
    }
    Command.Result result =
        Command.run(
            List.of(script.toString(), "etcd-server", folder.toString()), Duration.ofMinutes(10));
    return result.succeeded()
        ? tried(folder.resolve("usr/bin/etcd"))
        : new Missing(result.lastLine());
  }

  private static EtcdBinary tried(Path path) {
    Command.Result result =
        Command.run(List.of(path.toString(), "--version"), Duration.ofSeconds(30));
    return result.succeeded()
        ? new Found(path)
        : new Missing(path + " does not run: " + result.lastLine());
  }

  /** Loaded on first use, which makes the search happen then, and once. */
  private static final class Once {
    static final EtcdBinary RESULT =
        search(
            System.getProperty("navarch.etcd", ""),
            System.getProperty("navarch.root", ""),
            System.getProperty("os.name") + " " + System.getProperty("os.arch"));
  }
}
