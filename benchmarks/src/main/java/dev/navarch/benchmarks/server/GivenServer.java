package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.ClientConfig;
import dev.navarch.benchmarks.client.KubeconfigReader;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.storage.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The server of a kubeconfig. Of one on this machine, processes and limits are known as well. */
final class GivenServer implements MeasuredServer {
  private final ClientConfig config;
  private final Processes processes;
  private final Limits limits;
  private final Path folder;

  private GivenServer(ClientConfig config, Processes processes, Limits limits, Path folder) {
    this.config = config;
    this.processes = processes;
    this.limits = limits;
    this.folder = folder;
  }

  static GivenServer open(Path kubeconfig, ServerOptions options, LoadScale scale)
      throws IOException {
    ClientConfig config = KubeconfigReader.read(kubeconfig);
    boolean local = ListeningProcess.isLocal(config.host());
    List<Long> pids = options.pids();
    if (pids.isEmpty() && local) {
      pids = ListeningProcess.find(config.port()).map(List::of).orElse(List.of());
    }
    Path folder = Files.createTempDirectory("navarch-bench");
    Limits limits = Limits.UNKNOWN;
    if (local) {
      List<String> like = pids.isEmpty() ? List.of() : JvmOptions.of(pids.getFirst());
      limits = new LimitsHere(new ForkedJvm(like), folder, options.protocol(), scale, false);
    }
    return new GivenServer(config, new Processes(pids), limits, folder);
  }

  @Override
  public ClientConfig config() {
    return config;
  }

  @Override
  public Processes processes() {
    return processes;
  }

  @Override
  public Limits limits() {
    return limits;
  }

  @Override
  public String description() {
    return processes.pids().isEmpty()
        ? "of a kubeconfig, on another machine or with a process that is not known"
        : "of a kubeconfig, on this machine; process "
            + String.join(", ", processes.pids().stream().map(String::valueOf).toList());
  }

  @Override
  public boolean stays() {
    return true;
  }

  @Override
  public void close() {
    limits.close();
    Folders.delete(folder);
  }
}
