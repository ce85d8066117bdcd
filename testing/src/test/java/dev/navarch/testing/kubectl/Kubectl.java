package dev.navarch.testing.kubectl;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A {@code kubectl} of this machine: Debian's, version 1.20, which {@code tools/fetch-debian}
 * unpacks into the folder {@code .tools} of the checkout, and the one on the path if it is newer.
 * The system property {@code navarch.kubectl} names one to use instead of both.
 *
 * @param program where it is
 * @param minor the second number of its version
 */
record Kubectl(Path program, int minor) {
  private static final int FETCH_MINUTES = 5;
  private static final int VERSION_SECONDS = 20;
  private static final Pattern MINOR = Pattern.compile("\"minor\": \"(\\d{1,4})");

  /**
   * All there are, the oldest first. Without Debian's the test that asks is left out and says why,
   * except where the environment has {@code CI=true}.
   */
  static List<Kubectl> require() throws IOException, InterruptedException {
    String named = System.getProperty("navarch.kubectl", "");
    if (!named.isEmpty()) {
      return List.of(of(Path.of(named)));
    }
    List<Kubectl> found = new ArrayList<>();
    Kubectl debian = of(fetched());
    found.add(debian);
    Optional<Path> onPath = onPath();
    if (onPath.isPresent()) {
      Kubectl other = of(onPath.get());
      if (other.minor > debian.minor) {
        found.add(other);
      }
    }
    return found;
  }

  private static Path fetched() throws IOException, InterruptedException {
    String root = System.getProperty("navarch.root", "");
    Path found = Path.of(root, ".tools", "kubernetes-client", "usr", "bin", "kubectl");
    if (!Files.isExecutable(found) && !root.isEmpty()) {
      Process fetch =
          new ProcessBuilder(Path.of(root, "tools", "fetch-debian").toString(), "kubernetes-client")
              .redirectErrorStream(true)
              .start();
      String said = new String(fetch.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!fetch.waitFor(FETCH_MINUTES, TimeUnit.MINUTES) || fetch.exitValue() != 0) {
        leaveOut(said.strip());
      }
    }
    if (!Files.isExecutable(found)) {
      leaveOut("there is no " + found);
    }
    return found;
  }

  private static Optional<Path> onPath() {
    String path = System.getenv().getOrDefault("PATH", "");
    for (String folder : path.split(File.pathSeparator, -1)) {
      Path program = Path.of(folder, "kubectl");
      if (!folder.isEmpty() && Files.isExecutable(program)) {
        return Optional.of(program);
      }
    }
    return Optional.empty();
  }

  private static Kubectl of(Path program) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(program.toString(), "version", "--client", "--output=json")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Matcher minor = MINOR.matcher(said);
    if (!process.waitFor(VERSION_SECONDS, TimeUnit.SECONDS) || !minor.find()) {
      throw new IllegalStateException(program + " does not tell its version: " + said);
    }
    return new Kubectl(program.toAbsolutePath(), Integer.parseInt(minor.group(1)));
  }

  private static void leaveOut(String reason) {
    if ("true".equals(System.getenv("CI"))) {
      throw new AssertionError("kubectl is needed: " + reason);
    }
    assumeTrue(false, "left out, because there is no kubectl: " + reason);
  }

  @Override
  public String toString() {
    return "1." + minor;
  }
}
