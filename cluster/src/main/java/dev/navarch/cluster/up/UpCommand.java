package dev.navarch.cluster.up;

import dev.navarch.api.install.Release;
import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authentication.TokenFile;
import dev.navarch.apiserver.certificates.ServingNames;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.ControlPlaneOptionsBuilder;
import dev.navarch.cluster.controlplane.ControllerSelection;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.KeyFolder;
import dev.navarch.cluster.keys.Kubeconfig;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.cluster.storage.DataFolder;
import dev.navarch.registry.generic.RuntimeConfig;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.storage.Store;
import dev.navarch.storage.embedded.EmbeddedOptions;
import dev.navarch.storage.embedded.EmbeddedStore;
import dev.navarch.storage.etcd.EtcdStore;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.storage.replica.ReplicaStore;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Starts a control plane and keeps it until the process is told to end. */
@Command(
    name = "up",
    description = "Starts a control plane: a Kubernetes API with everything behind it.",
    mixinStandardHelpOptions = true)
public final class UpCommand implements Callable<Integer> {
  private static final long JVM_START =
      java.lang.management.ManagementFactory.getRuntimeMXBean().getStartTime();

  @Spec private @Nullable CommandSpec spec;

  @Mixin private DataFolder data = new DataFolder();

  @Option(
      names = "--bind-address",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "The address to listen on (default: ${DEFAULT-VALUE}).")
  private String bindAddress = "127.0.0.1";

  @Option(
      names = "--advertise-address",
      paramLabel = "ADDRESS",
      description = "Where others reach this server (default: the address it listens on).")
  private @Nullable String advertiseAddress;

  @Option(
      names = "--secure-port",
      paramLabel = "PORT",
      defaultValue = "6443",
      description = "The port to listen on; 0 picks a free one (default: ${DEFAULT-VALUE}).")
  private int port = 6443;

