package dev.navarch.codegen.framework;

import com.palantir.javapoet.ClassName;

/** Gives a type another name: that of its descriptor, its builder and so on. */
@FunctionalInterface
public interface Namer {
  /** The name for a record. */
  ClassName name(ClassName record);

  /** Adds a suffix to the record's name, in the same package. */
  static Namer suffix(String suffix) {
    return record ->
        ClassName.get(record.packageName(), String.join("_", record.simpleNames()).concat(suffix));
  }
}
