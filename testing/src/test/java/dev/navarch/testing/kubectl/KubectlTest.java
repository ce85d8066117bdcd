package dev.navarch.testing.kubectl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs each row of the tables with every {@code kubectl} there is, on a fork of a prepared state.
 * Rows run side by side: they share nothing but what {@link #prepare} left.
 */
@WithControlPlane
class KubectlTest {
  private static final List<String> TABLES =
      List.of(
          "apply",
          "change",
          "cluster",
          "create",
          "custom",
          "delete",
          "describe",
          "get",
          "nodes",
          "pods",
          "rights",
          "rollout",
          "wait");

  /** One for each kubectl, which has asked the control plane of the class what there is. */
  private static final List<Shell> PREPARED = new ArrayList<>();

  @TempDir private @Nullable Path folder;

  @BeforeAll
  static void prepare(TestControlPlane controlPlane, @TempDir Path shared) throws Exception {
    PREPARED.clear();
    for (Kubectl kubectl : Kubectl.require()) {
      Path home = Files.createDirectory(shared.resolve(kubectl.toString()));
      Shell shell = new Shell(kubectl, home, controlPlane);
      assertThat(shell.run("kubectl api-resources").code()).isZero();
      PREPARED.add(shell);
    }
    // Nobody makes this account for a namespace yet, and pods need it.
    assertThat(PREPARED.get(0).run("kubectl create serviceaccount default").code()).isZero();
  }

  /** A row, and who runs it. */
  private record Row(Shell prepared, String table, Script script) {
    @Override
    public String toString() {
      return prepared.kubectl() + " " + table + ": " + script;
    }
  }

  static Stream<Row> rows() {
    return PREPARED.stream().flatMap(KubectlTest::rows);
  }

  private static Stream<Row> rows(Shell prepared) {
    int minor = prepared.kubectl().minor();
    return TABLES.stream()
        .flatMap(table ->
            Script.read(KubectlTest.class, table + ".txt", minor).stream()
                .map(script -> new Row(prepared, table, script)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  @Execution(ExecutionMode.CONCURRENT)
  void kubectlSaysWhatItSaysOfKubernetes(Row row, TestControlPlane controlPlane)
      throws IOException, InterruptedException {
    if (folder == null) {
      throw new IllegalStateException("not prepared");
    }
    Shell shell = new Shell(row.prepared().kubectl(), folder, controlPlane);
    shell.learnFrom(row.prepared());
    for (Script.Step step : row.script().steps()) {
      Shell.Said said = shell.run(step.line());
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
}
