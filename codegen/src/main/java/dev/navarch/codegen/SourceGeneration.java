package dev.navarch.codegen;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Runs the annotation processor over folders of sources, without compiling them. */
final class SourceGeneration {
  private SourceGeneration() {}

  /** Generates into a folder; gives the errors there were. */
  static List<String> run(CodegenArguments arguments, Path into) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IOException("a JDK is needed: this Java has no compiler");
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              diagnostics,
              List.of(
                  "-proc:only",
                  "-d",
                  into.toString(),
                  "-s",
                  into.toString(),
                  "-cp",
                  arguments.classpath()),
              null,
              files.getJavaFileObjectsFromPaths(sources(arguments)));
      task.setProcessors(List.of(new NavarchProcessor()));
      boolean succeeded = task.call();
      List<String> problems = new ArrayList<>();
      for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
          problems.add(diagnostic.toString());
        }
      }
      if (!succeeded && problems.isEmpty()) {
        problems.add("error: the compiler failed without saying why");
      }
      return problems;
    }
  }

  private static List<Path> sources(CodegenArguments arguments) throws IOException {
    List<Path> sources = new ArrayList<>();
    Path output = arguments.output().toAbsolutePath().normalize();
    for (Path input : arguments.inputs()) {
      if (!Files.isDirectory(input)) {
        throw new NoSuchFileException("there is no folder " + input);
      }
      try (Stream<Path> files = Files.walk(input)) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(file -> !file.toAbsolutePath().normalize().startsWith(output))
            .sorted()
            .forEach(sources::add);
      }
    }
    if (sources.isEmpty()) {
      throw new IOException("there are no Java sources in " + arguments.inputs());
    }
    return sources;
  }
}
