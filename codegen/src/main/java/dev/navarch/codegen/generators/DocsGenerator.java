package dev.navarch.codegen.generators;

import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.FileKind;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Docs;
import java.util.TreeMap;

/**
 * Writes the Javadoc of a package's types as a resource. Compiled classes have none: this is where
 * a later compilation finds the words for a type that it inlines or converts to.
 */
public final class DocsGenerator extends DefaultGenerator {
  /** Creates the generator. */
  public DocsGenerator() {
    super("docs");
  }

  @Override
  public FileKind fileKind() {
    return FileKind.RESOURCE;
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return context.javaPackage().replace('.', '/') + "/" + Docs.RESOURCE;
  }

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {
    Docs docs = Docs.of(context.universe(), type.element());
    if (!docs.text().isEmpty()) {
      file.append(type.simpleName() + "=" + escaped(docs.text()) + "\n");
    }
    new TreeMap<>(docs.components())
        .forEach((component, text) ->
            file.append(type.simpleName() + "." + component + "=" + escaped(text) + "\n"));
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\");
  }
}
