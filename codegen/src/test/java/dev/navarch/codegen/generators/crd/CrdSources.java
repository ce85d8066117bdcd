package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.NavarchProcessor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Sources that a test writes as text, with the annotations as they are in {@code apimachinery} and
 * its other types as small as they can be; and the definitions that come of them.
 */
final class CrdSources {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^public (?:final )?(?:class|record|interface|@interface) (\\w+)");

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** Opened once, because that takes longer than a compilation. */
  private static final StandardJavaFileManager CLASS_PATH =
      COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

  private static final String IMPORTS =
      """
      import dev.navarch.apimachinery.annotation.*;
      import dev.navarch.apimachinery.meta.v1.*;
      import dev.navarch.apimachinery.value.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      """;

  /** What becomes of sources: files by name, and errors as {@code File:line message}. */
  record Outcome(Map<String, String> files, List<String> errors) {
    /** The only file of a compilation without errors. */
    String definition() {
      if (!errors.isEmpty() || files.size() != 1) {
        throw new AssertionError("one definition was expected: " + files.keySet() + errors);
      }
      return files.values().iterator().next();
    }

    /** What stands below a line of the definition, without its indentation. */
    String below(String line) {
      List<String> lines = definition().lines().toList();
      int at = 0;
      while (at < lines.size() && !lines.get(at).strip().equals(line)) {
        at++;
      }
      if (at == lines.size()) {
        throw new AssertionError("no line " + line + " in\n" + definition());
      }
      int indent = indent(lines.get(at));
      boolean mayBeList = line.endsWith(":") && !line.startsWith("- ");
      StringBuilder below = new StringBuilder();
      for (String next : lines.subList(at + 1, lines.size())) {
        if (indent(next) <= indent && !(mayBeList && next.startsWith("- ", indent))) {
          break;
        }
        below.append(next).append('\n');
      }
      return below.toString().stripTrailing().stripIndent() + "\n";
    }

    private static int indent(String line) {
      return line.length() - line.stripLeading().length();
    }
  }

  /** Fields to compile together, and what is expected of each, by name. */
  record FieldTable(String fields, Map<String, String> rows) {
    /** Reads lines of {@code type with annotations | expectation}. */
    static FieldTable of(String text) {
      List<String> fields = new ArrayList<>();
      Map<String, String> rows = new LinkedHashMap<>();
      for (String line : text.lines().toList()) {
        String[] cells = line.split(" \\| ", 2);
        String name = "f" + fields.size();
        fields.add("\n" + cells[0] + " " + name);
        rows.put(name, cells[1]);
      }
      return new FieldTable(String.join(",", fields), rows);
    }
  }

  private final List<JavaFileObject> sources = new ArrayList<>();

