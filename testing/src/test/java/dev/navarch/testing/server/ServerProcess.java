package dev.navarch.testing.server;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.rest.WarningHandler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code navarch up} in a process of its own, on a folder of the test. */
public final class ServerProcess implements AutoCloseable {
  private static final Pattern READY = Pattern.compile("Navarch is ready after \\d+ ms at (\\S+)");
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String TOKEN = "a-token-for-tests";

  private final Path folder;
  private final Process process;
  private final Path tokens;
  private final Path output;
  private final Path errors;

  private ServerProcess(Path folder, Process process, Path tokens, Path output, Path errors) {
    this.folder = folder;
    this.process = process;
    this.tokens = tokens;
    this.output = output;
    this.errors = errors;
  }

  /** Starts the command and does not wait for anything. */
  static ServerProcess launch(Path folder, String... options) {
    try {
      Path scratch = Files.createTempDirectory("navarch-up-");
      Path tokens = scratch.resolve("tokens.csv");
      Files.writeString(tokens, TOKEN + ",tester,1,system:masters\n");
      List<String> command =
          new ArrayList<>(
              List.of(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xmx256m",
                  "-XX:TieredStopAtLevel=1",
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  "dev.navarch.cluster.Navarch",
                  "up",
                  "--data-dir",
                  folder.toString(),
                  "--token-auth-file",
                  tokens.toString()));
      command.addAll(List.of(options));
      if (!command.contains("--secure-port")) {
        command.addAll(List.of("--secure-port", "0"));
      }
      Path output = scratch.resolve("out");
      Path errors = scratch.resolve("err");
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(output.toFile())
              .redirectError(errors.toFile())
              .start();
      return new ServerProcess(folder, process, tokens, output, errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts the command and waits until it serves. */
  public static ServerProcess start(Path folder, String... options) {
    ServerProcess server = launch(folder, options);
    if (!Await.until(
            LIMIT, () -> !server.process.isAlive() || READY.matcher(server.output()).find())
        || !server.process.isAlive()) {
      String said = server.output() + server.errors();
      server.close();
      throw new AssertionError("not ready: " + said);
    }
    return server;
  }

  /**
   * As {@link #start}, at a port where a server was before: somebody else may have it for a while.
   */
  public static ServerProcess startAt(int port, Path folder) {
    long end = System.nanoTime() + LIMIT.toNanos();
    while (true) {
      try {
        return start(folder, "--secure-port", Integer.toString(port));
      } catch (AssertionError e) {
        boolean isTaken = String.valueOf(e.getMessage()).contains("cannot listen on");
        if (!isTaken || System.nanoTime() > end) {
          throw e;
        }
      }
    }
  }

  public URI url() {
    Matcher ready = READY.matcher(output());
    if (!ready.find()) {
      throw new AssertionError("not ready: " + output() + errors());
    }
    return URI.create(ready.group(1));
  }

  /** A bearer token with which a client may do everything. */
  public String token() {
    return TOKEN;
  }

  /** The authority that vouches for the server, as PEM. */
  public String authorityPem() {
    return read(folder.resolve("pki").resolve("ca.crt"));
  }

  /** A client that may do everything, without a limit on its requests. The caller closes it. */
  public RestClient restClient() {
    try {
      return RestClient.builder(
              ClientConfig.builder(url().toString())
                  .tls(
                      new TlsConfig(
                          new PemSource.Data(Bytes.ofUtf8(authorityPem())),
                          new PemSource.None(),
                          new PemSource.None(),
                          "",
                          false))
                  .token(TOKEN)
                  .qps(-1)
                  .build())
          // What is served is used, however old it is.
          .warningHandler(WarningHandler.IGNORE)
          .build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file that the server has written for those who use it. */
  public Path kubeconfig() {
    return folder.resolve("kubeconfig");
  }

  ApiClient client() {
    return ApiClient.to(url(), Trust.in(authorityPem())).withToken(TOKEN);
  }

  String output() {
    return read(output);
  }

  String errors() {
    return read(errors);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends the process as a power cut would end it. */
  public void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** Asks the process to end, as service managers do. */
  public void terminate() {
    process.destroy();
  }

  /** The exit code of the process, which must come to its end by itself. */
  public int exitCode() throws InterruptedException {
    if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
      throw new AssertionError("still running: " + output() + errors());
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    kill();
    try {
      Path scratch = tokens.toAbsolutePath().resolveSibling("");
      for (Path file : List.of(tokens, output, errors, scratch)) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
