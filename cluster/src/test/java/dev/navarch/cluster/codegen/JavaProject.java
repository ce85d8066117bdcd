package dev.navarch.cluster.codegen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A project on disk: a folder of sources and a folder of classes. It is compiled as its author
 * would do it, with this JVM's class path and nothing else.
 *
 * @param sources the folder of sources
 * @param classes the folder that a compilation fills
 */
record JavaProject(Path sources, Path classes) {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^public (?:final )?(?:class|record|enum|interface) (\\w+)");

  /** What the compiler said, in order. */
  record Compiled(boolean succeeded, List<Finding> findings) {
    List<Finding> errors() {
      return findings.stream().filter(it -> it.kind() == Diagnostic.Kind.ERROR).toList();
    }
  }

  /**
   * One thing that the compiler said.
   *
   * @param kind how bad it is
   * @param file the source's name without its folder; empty for none
   * @param line the line in the source as text; empty for none
   * @param message what it said
   */
  record Finding(Diagnostic.Kind kind, String file, String line, String message) {}

  /** Starts an empty project in a folder. */
  static JavaProject in(Path folder) {
    try {
      return new JavaProject(
          Files.createDirectories(folder.resolve("src")),
          Files.createDirectories(folder.resolve("classes")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes sources; the package and the public type of each name its file. */
  JavaProject with(List<String> texts) {
    for (String text : texts) {
      write(path(text), text);
    }
    return this;
  }

  /** The file of a source. */
  Path path(String text) {
    Matcher in = PACKAGE.matcher(text);
    if (!in.find()) {
      throw new IllegalArgumentException("no package: " + text);
    }
    Matcher type = TYPE.matcher(text);
    String name = type.find() ? type.group(1) : "package-info";
    return sources.resolve(in.group(1).replace('.', '/')).resolve(name + ".java");
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles the sources with the processors on the class path. */
  Compiled compile() {
    String classpath = System.getProperty("java.class.path");
    return compile(List.of(sources), List.of("-processorpath", classpath));
  }

  /** Compiles the sources of some folders without running processors. */
  Compiled compileOnly(Path... folders) {
    return compile(List.of(folders), List.of("-proc:none"));
  }

  private Compiled compile(List<Path> folders, List<String> more) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options =
        new ArrayList<>(List.of("--release", "21", "-Xlint:all,-processing,-path,-options"));
    options.addAll(List.of("-cp", System.getProperty("java.class.path")));
    options.addAll(List.of("-d", classes.toString()));
    options.addAll(more);
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      boolean succeeded =
          compiler
              .getTask(
                  null,
                  files,
                  diagnostics,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(javaFiles(folders)))
              .call();
      List<Finding> findings = new ArrayList<>();
      for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
        findings.add(finding(diagnostic));
      }
      return new Compiled(succeeded, findings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> javaFiles(List<Path> folders) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path folder : folders) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
      }
    }
    return files;
  }

  private static Finding finding(Diagnostic<? extends JavaFileObject> diagnostic)
      throws IOException {
    String message = diagnostic.getMessage(Locale.ROOT);
    JavaFileObject source = diagnostic.getSource();
    if (source == null || diagnostic.getLineNumber() == Diagnostic.NOPOS) {
      return new Finding(diagnostic.getKind(), "", "", message);
    }
    String file = Path.of(source.getName()).getFileName().toString();
    List<String> lines = source.getCharContent(true).toString().lines().toList();
    String line = lines.get((int) diagnostic.getLineNumber() - 1).strip();
    return new Finding(diagnostic.getKind(), file, line, message);
  }

  /** A resource among the classes as text. */
  String resource(String name) {
    try {
      return Files.readString(classes.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
