package dev.navarch.testing.kubectl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs each script of the table with the real {@code kubectl}, on a fork of a prepared state. */
@WithControlPlane
class KubectlTest {
  private static final int SECONDS = 60;

  private static @Nullable Path kubectl;

  @TempDir private @Nullable Path folder;

  @BeforeAll
  static void prepare(TestControlPlane controlPlane, @TempDir Path shared) throws Exception {
    kubectl = Kubectl.require();
    Shell shell = new Shell(kubectl, shared, controlPlane);
    // Nobody makes this account for a namespace yet, and pods need it.
    assertThat(shell.run("kubectl create serviceaccount default").code()).isZero();
  }

  static List<Script> scripts() {
    return Script.read(KubectlTest.class, "commands.txt");
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void kubectlSaysWhatItSaysOfKubernetes(Script script, TestControlPlane controlPlane)
      throws Exception {
    if (kubectl == null || folder == null) {
      throw new IllegalStateException("not prepared");
    }
    Shell shell = new Shell(kubectl, folder, controlPlane);
    for (Script.Step step : script.steps()) {
      Said said = shell.run(step.line());
      assertThat(said.code() == 0)
          .as("%s ends with %d:%n%s", step.line(), said.code(), said.text())
          .isEqualTo(!step.fails());
      for (String expected : step.expected()) {
        boolean absent = expected.startsWith("!");
        Pattern pattern =
            Pattern.compile(absent ? expected.substring(1) : expected, Pattern.MULTILINE);
        assertThat(pattern.matcher(said.text()).find())
            .as("%s says %s:%n%s", step.line(), expected, said.text())
            .isEqualTo(!absent);
      }
    }
  }

  /** What a command said on both of its outputs, and its exit code. */
  private record Said(int code, String text) {}

  /** Runs lines with kubectl on the path and the control plane as its cluster. */
  private record Shell(Path kubectl, Path folder, TestControlPlane controlPlane) {
    Said run(String line) throws IOException, InterruptedException {
      Path config = folder.resolve("kubeconfig");
      if (Files.notExists(config)) {
        controlPlane.writeKubeconfig(config);
      }
      Path output = folder.resolve("output");
      ProcessBuilder builder = new ProcessBuilder("bash", "-o", "pipefail", "-c", line);
      builder.directory(folder.toFile());
      builder.environment().put("KUBECONFIG", config.toString());
      builder.environment().put("HOME", folder.toString());
      builder
          .environment()
          .merge(
              "PATH",
              String.valueOf(kubectl.toAbsolutePath().getParent()),
              (path, tool) -> tool + ":" + path);
      Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
      try {
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as(line + " ends").isTrue();
      } finally {
        process.destroyForcibly();
      }
      return new Said(
          process.exitValue(), new String(Files.readAllBytes(output), StandardCharsets.UTF_8));
    }
  }
}
