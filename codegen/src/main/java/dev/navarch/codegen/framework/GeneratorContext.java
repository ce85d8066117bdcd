package dev.navarch.codegen.framework;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Universe;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a generator works on: one package, in a universe of types. */
public final class GeneratorContext {
  private final Universe universe;
  private final String javaPackage;
  private final List<ApiStruct> types;
  private final Map<String, Namer> namers = new HashMap<>();

  private GeneratorContext(Universe universe, String javaPackage, List<ApiStruct> types) {
    this.universe = universe;
    this.javaPackage = javaPackage;
    this.types = types;
  }

  /** One package of a universe. */
  public static GeneratorContext of(Universe universe, String javaPackage) {
    return new GeneratorContext(universe, javaPackage, universe.structsOf(javaPackage));
  }

  /** All types there are. */
  public Universe universe() {
    return universe;
  }

  /** The package that is worked on. */
  public String javaPackage() {
    return javaPackage;
  }

  /** The version that the package declares, or null. */
  public @Nullable ApiPackage version() {
    return universe.apiPackage(javaPackage);
  }

  /** The package's API types, by name. */
  public List<ApiStruct> types() {
    return types;
  }

  /** A class of the package. */
  public ClassName className(String simpleName) {
    return ClassName.get(javaPackage, simpleName);
  }

  void addNamers(Map<String, Namer> more) {
    namers.putAll(more);
  }

  /** A record's name by one of the namers. */
  public ClassName name(String namer, ClassName record) {
    Namer found = namers.get(namer);
    if (found == null) {
      throw new IllegalArgumentException("no namer " + namer);
    }
    return found.name(record);
  }
}
