package dev.navarch.benchmarks.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.benchmarks.client.Protocol;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerOptionsTest {
  @Test
  void withoutArgumentsEverythingIsMeasuredOnAServerOfItsOwn() {
    ServerOptions options = ServerOptions.parse(List.of(), null);

    assertThat(options.kubeconfig()).isEmpty();
    assertThat(options.pids()).isEmpty();
    assertThat(options.protocol()).isEqualTo(Protocol.HTTP_2);
    assertThat(options.quick()).isFalse();
    assertThat(options.rows()).containsExactly(LoadRow.values());
  }

  @Test
  void optionsMayStandInAnyOrder() {
    ServerOptions options =
        ServerOptions.parse(
            List.of(
                "--only",
                "list-json",
                "get-16",
                "--http1",
                "--pid",
                "12,34",
                "--quick",
                "--kubeconfig",
                "a/config"),
            null);

    assertThat(options)
        .isEqualTo(
            ServerOptions.parse(
                List.of(
                    "--kubeconfig",
                    "a/config",
                    "--quick",
                    "--pid",
                    "12",
                    "--pid",
                    "34",
                    "--http1",
                    "--only",
                    "list-json",
                    "get-16"),
                "of/the/environment"));
    assertThat(options.kubeconfig()).hasValue(Path.of("a/config"));
    assertThat(options.pids()).containsExactly(12L, 34L);
    assertThat(options.protocol()).isEqualTo(Protocol.HTTP_1);
    assertThat(options.quick()).isTrue();
    assertThat(options.rows())
        .containsExactly(LoadRow.LIST_JSON_1, LoadRow.LIST_JSON_4, LoadRow.GET_16);
  }

  @Test
  void theEnvironmentNamesAKubeconfigToo() {
    assertThat(ServerOptions.parse(List.of(), "").kubeconfig()).isEmpty();
    assertThat(
            ServerOptions.parse(List.of(), File.pathSeparator + "x" + File.pathSeparator + "y")
                .kubeconfig())
        .hasValue(Path.of("x"));
  }

  @Test
  void anUnknownRowIsRefusedWithAllThatThereAre() {
    assertThatThrownBy(() -> ServerOptions.parse(List.of("--only", "lists"), null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there is no row lists, but memory, list-json-1,");
  }

  @ParameterizedTest
  @CsvSource({
    "--slow, not understood: --slow",
    "get, not understood: get",
    "--only, --only needs a row",
    "--pid, --pid needs a value",
    "--kubeconfig, --kubeconfig needs a value"
  })
  void anythingElseIsRefused(String argument, String message) {
    assertThatThrownBy(() -> ServerOptions.parse(List.of(argument), null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void aProcessHasANumber() {
    assertThatThrownBy(() -> ServerOptions.parse(List.of("--pid", "1,x"), null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not the number of a process: x");
  }
}
