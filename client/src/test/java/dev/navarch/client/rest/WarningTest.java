package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WarningTest {
  @Test
  void headersAreRead() {
    List<Warning> warnings =
        Warning.parse(
            List.of(
                "299 - \"old \\\"v1\\\"\", 299 agent \"two\" \"Wed, 21 Oct 2015 07:28:00 GMT\"",
                "199 - \"three\""));

    assertThat(warnings)
        .containsExactly(
            new Warning(299, "-", "old \"v1\""),
            new Warning(299, "agent", "two"),
            new Warning(199, "-", "three"));
  }

  @Test
  void nonsenseIsPassedOver() {
    assertThat(Warning.parse(List.of("", "x", "29", "299", "299 -", "299 - bare", "2999 - \"a\"")))
        .isEmpty();
  }

  @Test
  void handlerIsToldOnceOfTheSame() throws Exception {
    List<String> told = new ArrayList<>();
    ScriptedTransport transport = new ScriptedTransport();
    RestClient client =
        transport.builder().warningHandler(WarningHandler.lines(told::add, true)).build();
    transport
        .json(200, "{}", "Warning", "299 - \"a\"", "Warning", "299 - \"b\"")
        .json(200, "{}", "Warning", "299 - \"a\"", "Warning", "199 - \"not for people\"");

    client.get().absPath("/1").send();
    Result result = client.get().absPath("/2").send();

    assertThat(told).containsExactly("a", "b");
    assertThat(result.warnings()).hasSize(2);
  }
}
