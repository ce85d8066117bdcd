package dev.navarch.apiextensions.cel;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.CelIssue;
import dev.cel.common.CelOptions;
import dev.cel.common.CelSource;
import dev.cel.common.CelValidationException;
import dev.cel.common.CelValidationResult;
import dev.cel.common.types.CelType;
import dev.cel.common.types.CelTypeProvider;
import dev.cel.compiler.CelCompiler;
import dev.cel.compiler.CelCompilerBuilder;
import dev.cel.compiler.CelCompilerFactory;
import dev.cel.extensions.CelExtensions;
import dev.cel.extensions.CelStringExtensions;
import dev.cel.parser.CelStandardMacro;
import dev.navarch.apimachinery.collect.Lazy;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/**
 * What expressions can use: the language, the functions of Kubernetes, and some variables. Issues
 * are worded as the Go implementation words them, because that is what people know and search for.
 */
final class Environment {
  private static final int MAX_CODE_POINTS = 100_000;
  private static final int MAX_DEPTH = 250;

  @SuppressWarnings("deprecation") // what takes its place words the issue in another way
  private static final CelOptions OPTIONS =
      CelOptions.current()
          .enableReservedIds(true)
          .enableOptionalSyntax(true)
          .enableHomogeneousLiterals(true)
          .enableHeterogeneousNumericComparisons(true)
          .enableHiddenAccumulatorVar(true)
          .maxExpressionCodePointSize(MAX_CODE_POINTS)
          .maxParseRecursionDepth(MAX_DEPTH)
          .build();

  /**
   * Made when it is first needed, and not by the class: it takes long, and threads that wait for a
   * class to be initialized occupy their carriers.
   */
  private static final Lazy<CelCompiler> BASE = Lazy.of(Environment::base);

  /** What came of an expression: a tree, or the text of what is wrong with it. */
  sealed interface Compilation {
    record Checked(CelAbstractSyntaxTree ast) implements Compilation {}

    record Failed(String issues) implements Compilation {}
  }

  private final CelCompiler compiler;

  Environment(CelTypeProvider types, Map<String, CelType> variables) {
    CelCompilerBuilder builder = BASE.get().toCompilerBuilder().setTypeProvider(types);
    variables.forEach(builder::addVar);
    this.compiler = builder.build();
  }

  private static CelCompiler base() {
    return CelCompilerFactory.standardCelCompilerBuilder()
        .setOptions(OPTIONS)
        .setStandardMacros(CelStandardMacro.STANDARD_MACROS)
        .addLibraries(
            CelExtensions.optional(),
            CelExtensions.comprehensions(),
            CelExtensions.sets(OPTIONS),
            CelExtensions.strings(
                EnumSet.complementOf(EnumSet.of(CelStringExtensions.Function.REVERSE))))
        .addFunctionDeclarations(Declarations.all())
        .build();
  }

  Compilation compile(String expression) {
    try {
      CelValidationResult result = compiler.compile(expression);
      if (result.hasError()) {
        return failed(result.getErrors(), result.getSource());
      }
      CelAbstractSyntaxTree ast = result.getAst();
      List<CelIssue> issues = LiteralCheck.of(ast);
      return issues.isEmpty() ? new Compilation.Checked(ast) : failed(issues, ast.getSource());
    } catch (CelValidationException e) {
      return failed(e.getErrors(), e.getSource());
    }
  }

  private static Compilation failed(List<CelIssue> errors, CelSource source) {
    List<CelIssue> issues = new ArrayList<>(errors.size());
    for (CelIssue issue : errors) {
      issues.add(
          CelIssue.formatError(
              issue.getExprId(), issue.getSourceLocation(), reworded(issue.getMessage())));
    }
    return new Compilation.Failed(CelIssue.toDisplayString(issues, source));
  }

  private static String reworded(String message) {
    if (message.startsWith("found no matching overload")) {
      int candidates = message.indexOf(" (candidates: ");
      return candidates < 0 ? message : message.substring(0, candidates);
    }
    if (message.startsWith("Expression recursion limit exceeded.")) {
      return "expression recursion limit exceeded: " + MAX_DEPTH;
    }
    if (message.startsWith("The argument must be a simple name")) {
      return "argument must be a simple name";
    }
    return isSyntaxError(message) ? "Syntax error: " + message : message;
  }

  private static boolean isSyntaxError(String message) {
    return message.startsWith("mismatched input")
        || message.startsWith("extraneous input")
        || message.startsWith("no viable alternative")
        || message.startsWith("token recognition error")
        || message.startsWith("missing ");
  }
}
