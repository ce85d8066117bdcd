package dev.navarch.testing.kubectl;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.server.ServerProcess;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Runs lines with a kubectl on the path and a server as its cluster. For one thread.
 *
 * @param folder where the lines are run; also the home of the user who runs them
 * @param server where the cluster is
 */
record Shell(Kubectl kubectl, Path folder, URI server) {
  private static final String CONFIG = "kubeconfig";

  /** What a command said on both of its outputs, and its exit code. */
  record Said(int code, String text) {}

  /**
   * A shell with a control plane as its cluster.
   *
   * @param folder empty
   */
  static Shell of(Kubectl kubectl, Path folder, TestControlPlane controlPlane) throws IOException {
    controlPlane.writeKubeconfig(folder.resolve(CONFIG));
    return new Shell(kubectl, folder, controlPlane.url());
  }

  /**
   * A shell with a server as its cluster.
   *
   * @param folder empty
   */
  static Shell of(Kubectl kubectl, Path folder, ServerProcess server) throws IOException {
    Files.copy(server.kubeconfig(), folder.resolve(CONFIG));
    return new Shell(kubectl, folder, server.url());
  }

  /** Runs a line to its end. */
  Said run(String line) throws IOException, InterruptedException {
    try (RunningLine running = start(line)) {
      return running.said();
    }
  }

  /** Begins to run a line, beside others. */
  RunningLine start(String line) throws IOException {
    Path output = Files.createTempFile(folder, "output-", "");
    ProcessBuilder builder = new ProcessBuilder("bash", "-o", "pipefail", "-c", line);
    builder.directory(folder.toFile());
    builder.environment().put("KUBECONFIG", folder.resolve(CONFIG).toString());
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
    return new RunningLine(line, process, output);
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
    return folder
        .resolve(Path.of(".kube", "cache", "discovery"))
        .resolve(server.getHost() + "_" + server.getPort());
  }

  @Override
  public String toString() {
    return kubectl.toString();
  }
}
