package dev.navarch.benchmarks.storage;

import dev.navarch.storage.testing.etcd.EtcdBinary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The etcd that is measured. */
record Etcd(Path program, String version) {
  /** How the other JVMs are told which one it is; see {@link EtcdBinary}. */
  private static final String PROGRAM = "navarch.etcd";

  private static final String ROOT = "navarch.root";

  /** Looks for it, and fetches it if need be; says on standard error why there is none. */
  static Optional<Etcd> find(Path root) {
    if (System.getProperty(ROOT) == null) {
      System.setProperty(ROOT, root.toString());
    }
    return switch (EtcdBinary.find()) {
      case EtcdBinary.Found found -> Optional.of(new Etcd(found.path(), version(found.path())));
      case EtcdBinary.Missing missing -> {
        System.err.println("# without etcd: " + missing.reason());
        yield Optional.empty();
      }
    };
  }

  List<String> jvmOptions() {
    return List.of("-D" + PROGRAM + "=" + program);
  }

  private static String version(Path program) {
    try {
      Process process = new ProcessBuilder(program.toString(), "--version").start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return output.lines().findFirst().orElse("").replace("etcd Version: ", "");
    } catch (IOException e) {
      return "of unknown version";
    }
  }
}
