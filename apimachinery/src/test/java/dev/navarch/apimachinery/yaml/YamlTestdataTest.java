package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.navarch.apimachinery.json.JsonTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Objects of all kinds as a Kubernetes API server wrote them, each as JSON and as YAML. */
class YamlTestdataTest {
  private static List<Path> files() throws IOException {
    Path standard = Path.of(System.getProperty("navarch.root", ".."), "..", "shared", "testdata");
    Path folder = Path.of(System.getProperty("navarch.testdata", standard.toString()));
    assumeTrue(Files.isDirectory(folder), "no test data");
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  private static @Nullable Object jsonBeside(Path yaml) throws IOException {
    String name = yaml.getFileName().toString().replace(".yaml", ".json");
    return JsonTree.parse(Files.readAllBytes(yaml.resolveSibling(name)));
  }

  @Test
  void yamlReadsAsTheJsonBesideIt() throws IOException {
    List<Path> files = files();

    assertThat(files).isNotEmpty();
    for (Path file : files) {
      byte[] yaml = Files.readAllBytes(file);
      assertThat(YamlReader.parse(yaml)).as(file.toString()).isEqualTo(jsonBeside(file));
      assertThat(JsonTree.parse(YamlReader.toJson(yaml, true)))
          .as(file.toString())
          .isEqualTo(jsonBeside(file));
    }
  }

  @Test
  void jsonIsWrittenAsTheYamlBesideIt() throws IOException {
    List<Path> files = files();

    assertThat(files).isNotEmpty();
    for (Path file : files) {
      assertThat(YamlWriter.write(jsonBeside(file)))
          .as(file.toString())
          .asString()
          .isEqualTo(Files.readString(file));
    }
  }
}
