package dev.navarch.apiextensions.cel;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.CelIssue;
import dev.cel.common.CelSource;
import dev.cel.common.CelSourceLocation;
import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.ast.CelExpr.ExprKind.Kind;
import dev.cel.common.ast.CelExprVisitor;
import dev.navarch.apiextensions.cel.eval.Regexes;
import dev.navarch.apiextensions.cel.eval.Times;
import java.util.ArrayList;
import java.util.List;

/** Finds what is written down wrong in calls: regular expressions, durations and timestamps. */
final class LiteralCheck extends CelExprVisitor {
  private final CelSource source;
  private final List<CelIssue> issues = new ArrayList<>();

  private LiteralCheck(CelSource source) {
    this.source = source;
  }

  static List<CelIssue> of(CelAbstractSyntaxTree ast) {
    LiteralCheck check = new LiteralCheck(ast.getSource());
    check.visit(ast.getExpr());
    return check.issues;
  }

  @Override
  protected void visit(CelExpr expr, CelExpr.CelCall call) {
    super.visit(expr, call);
    List<CelExpr> args = call.args();
    if (args.isEmpty()) {
      return;
    }
    CelExpr last = args.get(args.size() - 1);
    if (last.exprKind().getKind() != Kind.CONSTANT
        || last.constant().getKind() != CelConstant.Kind.STRING_VALUE) {
      return;
    }
    String text = last.constant().stringValue();
    boolean good =
        switch (call.function()) {
          case "matches" -> Regexes.isValid(text);
          case "duration" -> Times.parseDuration(text) != null;
          case "timestamp" -> Times.parseTimestamp(text) != null;
          default -> true;
        };
    if (!good) {
      CelSourceLocation location =
          source
              .getOffsetLocation(source.getPositionsMap().getOrDefault(last.id(), 0))
              .orElse(CelSourceLocation.NONE);
      issues.add(
          CelIssue.formatError(last.id(), location, "invalid " + call.function() + " argument"));
    }
  }
}
