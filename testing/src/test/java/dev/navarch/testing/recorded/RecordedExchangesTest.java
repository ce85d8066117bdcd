package dev.navarch.testing.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.navarch.api.install.Release;
import dev.navarch.apiserver.authentication.TokenFile;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.storage.memory.MemoryStore;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Replays recorded exchanges with kube-apiserver 1.36 and compares every answer. The recordings and
 * the program that replays them lie in {@code shared/differ} beside the checkout; without them, or
 * without Python, there is nothing to compare with.
 */
class RecordedExchangesTest {
  /** The port of the recorded server, which some answers tell. */
  private static final int PORT = 26443;

  private static final Pattern SCENARIO = Pattern.compile("^(\\S+)\\s+\\d+/\\d+.*");
  private static final Pattern STEP = Pattern.compile("^ {4}step (\\d+): .*");

  @TempDir private @Nullable Path folder;

  @Test
  void answersAreThoseOfKubernetesButForKnownDifferences() throws Exception {
    Path differ = differ();
    assumeTrue(differ != null && hasPython() && isFree(), "there is nothing to compare with");
    List<String> output;
    try (MemoryStore store = MemoryStore.create();
        ControlPlane controlPlane = start(store)) {
      output = replay(Objects.requireNonNull(differ), controlPlane.address().getPort());
    }
    Set<String> different = new TreeSet<>();
    String scenario = "";
    for (String line : output) {
      Matcher named = SCENARIO.matcher(line);
      Matcher step = STEP.matcher(line);
      if (named.matches()) {
        scenario = named.group(1);
      } else if (step.matches()) {
        different.add(scenario + " " + step.group(1));
      }
    }
    assertThat(output).anyMatch(line -> line.startsWith("EQUAL "));
    assertThat(different)
        .as("steps that differ; the last lines were%n%s", tail(output))
        .isEqualTo(KnownDifferences.steps());
  }

  private static String tail(List<String> output) {
    return String.join("\n", output.subList(Math.max(0, output.size() - 5), output.size()));
  }

  private static @Nullable Path differ() {
    for (Path here = Path.of("").toAbsolutePath(); here != null; here = here.getParent()) {
      Path candidate = here.resolve("shared").resolve("differ");
      if (Files.isReadable(candidate.resolve("differ.py"))) {
        return candidate;
      }
    }
    return null;
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isFree() {
    try (ServerSocket socket = new ServerSocket(PORT, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }

  /** Like the recorded server, this one runs without controllers. */
  private ControlPlane start(MemoryStore store) throws IOException {
    Path tokens = folder().resolve("tokens.csv");
    Files.writeString(
        tokens,
        """
        one,admin,admin-uid,"system:masters"
        two,alice,alice-uid
        three,bob,bob-uid,"devs"
        """);
    ControlPlaneOptions options =
        ControlPlaneOptions.at(new InetSocketAddress(InetAddress.getLoopbackAddress(), PORT))
            .advertiseAddress("192.0.2.10")
            .versions(ServedVersions.of(Release.V1_36))
            .authenticators(List.of(TokenFile.read(tokens)))
            .controllers(List.of())
            .build();
    return ControlPlane.start(
        store,
        true,
        Entrance.begin(
            options,
            () ->
                ControlPlaneKeys.inMemory(
                    () -> ServerAddresses.of(options.serviceRange(), List.of()), options.clock())));
  }

  private Path folder() {
    if (folder == null) {
      throw new IllegalStateException("JUnit gives a folder");
    }
    return folder;
  }

  private List<String> replay(Path differ, int port) throws IOException, InterruptedException {
    Path output = folder().resolve("output.txt");
    List<String> command = new ArrayList<>();
    command.addAll(List.of("python3", "-B", differ.resolve("differ.py").toString(), "compare"));
    command.addAll(List.of("--url", "https://127.0.0.1:" + port));
    command.addAll(List.of("--tokens", "admin=one,alice=two,bob=three"));
    command.addAll(List.of("--scenarios", differ.resolve("scenarios").toString()));
    command.addAll(List.of("--transcripts", differ.resolve("transcripts").toString()));
    command.addAll(List.of("--poll", "2", "--verbose"));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(process.waitFor(8, TimeUnit.MINUTES)).as("the replay ends").isTrue();
    } finally {
      process.destroyForcibly();
    }
    return Files.readAllLines(output);
  }
}