  CrdSources() {
    Path annotations =
        Path.of(
            System.getProperty("navarch.root", ".."),
            "apimachinery/src/main/java/dev/navarch/apimachinery/annotation");
    try (Stream<Path> files = Files.list(annotations)) {
      for (Path file : files.sorted().toList()) {
        if (!file.endsWith("package-info.java")) {
          add(Files.readString(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (String value :
        List.of("Bytes", "Quantity", "IntOrString", "Time", "MicroTime", "Duration", "RawJson")) {
      add("package dev.navarch.apimachinery.value;\npublic final class %s {}\n".formatted(value));
    }
    add("package dev.navarch.apimachinery.value;\npublic final class RawExtension {}\n");
    String meta = "package dev.navarch.apimachinery.meta.v1;\n" + IMPORTS;
    add("@dev.navarch.apimachinery.annotation.Generate(\"crd\")\n" + meta);
    add(meta + "public interface ApiObject {}\n");
    add(meta + "public interface MetaObject extends ApiObject {}\n");
    add(meta + "@ApiType\npublic record TypeMeta(String kind, String apiVersion) {}\n");
    add(
        meta
            + """
            /**
             * Who it is.
             *
             * @param labels What it is sorted by
             */
            @ApiType
            public record ObjectMeta(
                String name,
                String uid,
                Time creationTimestamp,
                Map<String, String> labels,
                @ListSet List<String> finalizers) {}
            """);
  }

  /** Sources of one kind, {@code Wheel}, whose spec has one field, {@code it}, or several. */
  static CrdSources withField(String field) {
    return withSpec("", field);
  }

  /** Sources of one kind, {@code Wheel}, whose spec has some annotations and fields. */
  static CrdSources withSpec(String annotations, String fields) {
    return new CrdSources()
        .version("v1")
        .kind("v1", "@CustomResource")
        .type("v1", annotations, "WheelSpec", fields)
        .type("v1", "", "WheelStatus", "int turns, String selector");
  }

  /** Sources of one kind, {@code Wheel}, with some annotations; its spec has two fields. */
  static CrdSources withKind(String annotations) {
    return new CrdSources().version("v1").wheel("v1", annotations);
  }

  /** Declares a version of the group {@code example.com}. */
  CrdSources version(String version) {
    return version(version, "example.com");
  }

  CrdSources version(String version, String group) {
    return add(
        """
        @Generate("crd")
        @ApiVersion(group = "%s", version = "%s", protoPackage = "p")
        package a.%s;
        import dev.navarch.apimachinery.annotation.*;
        """
            .formatted(group, version, version));
  }

  /** Adds a kind {@code Wheel} with its types to a version. */
  CrdSources wheel(String version, String annotations) {
    return kind(version, annotations)
        .type(version, "", "WheelSpec", "int size, String colour, List<WheelSpoke> spokes")
        .type(version, "", "WheelStatus", "int turns, String selector")
        .type(version, "", "WheelSpoke", "@Field(required = true) String name, double length");
  }

  CrdSources kind(String version, String annotations) {
    boolean named = annotations.contains("@Resource");
    return add(
        "package a.%s;\n%s/** Turns. */\n@ApiType %s %s\n"
                .formatted(version, IMPORTS, named ? "" : "@Resource", annotations)
            + "public record Wheel(@Inline TypeMeta typeMeta, ObjectMeta metadata,"
            + " WheelSpec spec, WheelStatus status) implements MetaObject {}\n");
  }

  CrdSources type(String version, String annotations, String name, String fields) {
    return add(
        "package a.%s;\n%s@ApiType%s\npublic record %s(%s) {}\n"
            .formatted(
                version,
                IMPORTS,
                annotations.startsWith("(") ? annotations : " " + annotations,
                name,
                fields));
  }

  /** Adds a source; its package and its public type name the file. */
  CrdSources add(String text) {
    Matcher in = PACKAGE.matcher(text);
    if (!in.find()) {
      throw new IllegalArgumentException("no package: " + text);
    }
    Matcher type = TYPE.matcher(text);
    String name = type.find() ? type.group(1) : "package-info";
    String path = in.group(1).replace('.', '/') + "/" + name + ".java";
    sources.add(
        new SimpleJavaFileObject(URI.create("text:///" + path), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        });
    return this;
  }

  /** Compiles the sources into a folder of classes, without the processor. */
  void compileInto(Path classes) {
    boolean compiled =
        COMPILER
            .getTask(
                null,
                null,
                null,
                List.of("-proc:none", "-implicit:none", "-d", classes.toString()),
                null,
                sources)
            .call();
    if (!compiled) {
      throw new AssertionError("the sources do not compile");
    }
  }

  /** Runs the processor over the sources. */
  Outcome compile() {
    return compile(CLASS_PATH);
  }

  /** Runs the processor over the sources, which use what was compiled earlier. */
  Outcome compileWith(Path classes) throws IOException {
    try (StandardJavaFileManager classPath =
        COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<Path> paths = new ArrayList<>(List.of(classes));
      classPath.getLocationAsPaths(StandardLocation.CLASS_PATH).forEach(paths::add);
      classPath.setLocationFromPaths(StandardLocation.CLASS_PATH, paths);
      return compile(classPath);
    }
  }

  private Outcome compile(StandardJavaFileManager classPath) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    MemoryFiles files = new MemoryFiles(classPath);
    JavaCompiler.CompilationTask task =
        COMPILER.getTask(null, files, diagnostics, List.of("-proc:only"), null, sources);
    task.setProcessors(List.of(new NavarchProcessor()));
    task.call();
    List<String> errors = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
        JavaFileObject source = diagnostic.getSource();
        String file = source == null ? "?" : source.getName().replaceAll(".*/|\\.java$", "");
        errors.add(
            file + ":" + diagnostic.getLineNumber() + " " + diagnostic.getMessage(Locale.ROOT));
      }
    }
    return new Outcome(files.texts(), errors);
  }

  /** Keeps what is written. */
  private static final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

    MemoryFiles(JavaFileManager manager) {
      super(manager);
    }

    Map<String, String> texts() {
      Map<String, String> texts = new TreeMap<>();
      written.forEach((name, bytes) -> texts.put(name, bytes.toString(StandardCharsets.UTF_8)));
      return texts;
    }

    @Override
    public FileObject getFileForOutput(
        Location location, String packageName, String relativeName, FileObject sibling) {
      return file(relativeName, JavaFileObject.Kind.OTHER);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return file(className.replace('.', '/') + kind.extension, kind);
    }

    private JavaFileObject file(String name, JavaFileObject.Kind kind) {
      return new SimpleJavaFileObject(URI.create("text:///" + name), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          written.put(name, bytes);
          return bytes;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
          return texts().getOrDefault(name, "");
        }
      };
    }
  }
}
