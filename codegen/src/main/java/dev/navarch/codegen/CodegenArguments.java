package dev.navarch.codegen;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of the command.
 *
 * @param inputs folders of sources
 * @param output the folder to write to
 * @param classpath where types that the sources use are found
 * @param verify whether to compare only
 */
record CodegenArguments(List<Path> inputs, Path output, String classpath, boolean verify) {
  static final String USAGE =
      """
      Usage: navarch codegen --input DIR... --output DIR [--classpath PATH] [--verify]

      Generates descriptors, codecs, deep copies, builders, defaults, conversions, registration,
      OpenAPI definitions and .proto files from the annotated types in the input folders, clients,
      listers, informers and fakes for packages that ask for them, and a definition for every kind
      that is a custom resource (META-INF/navarch/crds/<plural>.<group>.yaml).

        --input DIR       folder of Java sources; may be repeated
        --output DIR      folder that holds generated files and nothing else
        --classpath PATH  where the types that the sources use are found
        --verify          write nothing; fail when the output is not what would be generated
        --help            show this text
      """;

  CodegenArguments {
    inputs = List.copyOf(inputs);
  }

  /**
   * Parses arguments.
   *
   * @throws IllegalArgumentException with a message for the user
   */
  static CodegenArguments parse(List<String> arguments) {
    List<Path> inputs = new ArrayList<>();
    Path output = null;
    String classpath = System.getProperty("java.class.path");
    boolean verify = false;
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      int equals = argument.indexOf('=');
      String name = equals < 0 ? argument : argument.substring(0, equals);
      if (name.equals("--verify")) {
        verify = true;
        continue;
      }
      if (!List.of("--input", "--output", "--classpath").contains(name)) {
        throw new IllegalArgumentException("unknown argument " + argument);
      }
      String value = equals < 0 ? next(arguments, ++i, name) : argument.substring(equals + 1);
      switch (name) {
        case "--input" -> inputs.add(Path.of(value));
        case "--output" -> output = Path.of(value);
        default -> classpath = value;
      }
    }
    return new CodegenArguments(
        required(inputs.isEmpty() ? null : inputs, "--input"),
        required(output, "--output"),
        classpath,
        verify);
  }

  private static String next(List<String> arguments, int index, String name) {
    if (index >= arguments.size()) {
      throw new IllegalArgumentException(name + " needs a value");
    }
    return arguments.get(index);
  }

  private static <T> T required(@Nullable T value, String name) {
    if (value == null) {
      throw new IllegalArgumentException(name + " is required");
    }
    return value;
  }
}
