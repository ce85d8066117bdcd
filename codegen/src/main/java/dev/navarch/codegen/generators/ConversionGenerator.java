package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.navarch.codegen.framework.DefaultGenerator;
import dev.navarch.codegen.framework.GeneratedFile;
import dev.navarch.codegen.framework.GeneratorContext;
import dev.navarch.codegen.universe.ApiStruct;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * Writes conversions between a version and its hub, both ways, by matching components of the same
 * name. A component without a counterpart is an error until a hand-written function covers it.
 */
public final class ConversionGenerator extends DefaultGenerator {
  static final String FILE = "GeneratedConversions";

  /** Creates the generator. */
  public ConversionGenerator() {
    super("conversion");
  }

  @Override
  public boolean filter(GeneratorContext context, ApiStruct type) {
    return ConversionPlan.convertedTo(context, type) != null;
  }

  @Override
  public String fileName(GeneratorContext context, ApiStruct type) {
    return FILE;
  }

  @Override
  public void finish(GeneratorContext context, GeneratedFile file) {
    file.hide();
    file.document("Converts the types of this package to their hubs and back.");
    new ConversionPlan(context).plan().forEach((pair, method) -> file.method(write(pair, method)));
  }

  private static MethodSpec write(ConversionPlan.Pair pair, ConversionPlan.Method method) {
    CodeBlock made =
        CodeBlock.of(
            "new $T(\n$L)",
            pair.to(),
            method.arguments().stream().collect(CodeBlock.joining(",\n")));
    MethodSpec.Builder code =
        MethodSpec.methodBuilder(method.name())
            .addModifiers(Modifier.STATIC)
            .returns(pair.to())
            .addParameter(pair.from(), "in");
    if (method.completion() == null) {
      return code.addStatement("return $L", made).build();
    }
    return code.addStatement(
            "return $T.$N(in, $L)",
            ClassName.get((TypeElement) method.completion().getEnclosingElement()),
            method.completion().getSimpleName().toString(),
            made)
        .build();
  }
}
