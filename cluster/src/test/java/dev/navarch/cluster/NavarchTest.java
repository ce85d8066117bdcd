package dev.navarch.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class NavarchTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Navarch.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }

  @Test
  void versionNamesNavarchTheApiAndJava() {
    assertThat(run("version")).isZero();
    assertThat(out.toString())
        .containsPattern("navarch \\d+\\.\\d+\\.\\d+")
        .contains("Kubernetes API 1.20 to 1.36", "Java ");
  }

  @Test
  void codegenGetsItsOwnArguments() {
    assertThat(run("codegen", "--help")).isZero();
    assertThat(run("codegen", "--input", "/nowhere", "--output", "/nowhere/else")).isEqualTo(2);
    assertThat(out.toString()).contains("--verify");
    assertThat(err.toString()).contains("there is no folder");
  }

  @Test
  void aFailureInACommandIsOneLine() {
    assertThat(run("kubectl", "convert", "-f", "/no/such/file.yaml")).isEqualTo(1);
    assertThat(err.toString()).startsWith("error: ").hasLineCount(1);
  }

  @Test
  void aMistypedCommandSuggestsTheRightOne() {
    assertThat(run("kubectl", "convrt")).isEqualTo(2);
    assertThat(err.toString()).contains("convert");
  }
}
