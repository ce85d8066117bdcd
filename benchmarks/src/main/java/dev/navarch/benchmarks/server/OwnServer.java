package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.ClientConfig;
import dev.navarch.benchmarks.client.KubeconfigReader;
import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.storage.Checkout;
import java.io.IOException;
import java.util.List;

/** A server started for the run. */
final class OwnServer implements MeasuredServer {
  private final UpProcess process;
  private final ClientConfig config;
  private final List<String> jvmOptions;
  private final Limits limits;

  private OwnServer(UpProcess process, Protocol protocol, LoadScale scale) throws IOException {
    this.process = process;
    this.config = KubeconfigReader.read(process.kubeconfig());
    this.jvmOptions = JvmOptions.of(process.pid());
    this.limits =
        new LimitsHere(new ForkedJvm(jvmOptions), process.folder(), protocol, scale, true);
  }

  /** Starts it and waits until it is ready. */
  static OwnServer start(Checkout checkout, Protocol protocol, LoadScale scale) throws IOException {
    UpProcess process = UpProcess.start(checkout);
    try {
      return new OwnServer(process, protocol, scale);
    } catch (IOException | RuntimeException e) {
      process.close();
      throw e;
    }
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
    process.close();
  }
}
