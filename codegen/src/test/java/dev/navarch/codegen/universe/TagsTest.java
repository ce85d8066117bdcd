package dev.navarch.codegen.universe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.codegen.SmallSources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TagsTest {
  private static final List<String> GENERATORS = List.of("json", "builder", "deepcopy");

  /** The generators that run for a type, with a tag on its package and one on itself. */
  private static List<String> enabled(String onPackage, String onType) {
    List<String> enabled = new ArrayList<>();
    List<String> errors =
        new SmallSources()
            .add(onPackage + "\npackage a;\nimport dev.navarch.apimachinery.annotation.Generate;\n")
            .add(
                "package a;\nimport dev.navarch.apimachinery.annotation.*;\n@ApiType "
                    + onType
                    + "\npublic record Wheel(@Field(1) String name) {}\n")
            .inspect(universe -> {
              ApiStruct wheel = universe.structsOf("a").get(0);
              GENERATORS.stream()
                  .filter(name -> Tags.enabled(universe, wheel, name))
                  .forEach(enabled::add);
            });
    assertThat(errors).isEmpty();
    return enabled;
  }

  @Test
  void withoutTagsEveryGeneratorRuns() {
    assertThat(enabled("", "")).isEqualTo(GENERATORS);
  }

  @Test
  void aPackageChoosesGenerators() {
    assertThat(enabled("@Generate({\"json\", \"builder\"})", ""))
        .containsExactly("json", "builder");
  }

  @Test
  void aPackageExcludesGenerators() {
    assertThat(enabled("@Generate(except = \"builder\")", "")).containsExactly("json", "deepcopy");
  }

  @Test
  void aTypeOptsOut() {
    assertThat(enabled("", "@Generate(except = {\"json\", \"deepcopy\"})"))
        .containsExactly("builder");
  }

  @Test
  void aTypeOptsInAgainstItsPackage() {
    assertThat(enabled("@Generate(except = \"builder\")", "@Generate(\"builder\")"))
        .containsExactly("builder");
  }

  @Test
  void anExclusionWinsOverAChoice() {
    assertThat(enabled("", "@Generate(value = {\"json\", \"builder\"}, except = \"json\")"))
        .containsExactly("builder");
  }
}
