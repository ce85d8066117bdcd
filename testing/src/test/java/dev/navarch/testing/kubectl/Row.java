package dev.navarch.testing.kubectl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A row of a table, and who runs it.
 *
 * @param prepared has asked a control plane that serves the same what there is
 */
record Row(Shell prepared, String table, Script script) {
  @Override
  public String toString() {
    return prepared + " " + table + ": " + script;
  }

  /** One shell for each kubectl there is, which has asked a control plane what there is. */
  static List<Shell> prepare(TestControlPlane controlPlane, Path shared)
      throws IOException, InterruptedException {
    List<Shell> prepared = new ArrayList<>();
    for (Kubectl kubectl : Kubectl.require()) {
      Path home = Files.createDirectory(shared.resolve(kubectl.toString()));
      Shell shell = Shell.of(kubectl, home, controlPlane);
      assertThat(shell.run("kubectl api-resources").code()).isZero();
      prepared.add(shell);
    }
    return prepared;
  }

  /** All rows of some tables, for each shell. */
  static Stream<Row> of(List<Shell> prepared, List<String> tables) {
    return prepared.stream()
        .flatMap(shell ->
            tables.stream()
                .flatMap(table ->
                    Script.read(Row.class, table + ".txt", shell.kubectl().minor()).stream()
                        .map(script -> new Row(shell, table, script))));
  }

  /**
   * Runs the row.
   *
   * @param folder empty
   */
  void run(Path folder, TestControlPlane controlPlane) throws IOException, InterruptedException {
    Shell shell = Shell.of(prepared.kubectl(), folder, controlPlane);
    shell.learnFrom(prepared);
    for (Script.Step step : script.steps()) {
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
