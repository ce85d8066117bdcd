package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiPackage;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What a scheme gets to know of one package. A conversion's number, and a defaulter's, is its place
 * here.
 *
 * @param kinds the package's kinds
 * @param hubs for each kind the type that serves as its internal version
 * @param conversions to the hub and back
 * @param defaulted the kinds with defaults
 */
record Registration(
    ApiPackage version,
    List<ApiStruct> kinds,
    List<ClassName> hubs,
    List<ConversionPlan.Pair> conversions,
    List<ApiStruct> defaulted) {
  private static final String RUNTIME = "dev.navarch.apimachinery.runtime";
  static final ClassName CONVERSIONS = ClassName.get(RUNTIME, "IndexedConversions");
  static final ClassName DEFAULTERS = ClassName.get(RUNTIME, "IndexedDefaulters");

  /** Whether a type is registered at all. */
  static boolean covers(ApiStruct type) {
    return type.kind() && type.version() != null;
  }

  /** Reads a package of a version. */
  static Registration of(GeneratorContext context) {
    List<ApiStruct> kinds = new ArrayList<>();
    List<ClassName> hubs = new ArrayList<>();
    List<ConversionPlan.Pair> conversions = new ArrayList<>();
    List<ApiStruct> defaulted = new ArrayList<>();
    DefaultingPlan defaulting = new DefaultingPlan(context.universe());
    for (ApiStruct kind : context.types()) {
      if (!covers(kind) || !Tags.enabled(context.universe(), kind, RegisterGenerator.NAME)) {
        continue;
      }
      ApiStruct hub = ConversionPlan.hubOf(context, kind);
      kinds.add(kind);
      hubs.add((hub == null ? kind : hub).name());
      ApiStruct target = ConversionPlan.convertedTo(context, kind);
      if (target != null && Tags.enabled(context.universe(), kind, "conversion")) {
        conversions.add(new ConversionPlan.Pair(kind.name(), target.name()));
        conversions.add(new ConversionPlan.Pair(target.name(), kind.name()));
      }
      if (defaulting.hasDefaults(kind.name())
          && Tags.enabled(context.universe(), kind, "defaulter")) {
        defaulted.add(kind);
      }
    }
    return new Registration(
        Objects.requireNonNull(context.version()), kinds, hubs, conversions, defaulted);
  }

  boolean hasFunctions() {
    return !conversions.isEmpty() || !defaulted.isEmpty();
  }

  /** The texts of the kinds as further arguments, each on a line of its own. */
  CodeBlock kindNames() {
    return kinds.stream()
        .map(kind -> CodeBlock.of(",\n$S", kind.simpleName()))
        .collect(CodeBlock.joining(""));
  }

  /**
   * The statements that add everything but the kinds themselves.
   *
   * @param group the expression of the group's name
   * @param writer the class that the statements stand in
   * @param functions the object with the functions
   * @param firstNumber the number of the first conversion and of the first defaulter in it
   */
  CodeBlock additions(String group, ClassName writer, String functions, int firstNumber) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int i = 0; i < kinds.size(); i++) {
      code.addStatement(
          "scheme.addInternalType($L, $S, $T.class, $S)",
          group,
          kinds.get(i).simpleName(),
          writer,
          hubs.get(i).reflectionName());
    }
    for (int i = 0; i < conversions.size(); i++) {
      code.addStatement(
          "scheme.addGeneratedConversion($S, $S, $L, $L)",
          conversions.get(i).from().reflectionName(),
          conversions.get(i).to().reflectionName(),
          functions,
          firstNumber + i);
    }
    for (int i = 0; i < defaulted.size(); i++) {
      code.addStatement(
          "scheme.addDefaulter($S, $L, $L)",
          defaulted.get(i).name().reflectionName(),
          functions,
          firstNumber + i);
    }
    return code.build();
  }
}
