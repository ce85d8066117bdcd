package dev.navarch.codegen;

import dev.navarch.codegen.universe.Universe;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Sources that a test writes as text, and the compiler that reads them. The annotations and value
 * types of {@code apimachinery}, which are known by name only, are written here as small as they
 * can be.
 */
public final class SmallSources {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^public (?:final )?(?:class|record|interface|@interface|enum) (\\w+)");

  private final List<JavaFileObject> sources = new ArrayList<>();

  /** Starts with the annotations and value types alone. */
  public SmallSources() {
    annotation(
        "ApiType",
        """
        boolean atomic() default false;
        Class<?> hub() default Void.class;
        String group() default "";
        """);
    annotation(
        "ApiVersion",
        "String group(); String version(); String hub() default \"\"; String protoPackage();");
    annotation("Generate", "String[] value() default {}; String[] except() default {};");
    annotation(
        "Field",
        """
        int value() default 0;
        String name() default "";
        boolean required() default false;
        Omit omit() default Omit.BY_REQUIRED;
        String protoName() default "";
        enum Omit { BY_REQUIRED, EMPTY, ZERO, NEVER }
        """);
    annotation("Default", "String value();");
    annotation("Items", "");
    annotation("Inline", "");
    annotation("ListMap", "String[] value();");
    annotation("ListSet", "");
    annotation("Atomic", "");
    annotation("EnumOf", "Class<?> value(); boolean closed() default false;");
    annotation("NoConversion", "");
    annotation("DefaultingFunction", "");
    annotation(
        "Resource",
        """
        String plural() default "";
        String singular() default "";
        boolean namespaced() default true;
        String[] shortNames() default {};
        String[] categories() default {};
        String[] verbs() default {
          "create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"
        };
        Subresource[] subresources() default {};
        """);
    annotation(
        "Subresource",
        """
        String value();
        Class<?> type() default Void.class;
        String[] verbs() default {"get", "patch", "update"};
        String name() default "";
        boolean methods() default true;
        """);
    annotation(
        "GenerateClients",
        """
        String[] packages();
        String clientset() default "Clientset";
        String informerFactory() default "";
        String clientsetPackage() default "";
        String informersPackage() default "";
        String listersPackage() default "";
        Class<?> scheme() default Void.class;
        """);
    annotation("CustomResource", "");
    annotation(
        "ScalePaths",
        "String specReplicas(); String statusReplicas(); String labelSelector() default \"\";");
    annotation("RegisterTogether", "String[] packages(); String className();");
    add("package dev.navarch.apimachinery.value;\npublic final class Quantity {}\n");
    add("package dev.navarch.apimachinery.meta.v1;\npublic interface ApiObject {}\n");
    add(
        "package dev.navarch.apimachinery.meta.v1;\n"
            + "public interface MetaObject extends ApiObject {}\n");
    add(
        "package dev.navarch.apimachinery.meta.v1;\npublic interface ApiList<T> extends ApiObject {}\n");
  }

  private void annotation(String name, String body) {
    add(
        "package dev.navarch.apimachinery.annotation;\npublic @interface %s { %s }\n"
            .formatted(name, body));
  }

  /** Adds a source; its package and its public type name the file. */
  public SmallSources add(String text) {
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

  /** Lets some work look at the sources; gives the errors, in order. */
  public List<String> inspect(Consumer<Universe> work) {
    return process(new Inspector(work));
  }

  /** Runs a processor over the sources; gives the errors, in order. */
  public List<String> process(Processor processor) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            null,
            null,
            diagnostics,
            List.of("-proc:only", "-cp", System.getProperty("java.class.path")),
            null,
            sources);
    task.setProcessors(List.of(processor));
    task.call();
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .toList();
  }

  private static final class Inspector extends AbstractProcessor {
    private final Consumer<Universe> work;
    private boolean done;

    Inspector(Consumer<Universe> work) {
      this.work = work;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        work.accept(new Universe(processingEnv.getElementUtils(), processingEnv.getMessager()));
      }
      return false;
    }
  }
}
