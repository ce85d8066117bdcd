package dev.navarch.testing.kubectl;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Debian's {@code kubectl}, version 1.20, which {@code tools/fetch-debian} unpacks into the folder
 * {@code .tools} of the checkout; the system property {@code navarch.kubectl} names another one.
 */
final class Kubectl {
  private static final int FETCH_MINUTES = 5;

  private Kubectl() {}

  /**
   * The program. Without one the test that asks is left out and says why, except where the
   * environment has {@code CI=true}.
   */
  static Path require() throws IOException, InterruptedException {
    String named = System.getProperty("navarch.kubectl", "");
    if (!named.isEmpty()) {
      return Path.of(named);
    }
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

  private static void leaveOut(String reason) {
    if ("true".equals(System.getenv("CI"))) {
      throw new AssertionError("kubectl is needed: " + reason);
    }
    assumeTrue(false, "left out, because there is no kubectl: " + reason);
  }
}
