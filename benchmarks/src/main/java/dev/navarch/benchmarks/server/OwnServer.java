package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.ClientConfig;
import dev.navarch.benchmarks.client.KubeconfigReader;
import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.storage.Checkout;
import dev.navarch.benchmarks.storage.Folders;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A server started for the run with {@code navarch up}, as anybody would start it, in a folder that
 * is deleted afterwards. The folder is in the checkout: a system's temporary folder may be in
 * memory.
 */
final class OwnServer implements MeasuredServer {
  private static final String READY = "Navarch is ready";

  private final Path folder;
  private final Process process;
  private final ClientConfig config;
  private final List<String> jvmOptions;
  private final Limits limits;

  private OwnServer(Path folder, Process process, Protocol protocol, LoadScale scale)
      throws IOException {
    this.folder = folder;
    this.process = process;
    this.config = KubeconfigReader.read(data(folder).resolve("kubeconfig"));
    this.jvmOptions = JvmOptions.of(process.pid());
    this.limits = new LimitsHere(new ForkedJvm(jvmOptions), folder, protocol, scale, true);
  }

  /** Starts it and waits until it is ready. */
  static OwnServer start(Checkout checkout, Protocol protocol, LoadScale scale) throws IOException {
    Path folder = Files.createTempDirectory(checkout.target(), "bench-");
    Process process = null;
    try {
      ProcessBuilder builder =
          new ProcessBuilder(
                  checkout.root().resolve("navarch").toString(),
                  "up",
                  "--data-dir",
                  data(folder).toString(),
                  "--secure-port",
                  "0")
              .redirectError(ProcessBuilder.Redirect.INHERIT);
      builder.environment().put("NAVARCH_BUILD", "never");
      process = builder.start();
      Process started = process;
      Runtime.getRuntime()
          .addShutdownHook(new Thread(() -> end(started, folder), "end of the server"));
      awaitReady(process);
      return new OwnServer(folder, process, protocol, scale);
    } catch (IOException | RuntimeException e) {
      if (process != null) {
        end(process, folder);
      }
      throw e;
    }
  }

  private static Path data(Path folder) {
    return folder.resolve("server");
  }

  private static void awaitReady(Process process) throws IOException {
    BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(READY)) {
        return;
      }
    }
    throw new IOException("the server ended before it was ready");
  }

  /** May be called again, and from several threads. */
  private static void end(Process process, Path folder) {
    process.destroy();
    process.onExit().join();
    Folders.delete(folder);
  }

  @Override
  public ClientConfig config() {
    return config;
  }

  @Override
  public Processes processes() {
    return new Processes(List.of(process.pid()));
  }

  @Override
  public Limits limits() {
    return limits;
  }

  @Override
  public String description() {
    return "navarch up, embedded engine; its JVM and those of the limits: "
        + (jvmOptions.isEmpty() ? "no options" : String.join(" ", jvmOptions));
  }

  @Override
  public boolean stays() {
    return false;
  }

  @Override
  public void close() {
    limits.close();
    end(process, folder);
  }
}
