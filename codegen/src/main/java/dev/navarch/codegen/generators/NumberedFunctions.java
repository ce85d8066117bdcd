package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.navarch.codegen.framework.GeneratedFile;
import javax.lang.model.element.Modifier;

/** Writes the methods that find conversions and defaulters by number. */
final class NumberedFunctions {
  private static final ClassName API_OBJECT =
      ClassName.get("dev.navarch.apimachinery.meta.v1", "ApiObject");

  /**
   * Each case returns by itself: the results of a switch expression would have to be merged into
   * one type, and for that the verifier would load them all.
   */
  private static final String CASE = "case $L -> {\n$>return $L;\n$<}\n";

  private final CodeBlock selector;
  private final CodeBlock.Builder conversions = CodeBlock.builder();
  private final CodeBlock.Builder defaulters = CodeBlock.builder();

  /** Starts methods that choose by an expression over {@code index}. */
  NumberedFunctions(String selector) {
    this.selector = CodeBlock.of("$L", selector);
  }

  /** Adds a case of {@code convert}: an expression over {@code index} and {@code value}. */
  void conversion(int number, CodeBlock call) {
    conversions.add(CASE, number, call);
  }

  /** Adds a case of {@code apply}, over {@code index}, {@code object} and {@code context}. */
  void defaulter(int number, CodeBlock call) {
    defaulters.add(CASE, number, call);
  }

  /** Puts the methods that have cases into a class, with the interfaces that they implement. */
  void addTo(GeneratedFile file) {
    if (!conversions.isEmpty()) {
      file.implement(Registration.CONVERSIONS);
      file.method(
          method(
              MethodSpec.methodBuilder("convert")
                  .returns(ClassName.OBJECT)
                  .addParameter(int.class, "index")
                  .addParameter(ClassName.OBJECT, "value"),
              conversions.build()));
    }
    if (!defaulters.isEmpty()) {
      file.implement(Registration.DEFAULTERS);
      file.method(
          method(
              MethodSpec.methodBuilder("apply")
                  .returns(API_OBJECT)
                  .addParameter(int.class, "index")
                  .addParameter(API_OBJECT, "object")
                  .addParameter(DefaulterGenerator.CONTEXT, "context"),
              defaulters.build()));
    }
  }

  private MethodSpec method(MethodSpec.Builder method, CodeBlock cases) {
    return method
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addCode(
            "switch ($L) {\n$>$Ldefault -> throw new $T(index);\n$<}\n",
            selector,
            cases,
            IndexOutOfBoundsException.class)
        .build();
  }
}
