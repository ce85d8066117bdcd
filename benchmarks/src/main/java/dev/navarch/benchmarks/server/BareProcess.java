package dev.navarch.benchmarks.server;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.Certificates;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.ServingNames;
import dev.navarch.apiserver.http.ServerTls;
import dev.navarch.benchmarks.client.ClientConfig;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;

/**
 * A bare server in a JVM of its own, which ends with this one: it serves until nobody can write to
 * it any more.
 */
final class BareProcess implements AutoCloseable {
  private static final String HOST = "127.0.0.1";

  private final Process process;
  private final ClientConfig config;

  private BareProcess(Process process, ClientConfig config) {
    this.process = process;
    this.config = config;
  }

  /**
   * Starts it with one answer.
   *
   * @param folder where the answer is left for it to read
   */
  static BareProcess start(ForkedJvm jvm, Path folder, Answer answer) throws IOException {
    Path file = Files.createTempFile(folder, "answer", "");
    Process process = null;
    try {
      AnswerFile.write(file, answer);
      process = jvm.start(BareProcess.class, file.toString());
      BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
      String port = lines.readLine();
      String authority = lines.readLine();
      if (port == null || authority == null) {
        throw new IOException("the bare server did not start");
      }
      String pem = new String(Base64.getDecoder().decode(authority), StandardCharsets.US_ASCII);
      return new BareProcess(
          process,
          ClientConfig.anonymous(
              URI.create("https://" + HOST + ":" + port), Certificates.fromPem(pem)));
    } catch (IOException | RuntimeException e) {
      if (process != null) {
        process.destroyForcibly();
      }
      throw e;
    } finally {
      Files.delete(file);
    }
  }

  /** Serves the answer in a file, and prints its port and its authority. */
  public static void main(String[] args) throws IOException {
    Answer answer = AnswerFile.read(Path.of(args[0]));
    Duration lifetime = Duration.ofDays(1);
    CertificateAuthority authority =
        CertificateAuthority.create("bare", lifetime, InstantSource.system());
    CertifiedKey own = authority.issueServing("bare", ServingNames.of(List.of(HOST)), lifetime);
    try (BareServer server =
        BareServer.start(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            ServerTls.of(own.key(), List.of(own.certificate()), List.of(authority.certificate())),
            List.of(answer))) {
      String pem = Certificates.toPem(authority.certificate());
      System.out.println(server.address().getPort());
      System.out.println(
          Base64.getEncoder().encodeToString(pem.getBytes(StandardCharsets.US_ASCII)));
      while (System.in.read() >= 0) {
        // what is written here means nothing; its end does
      }
    }
  }

  ClientConfig config() {
    return config;
  }

  Processes processes() {
    return new Processes(List.of(process.pid()));
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
