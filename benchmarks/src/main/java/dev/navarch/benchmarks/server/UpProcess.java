package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.storage.Checkout;
import dev.navarch.benchmarks.storage.Folders;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A server started with {@code navarch up}, as anybody would start it, in a folder that is deleted
 * afterwards, also when this JVM is ended. The folder is in the checkout: a system's temporary
 * folder may be in memory.
 */
public final class UpProcess implements AutoCloseable {
  private static final String READY = "Navarch is ready";

  private final Path folder;
  private final Process process;

  private UpProcess(Path folder, Process process) {
    this.folder = folder;
    this.process = process;
  }

  /** Starts it, with further options, and waits until it is ready. */
  public static UpProcess start(Checkout checkout, String... options) throws IOException {
    Path folder = Files.createTempDirectory(checkout.target(), "bench-");
    ProcessBuilder builder =
        new ProcessBuilder(
                checkout.root().resolve("navarch").toString(),
                "up",
                "--data-dir",
                folder.resolve("server").toString(),
                "--secure-port",
                "0")
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.command().addAll(List.of(options));
    builder.environment().put("NAVARCH_BUILD", "never");
    Process process;
    try {
      process = builder.start();
    } catch (IOException e) {
      Folders.delete(folder);
      throw e;
    }
    UpProcess server = new UpProcess(folder, process);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "end of the server"));
    try {
      server.awaitReady();
    } catch (IOException e) {
      server.close();
      throw e;
    }
    return server;
  }

  private void awaitReady() throws IOException {
    BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(READY)) {
        return;
      }
    }
    throw new IOException("the server ended before it was ready");
  }

  /** A folder that goes with the server. */
  Path folder() {
    return folder;
  }

  public long pid() {
    return process.pid();
  }

  /** Of a user who may do everything. */
  public Path kubeconfig() {
    return folder.resolve("server").resolve("kubeconfig");
  }

  /** May be called again, and from several threads. */
  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
    Folders.delete(folder);
  }
}
