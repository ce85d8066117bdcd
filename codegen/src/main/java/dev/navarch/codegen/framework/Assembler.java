package dev.navarch.codegen.framework;

import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Tags;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs generators over packages and puts their output into files. */
public final class Assembler {
  private final Universe universe;
  private final List<Generator> generators;

  /** Creates an assembler for some generators. */
  public Assembler(Universe universe, List<Generator> generators) {
    this.universe = universe;
    this.generators = List.copyOf(generators);
  }

  /** The files of one package; those into which nothing was written are left out. */
  public List<GeneratedFile> assemble(String javaPackage) {
    GeneratorContext context = GeneratorContext.of(universe, javaPackage);
    generators.forEach(generator -> context.addNamers(generator.namers()));
    Map<String, GeneratedFile> files = new LinkedHashMap<>();
    for (Generator generator : generators) {
      run(generator, context, files);
    }
    List<GeneratedFile> written = new ArrayList<>(files.values());
    written.removeIf(GeneratedFile::isEmpty);
    return written;
  }

  private void run(
      Generator generator, GeneratorContext context, Map<String, GeneratedFile> files) {
    Set<GeneratedFile> opened = new LinkedHashSet<>();
    for (ApiStruct type : context.types()) {
      if (!Tags.enabled(universe, type, generator.name()) || !generator.filter(context, type)) {
        continue;
      }
      String name = generator.fileName(context, type);
      GeneratedFile file =
          files.computeIfAbsent(
              generator.fileKind() + ":" + name,
              key -> new GeneratedFile(context.javaPackage(), name, generator.fileKind()));
      file.originates(type.element());
      if (opened.add(file)) {
        file.imports(generator.imports(context));
        generator.init(context, file);
        file.variables(generator.packageVars(context, file));
        file.constants(generator.packageConsts(context, file));
      }
      generator.generateType(context, type, file);
    }
    opened.forEach(file -> generator.finish(context, file));
  }
}
