package dev.navarch.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodegenArgumentsTest {
  private static CodegenArguments parse(String... arguments) {
    return CodegenArguments.parse(List.of(arguments));
  }

  @Test
  void readsValuesBehindBlanksAndBehindEqualsSigns() {
    CodegenArguments expected =
        new CodegenArguments(List.of(Path.of("in")), Path.of("out"), "a.jar", true);

    assertThat(parse("--input", "in", "--output", "out", "--classpath", "a.jar", "--verify"))
        .isEqualTo(expected);
    assertThat(parse("--input=in", "--output=out", "--classpath=a.jar", "--verify"))
        .isEqualTo(expected);
  }

  @Test
  void takesSeveralInputsInOrder() {
    assertThat(parse("--input", "b", "--input=a", "--output", "out").inputs())
        .containsExactly(Path.of("b"), Path.of("a"));
  }

  @Test
  void usesTheClassPathItRunsWithUnlessTold() {
    CodegenArguments arguments = parse("--input", "in", "--output", "out");

    assertThat(arguments.classpath()).isEqualTo(System.getProperty("java.class.path"));
    assertThat(arguments.verify()).isFalse();
  }

  @Test
  void aValueMayHoldAnEqualsSign() {
    assertThat(parse("--input=a=b", "--output", "out").inputs()).containsExactly(Path.of("a=b"));
  }

  @Test
  void saysWhatIsMissing() {
    assertThatThrownBy(() -> parse("--output", "out")).hasMessage("--input is required");
    assertThatThrownBy(() -> parse("--input", "in")).hasMessage("--output is required");
    assertThatThrownBy(() -> parse("--input", "in", "--output"))
        .hasMessage("--output needs a value");
  }

  @Test
  void saysWhatIsUnknown() {
    assertThatThrownBy(() -> parse("--inputs", "in"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown argument --inputs");
  }
}
