package dev.navarch.codegen;

import com.palantir.javapoet.JavaFile;
import dev.navarch.codegen.framework.Assembler;
import dev.navarch.codegen.framework.FileKind;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.generators.RegisterTogether;
import dev.navarch.codegen.generators.client.ClientTree;
import dev.navarch.codegen.generators.crd.CrdGenerator;
import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.Docs;
import dev.navarch.codegen.universe.Universe;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Runs the generators inside a compiler: for each package with API types among the sources, and for
 * each that asks for clients or for a common register, in the round in which they appear.
 * Definitions of custom resources come at the end, when every version of a kind has appeared.
 */
public final class NavarchProcessor extends AbstractProcessor {
  private static final String API_TYPE = "ApiType";
  private static final String GENERATE_CLIENTS = "GenerateClients";
  private static final String REGISTER_TOGETHER = "RegisterTogether";

  private final Set<String> done = new TreeSet<>();

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(
        Annotations.PACKAGE + API_TYPE,
        Annotations.PACKAGE + GENERATE_CLIENTS,
        Annotations.PACKAGE + REGISTER_TOGETHER);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Set<String> packages = new TreeSet<>();
    List<PackageElement> forClients = new ArrayList<>();
    List<PackageElement> forRegister = new ArrayList<>();
    for (TypeElement annotation : annotations) {
      String name = annotation.getSimpleName().toString();
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        if (!name.equals(API_TYPE)) {
          (name.equals(GENERATE_CLIENTS) ? forClients : forRegister).add((PackageElement) element);
          continue;
        }
        checkTopLevel(element);
        packages.add(
            processingEnv.getElementUtils().getPackageOf(element).getQualifiedName().toString());
      }
    }
    packages.removeAll(done);
    done.addAll(packages);
    Universe universe =
        new Universe(
            processingEnv.getElementUtils(), processingEnv.getMessager(), this::compiledDocs);
    Assembler assembler = new Assembler(universe, GeneratorList.all());
    for (String name : packages) {
      assembler.assemble(name).forEach(this::write);
    }
    for (PackageElement origin : forRegister) {
      RegisterTogether.file(universe, origin).ifPresent(this::write);
    }
    for (PackageElement origin : forClients) {
      ClientTree.files(universe, origin).forEach(this::write);
    }
    if (round.processingOver() && !round.errorRaised()) {
      new CrdGenerator(universe).files(done).forEach(this::write);
    }
    return false;
  }

  /**
   * What is generated stands beside a record, so a record inside another class has no place for it.
   */
  private void checkTopLevel(Element element) {
    if (element instanceof TypeElement type && type.getNestingKind().isNested()) {
      processingEnv
          .getMessager()
          .printMessage(
              Diagnostic.Kind.ERROR,
              element.getSimpleName()
                  + " is annotated with @ApiType but stands inside another class:"
                  + " give it a file of its own",
              element);
    }
  }

  /** The texts that an earlier compilation left for its types; none where there was no such one. */
  private Properties compiledDocs(String javaPackage) {
    Properties texts = new Properties();
    try (Reader reader =
        processingEnv
            .getFiler()
            .getResource(StandardLocation.CLASS_PATH, javaPackage, Docs.RESOURCE)
            .openReader(true)) {
      texts.load(reader);
    } catch (IOException e) {
      return new Properties(); // a package of somebody who generates no docs
    }
    return texts;
  }

  private void write(GeneratedFile file) {
    if (file.kind() == FileKind.JAVA) {
      write(file.toJava());
      return;
    }
    try {
      writeResource(file);
    } catch (IOException e) {
      cannotWrite(file.name(), e);
    }
  }

  private void write(JavaFile file) {
    try {
      file.writeTo(processingEnv.getFiler());
    } catch (IOException e) {
      cannotWrite(file.typeSpec().name(), e);
    }
  }

  private void cannotWrite(String name, IOException failure) {
    processingEnv
        .getMessager()
        .printMessage(Diagnostic.Kind.ERROR, "cannot write " + name + ": " + failure.getMessage());
  }

  private void writeResource(GeneratedFile file) throws IOException {
    try (Writer writer =
        processingEnv
            .getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, "", file.name())
            .openWriter()) {
      writer.write(file.text());
    }
  }
}
