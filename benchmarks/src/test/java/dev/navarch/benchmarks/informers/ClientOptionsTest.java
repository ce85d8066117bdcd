package dev.navarch.benchmarks.informers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClientOptionsTest {
  @Test
  void withoutArgumentsEverythingIsMeasuredOnAServerOfItsOwn() {
    ClientOptions options = ClientOptions.parse(List.of());

    assertThat(options.kubeconfig()).isEmpty();
    assertThat(options.quick()).isFalse();
    assertThat(options.rows()).containsExactlyInAnyOrder(ClientRow.values());
  }

  @Test
  void optionsComeInAnyOrder() {
    ClientOptions options =
        ClientOptions.parse(List.of("--only", "heap", "sync", "--quick", "--kubeconfig", "file"));

    assertThat(options.kubeconfig()).contains(Path.of("file"));
    assertThat(options.quick()).isTrue();
    assertThat(options.rows()).containsExactlyInAnyOrder(ClientRow.SYNC, ClientRow.HEAP);
  }

  @Test
  void whatIsNotUnderstoodIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClientOptions.parse(List.of("--only", "speed")))
        .withMessage("there is no row speed, but sync, heap, events, threads, queue");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClientOptions.parse(List.of("--only", "--quick")))
        .withMessage("--only needs a row");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClientOptions.parse(List.of("--kubeconfig")))
        .withMessage("--kubeconfig needs a value");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClientOptions.parse(List.of("--fast")))
        .withMessage("not understood: --fast");
  }
}
