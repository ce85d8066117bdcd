package dev.navarch.cluster.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The real protobuf compiler, over one folder of {@code .proto} files.
 *
 * @param program the program
 * @param root the folder that imports are relative to
 */
record Protoc(Path program, Path root) {
  private static final String PROPERTY = "navarch.protoc";

  /**
   * The compiler that the build fetched. Without it tests are skipped, but not in continuous
   * integration, where they fail.
   */
  static Protoc over(Path root) throws IOException {
    String property = System.getProperty(PROPERTY, "");
    if (property.isEmpty() || !Files.exists(Path.of(property))) {
      String message = "no protoc: the property " + PROPERTY + " is '" + property + "'";
      if ("true".equals(System.getenv("CI"))) {
        fail(message);
      }
      abort(message);
    }
    // A copy, because what Maven copies is not executable.
    Path program = Files.copy(Path.of(property), root.resolveSibling("protoc"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return new Protoc(program, root);
  }

  /** All files below the root, relative to it. */
  List<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(file -> file.toString().endsWith(".proto"))
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  /** Compiles all files; gives their descriptors. Fails when the compiler has anything to say. */
  byte[] descriptors() throws IOException, InterruptedException {
    Path set = root.resolveSibling("descriptors.pb");
    List<String> arguments = new ArrayList<>(List.of("--descriptor_set_out=" + set));
    arguments.addAll(files());
    run(new byte[0], arguments);
    return Files.readAllBytes(set);
  }

  /** A message's bytes as protobuf text. */
  String decode(String message, String file, byte[] bytes)
      throws IOException, InterruptedException {
    return new String(run(bytes, List.of("--decode=" + message, file)), StandardCharsets.UTF_8);
  }

  /** The bytes of a message in protobuf text. */
  byte[] encode(String message, String file, String text) throws IOException, InterruptedException {
    return run(text.getBytes(StandardCharsets.UTF_8), List.of("--encode=" + message, file));
  }

  private byte[] run(byte[] input, List<String> arguments)
      throws IOException, InterruptedException {
    Path in = Files.write(root.resolveSibling("protoc.in"), input);
    Path out = root.resolveSibling("protoc.out");
    Path err = root.resolveSibling("protoc.err");
    List<String> command = new ArrayList<>(List.of(program.toString(), "-I" + root));
    command.addAll(arguments);
    int code =
        new ProcessBuilder(command)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    assertThat(Files.readString(err)).isEmpty();
    assertThat(code).isZero();
    return Files.readAllBytes(out);
  }
}