  @Option(
      names = "--storage",
      paramLabel = "KIND",
      defaultValue = "embedded",
      description = "One of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private StorageKind storage = StorageKind.embedded;

  @Mixin private EtcdFlags etcd = new EtcdFlags();

  @Option(
      names = "--kubeconfig",
      paramLabel = "FILE",
      description = "Where to write the kubeconfig (default: kubeconfig in the data folder).")
  private @Nullable Path kubeconfig;

  @Option(
      names = "--runtime-config",
      paramLabel = "NAME=BOOL",
      description = "Versions to turn on or off: apps/v1beta1=true,api/beta=true.")
  private String runtimeConfig = "";

  @Option(
      names = "--emulation-version",
      paramLabel = "VERSION",
      description =
          "Serve exactly what this release serves: 1.20 or 1.36 (default: what either serves).")
  private @Nullable String emulationVersion;

  @Option(
      names = "--token-auth-file",
      paramLabel = "FILE",
      description = "Tokens that clients may show: token,user,uid,\"group,group\" a line.")
  private @Nullable Path tokenFile;

  @Option(
      names = "--client-ca-file",
      paramLabel = "FILE",
      description = "One more authority whose client certificates are taken.")
  private @Nullable Path clientAuthority;

  @Option(
      names = "--anonymous-auth",
      paramLabel = "BOOL",
      arity = "0..1",
      defaultValue = "true",
      fallbackValue = "true",
      description =
          "Serve requests without credentials as system:anonymous; never with AlwaysAllow"
              + " (default: ${DEFAULT-VALUE}).")
  private boolean anonymous = true;

  @Option(
      names = "--authorization-mode",
      split = ",",
      paramLabel = "MODE",
      defaultValue = "RBAC",
      description = "RBAC or AlwaysAllow, asked in order (default: ${DEFAULT-VALUE}).")
  private List<String> authorization = List.of("RBAC");

  @Option(
      names = "--enable-admission-plugins",
      split = ",",
      paramLabel = "NAME",
      description = "Admission plug-ins to use besides those that are on by default.")
  private List<String> enabledAdmission = List.of();

  @Option(
      names = "--disable-admission-plugins",
      split = ",",
      paramLabel = "NAME",
      description = "Admission plug-ins not to use although they are on by default.")
  private List<String> disabledAdmission = List.of();

  @Option(
      names = "--controllers",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "*",
      description =
          "Controllers to run: * for all, a name for one, -name for all but one (default: *).")
  private List<String> controllers = ControllerSelection.ALL;

  @Option(
      names = "--service-cluster-ip-range",
      paramLabel = "CIDR",
      defaultValue = ControlPlaneOptions.DEFAULT_SERVICE_RANGE,
      description = "Where services get their addresses from (default: ${DEFAULT-VALUE}).")
  private String serviceRange = ControlPlaneOptions.DEFAULT_SERVICE_RANGE;

  @Option(
      names = "--event-ttl",
      paramLabel = "DURATION",
      defaultValue = "1h",
      description = "How long events are kept (default: ${DEFAULT-VALUE}).")
  private String eventTtl = "1h";

  @Option(
      names = "--max-requests-inflight",
      paramLabel = "N",
      defaultValue = "400",
      description = "How many requests may read at once; 0 for any number (default: 400).")
  private int maxReading = 400;

  @Option(
      names = "--max-mutating-requests-inflight",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many requests may write at once; 0 for any number (default: 200).")
  private int maxWriting = 200;

  @Option(
      names = {"-v", "--v"},
      paramLabel = "LEVEL",
      defaultValue = "0",
      description = "How much to log: 0 warnings, 2 what happens, 4 every request.")
  private int verbosity;

  @Option(
      names = "--rehearse",
      hidden = true,
      description = "End after a few requests of its own; for a JVM that records what it loads.")
  private boolean rehearsal;

  private final ExitOnFatalError fatalErrors = new ExitOnFatalError(System.err);

  @Parameters(hidden = true)
  private List<String> unexpected = List.of();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!unexpected.isEmpty()) {
      throw new IllegalArgumentException("unexpected argument: " + unexpected.get(0));
    }
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("--secure-port is 0 to 65535, not " + port);
    }
    LogLines.install(System.err, verbosity);
    fatalErrors.handleUncaught();
    InstantSource clock = InstantSource.system();
    Path folder = data.folder();
    createFolder(folder);
    InetAddress address = InetAddress.getByName(bindAddress);
    ControlPlaneOptions options = options(new InetSocketAddress(address, port), clock);
    ServingNames names = ServerAddresses.of(serviceRange, addresses(address));
    try (Entrance entrance =
            Entrance.begin(options, () -> KeyFolder.open(folder.resolve("pki"), names, clock));
        Store store = open()) {
      ControlPlane controlPlane = ControlPlane.start(store, storage != StorageKind.etcd, entrance);
      ControlPlaneKeys keys = controlPlane.keys();
      Path config = kubeconfig == null ? folder.resolve("kubeconfig") : kubeconfig;
      URI server = controlPlane.url();
      new Kubeconfig(server, keys.authority().certificate(), keys.administrator()).write(config);
      sayReady(server, config);
      if (rehearsal) {
        try (controlPlane) {
          Rehearsal.run(server, keys);
        }
        return 0;
      }
      waitForTheEnd(controlPlane, store);
    }
    return 0;
  }

  private static void createFolder(Path folder) throws IOException {
    try {
      Files.createDirectories(folder);
    } catch (AccessDeniedException e) {
      throw new IOException("cannot use the folder " + folder + ": no permission", e);
    } catch (NoSuchFileException e) {
      throw new IOException("cannot use the folder " + folder + ": it cannot be made", e);
    } catch (IOException e) {
      throw new IOException("cannot use the folder " + folder + ": " + e.getMessage(), e);
    }
  }

  private Store open() {
    return switch (storage) {
      case memory -> MemoryStore.create();
      case embedded -> EmbeddedStore.open(data.store(), EmbeddedOptions.DEFAULT, fatalErrors);
      case etcd -> {
        if (!etcd.given()) {
          throw new IllegalArgumentException("--storage etcd needs --etcd-servers");
        }
        yield ReplicaStore.open(EtcdStore.open(etcd.config()));
      }
    };
  }

  private List<String> addresses(InetAddress bound) {
    List<String> addresses = new ArrayList<>();
    if (!bound.isAnyLocalAddress()) {
      addresses.add(bound.getHostAddress());
    }
    if (advertiseAddress != null) {
      addresses.add(advertiseAddress);
    }
    return addresses;
  }

  private ControlPlaneOptions options(InetSocketAddress address, InstantSource clock)
      throws IOException {
    List<Authenticator> authenticators = new ArrayList<>();
    if (tokenFile != null) {
      authenticators.add(TokenFile.read(tokenFile));
    }
    ControlPlaneOptionsBuilder options =
        ControlPlaneOptions.at(address)
            .versions(new ServedVersions(release(), RuntimeConfig.parse(runtimeConfig)))
            .serviceRange(serviceRange)
            .eventLifetime(duration(eventTtl))
            .authenticators(authenticators)
            .clientAuthorities(
                clientAuthority == null
                    ? List.of()
                    : List.of(ClientAuthority.read(clientAuthority)))
            .anonymous(anonymous)
            .authorization(authorization)
            .admission(enabledAdmission, disabledAdmission)
            .controllers(selected(controllers))
            .atOnce(maxReading, maxWriting)
            .fatalErrors(fatalErrors)
            .clock(clock);
    if (advertiseAddress != null) {
      options.advertiseAddress(advertiseAddress);
    }
    return options.build();
  }

  /** Nothing at all stands for no controller. */
  private static List<String> selected(List<String> names) {
    return names.stream().map(String::strip).filter(name -> !name.isEmpty()).toList();
  }

  private Optional<Release> release() {
    if (emulationVersion == null) {
      return Optional.empty();
    }
    for (Release release : Release.values()) {
      if (release.toString().equals(emulationVersion) || ("v" + release).equals(emulationVersion)) {
        return Optional.of(release);
      }
    }
    throw new IllegalArgumentException(
        "--emulation-version is 1.20 or 1.36, not " + emulationVersion);
  }

  private static Duration duration(String text) {
    try {
      return dev.navarch.apimachinery.value.Duration.parse(text).toJava();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--event-ttl is a duration such as 1h30m, not " + text, e);
    }
  }

  private void sayReady(URI server, Path config) {
    PrintWriter out =
        spec == null ? new PrintWriter(System.out, true) : spec.commandLine().getOut();
    long took = System.currentTimeMillis() - JVM_START;
    out.printf("Navarch is ready after %d ms at %s%n", took, server);
    out.printf("%n  export KUBECONFIG=%s%n", config.toAbsolutePath());
    out.printf("  kubectl get namespaces%n%n");
    out.flush();
  }

  /**
   * Waits for SIGTERM or Ctrl-C: then the JVM runs its hooks. Ours ends everything in order and
   * says with which code, because an end that was asked for is no failure.
   */
  private static void waitForTheEnd(ControlPlane controlPlane, Store store)
      throws InterruptedException {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  int code = 1;
                  try {
                    controlPlane.close();
                    store.close();
                    code = 0;
                  } finally {
                    Runtime.getRuntime().halt(code);
                  }
                },
                "shutdown"));
    new CountDownLatch(1).await();
  }
}
