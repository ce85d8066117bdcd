package dev.navarch.codegen.framework;

import com.palantir.javapoet.FieldSpec;
import dev.navarch.codegen.universe.ApiStruct;
import java.util.List;
import java.util.Map;

/** A generator that writes nothing: a base for those that write something. */
public abstract class DefaultGenerator implements Generator {
  private final String name;

  /** Creates a generator with a name for tags. */
  protected DefaultGenerator(String name) {
    this.name = name;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return true;
  }

  @Override
  public Map<String, Namer> namers() {
    return Map.of();
  }

  @Override
  public FileKind fileKind() {
    return FileKind.JAVA;
  }

  @Override
  public List<FieldSpec> packageVars(GeneratorContext context, GeneratedFile file) {
    return List.of();
  }

  @Override
  public List<FieldSpec> packageConsts(GeneratorContext context, GeneratedFile file) {
    return List.of();
  }

  @Override
  public List<String> imports(GeneratorContext context) {
    return List.of();
  }

  @Override
  public void init(GeneratorContext context, GeneratedFile file) {}

  @Override
  public void generateType(GeneratorContext context, ApiStruct type, GeneratedFile file) {}

  @Override
  public void finish(GeneratorContext context, GeneratedFile file) {}
}
