package dev.navarch.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NavarchProcessorTest {
  @Test
  void aRecordInsideAnotherClassCannotBeAnApiType() {
    SmallSources sources =
        new SmallSources()
            .add(
                """
                package a;
                import dev.navarch.apimachinery.annotation.*;
                public final class Cart {
                  @ApiType
                  public record Wheel(@Field(1) String name) {}
                }
                """);

    assertThat(sources.process(new NavarchProcessor()))
        .containsExactly(
            "Wheel is annotated with @ApiType but stands inside another class:"
                + " give it a file of its own");
  }

  @Test
  void sourcesWithoutApiTypesAreLeftAlone() {
    SmallSources sources = new SmallSources().add("package a;\npublic final class Cart {}\n");

    assertThat(sources.process(new NavarchProcessor())).isEmpty();
  }
}
