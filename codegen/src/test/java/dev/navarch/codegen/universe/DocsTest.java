package dev.navarch.codegen.universe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DocsTest {
  @Test
  void takesTheTextAndTheComponentsApart() {
    Docs docs =
        Docs.parse(
            """
             A thing that turns.

             @param size how large it is
             @param speed how fast it turns,
                 in rounds a minute
            """);

    assertThat(docs.text()).isEqualTo("A thing that turns.");
    assertThat(docs.components())
        .isEqualTo(
            Map.of("size", "how large it is", "speed", "how fast it turns, in rounds a minute"));
  }

  @Test
  void leavesMarkupOut() {
    Docs docs =
        Docs.parse(
            """
             A {@code Wheel} or a {@link java.util.List list}.

             <p>It <b>turns</b>.
            """);

    assertThat(docs.text()).isEqualTo("A Wheel or a java.util.List list. It turns.");
  }

  @Test
  void keepsDollarsAndBackslashesInInlineTags() {
    assertThat(Docs.parse("The key {@code $retain\\Keys} stays.").text())
        .isEqualTo("The key $retain\\Keys stays.");
  }

  @Test
  void passesOverTagsOfOtherKinds() {
    Docs docs = Docs.parse(" A thing.\n @see Other\n @param size its size\n @since 3\n");

    assertThat(docs.text()).isEqualTo("A thing.");
    assertThat(docs.components()).isEqualTo(Map.of("size", "its size"));
  }

  @Test
  void anAtSignInsideALineIsNoTag() {
    assertThat(Docs.parse("Mail to a@param b please.").text())
        .isEqualTo("Mail to a@param b please.");
  }

  @Test
  void takesFromAnotherOnlyWhatIsMissing() {
    Docs own = Docs.parse("\n @param size its own size");
    Docs hub = Docs.parse("The hub.\n @param size the hub's size\n @param speed the hub's speed");

    assertThat(own.orElse(hub))
        .isEqualTo(
            new Docs("The hub.", Map.of("size", "its own size", "speed", "the hub's speed")));
  }
}
