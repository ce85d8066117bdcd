package dev.navarch.testing.kubectl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs lines with a kubectl on the path and a control plane as its cluster. For one thread.
 *
 * @param folder where the lines are run; also the home of the user who runs them
 */
record Shell(Kubectl kubectl, Path folder, TestControlPlane controlPlane) {
  private static final int SECONDS = 60;

  /** What a command said on both of its outputs, and its exit code. */
  record Said(int code, String text) {}

  Said run(String line) throws IOException, InterruptedException {
    Path config = folder.resolve("kubeconfig");
    if (Files.notExists(config)) {
      controlPlane.writeKubeconfig(config);
    }
    Path output = folder.resolve("output");
    ProcessBuilder builder = new ProcessBuilder("bash", "-o", "pipefail", "-c", line);
    builder.directory(folder.toFile());
    builder.environment().put("KUBECONFIG", config.toString());
    builder.environment().put("HOME", folder.toString());
    // It ends before its garbage matters.
    builder.environment().put("GOGC", "off");
    builder
        .environment()
        .merge(
            "PATH",
            String.valueOf(kubectl.program().getParent()),
            (path, tool) -> tool + ":" + path);
    Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as(line + " ends").isTrue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    return new Said(
        process.exitValue(), new String(Files.readAllBytes(output), StandardCharsets.UTF_8));
  }

  /**
   * Lets the kubectl of this shell know what another of its version has learnt of a control plane
   * that serves the same: it asks for some sixty documents otherwise.
   */
  void learnFrom(Shell other) throws IOException {
    Path from = other.discoveryCache();
    Path to = discoveryCache();
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path copy = to.resolve(from.relativize(file));
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
  }

  /**
   * Where kubectl keeps what it has learnt of the control plane: a folder named for its address.
   */
  private Path discoveryCache() {
    URI url = controlPlane.url();
    return folder
        .resolve(Path.of(".kube", "cache", "discovery"))
        .resolve(url.getHost() + "_" + url.getPort());
  }
}
