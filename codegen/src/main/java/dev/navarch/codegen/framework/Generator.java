package dev.navarch.codegen.framework;

import com.palantir.javapoet.FieldSpec;
import dev.navarch.codegen.universe.ApiStruct;
import java.util.List;
import java.util.Map;

/**
 * Writes one thing about types: a part of a class, a class or a resource.
 *
 * <p>For each package, the {@link Assembler} asks a generator which types it wants, opens the file
 * it names for each and calls {@link #init} once a file, {@link #generateType} once a type and
 * {@link #finish} once a file. A file is put together in the order header, imports, variables,
 * constants, body. Generators keep no state between packages.
 */
public interface Generator {
  /** The name that tags switch it on and off by. */
  String name();

  /** Whether it has something to say about a type. */
  boolean filter(GeneratorContext context, ApiStruct type);

  /** Names it gives to other generators. */
  Map<String, Namer> namers();

  /** The file that a type's output goes to, without its extension. */
  String fileName(GeneratorContext context, ApiStruct type);

  /** What kind of file that is. */
  FileKind fileKind();

  /** Static variables at the top of a file. */
  List<FieldSpec> packageVars(GeneratorContext context, GeneratedFile file);

  /** Constants at the top of a file, after the variables. */
  List<FieldSpec> packageConsts(GeneratorContext context, GeneratedFile file);

  /**
   * Static imports that a file needs, as {@code Class.member}; types are imported by themselves.
   */
  List<String> imports(GeneratorContext context);

  /** Called when a file is opened, before its first type. */
  void init(GeneratorContext context, GeneratedFile file);

  /** Writes what there is to say about a type. */
  void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file);

  /** Called after a file's last type. */
  void finish(GeneratorContext context, GeneratedFile file);
}
