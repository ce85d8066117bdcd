package dev.navarch.apiextensions.cel;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.ast.CelReference;
import dev.cel.common.types.CelKind;
import dev.navarch.apiextensions.cel.eval.Node;
import dev.navarch.apiextensions.cel.eval.Nodes;
import dev.navarch.apiextensions.cel.eval.NullValue;
import dev.navarch.apiextensions.cel.eval.Program;
import dev.navarch.apiextensions.cel.eval.Values;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns a checked tree into a program that needs nothing of the checker any more. */
final class Planner {
  private static final Set<String> TYPES =
      Set.of(
          "bool", "bytes", "double", "int", "list", "map", "null_type", "string", "type", "uint");

  private final CelAbstractSyntaxTree ast;
  private final Map<String, Integer> variables = new HashMap<>();
  private final Deque<Map<String, Integer>> scopes = new ArrayDeque<>();
  private int slots;

  private Planner(CelAbstractSyntaxTree ast) {
    this.ast = ast;
  }

  /**
   * @throws UnsupportedOperationException for what cannot be evaluated, with a message that says so
   */
  static Program plan(CelAbstractSyntaxTree ast) {
    Planner planner = new Planner(ast);
    Node root = planner.node(ast.getExpr());
    return new Program(root, planner.variables, planner.slots);
  }

  private Node node(CelExpr expr) {
    return switch (expr.exprKind().getKind()) {
      case CONSTANT -> Nodes.constant(value(expr.constant()));
      case IDENT -> name(expr, expr.ident().name());
      case SELECT -> select(expr);
      case CALL -> call(expr, expr.call());
      case LIST ->
          Nodes.list(nodes(expr.list().elements()), List.copyOf(expr.list().optionalIndices()));
      case MAP -> map(expr.map());
      case COMPREHENSION -> loop(expr.comprehension());
      case STRUCT ->
          throw new UnsupportedOperationException(
              "undeclared reference to '" + expr.struct().messageName() + "' (in container '')");
      case NOT_SET -> throw new UnsupportedOperationException("unexpected empty expression");
    };
  }

  private List<Node> nodes(List<CelExpr> exprs) {
    List<Node> nodes = new ArrayList<>(exprs.size());
    exprs.forEach(expr -> nodes.add(node(expr)));
    return nodes;
  }

  private static Object value(CelConstant constant) {
    return switch (constant.getKind()) {
      case BOOLEAN_VALUE -> constant.booleanValue();
      case INT64_VALUE -> constant.int64Value();
      case UINT64_VALUE -> Values.unsigned(constant.uint64Value().longValue());
      case DOUBLE_VALUE -> constant.doubleValue();
      case STRING_VALUE -> constant.stringValue();
      case BYTES_VALUE -> Values.bytes(constant.bytesValue().toByteArray());
      case NULL_VALUE -> NullValue.NULL;
      default -> throw new UnsupportedOperationException("unexpected constant");
    };
  }

  private Node select(CelExpr expr) {
    String qualified = referredName(expr);
    if (qualified != null) {
      return name(expr, qualified);
    }
    CelExpr.CelSelect select = expr.select();
    Node operand = node(select.operand());
    return select.testOnly()
        ? Nodes.has(operand, select.field())
        : Nodes.select(operand, select.field());
  }

  /** The name that the checker found for the whole of an expression, such as a qualified type. */
  private @Nullable String referredName(CelExpr expr) {
    CelReference reference = ast.getReferenceMap().get(expr.id());
    return reference == null || reference.name().isEmpty() ? null : reference.name();
  }

  private Node name(CelExpr expr, String name) {
    for (Map<String, Integer> scope : scopes) {
      Integer slot = scope.get(name);
      if (slot != null) {
        return Nodes.variable(name, slot);
      }
    }
    boolean isType = ast.getType(expr.id()).map(type -> type.kind() == CelKind.TYPE).orElse(false);
    if (isType && (TYPES.contains(name) || name.indexOf('.') >= 0)) {
      return Nodes.constant(Values.type(name));
    }
    return Nodes.variable(name, variables.computeIfAbsent(name, n -> slots++));
  }

  private Node call(CelExpr expr, CelExpr.CelCall call) {
    List<CelExpr> args = new ArrayList<>();
    call.target().ifPresent(args::add);
    args.addAll(call.args());
    String overload = overload(expr);
    String function = call.function();
    // a call such as sets.contains(...) is parsed as a call on a variable named sets
    if (call.target().isPresent() && isNamespace(call.target().get())) {
      function = qualified(call.target().get()) + "." + function;
      args.remove(0);
    }
    return switch (function) {
      case "_&&_" -> Nodes.logical(node(args.get(0)), node(args.get(1)), false);
      case "_||_" -> Nodes.logical(node(args.get(0)), node(args.get(1)), true);
      case "_?_:_" -> Nodes.conditional(node(args.get(0)), node(args.get(1)), node(args.get(2)));
      case "@not_strictly_false", "__not_strictly_false__" ->
          Nodes.notStrictlyFalse(node(args.get(0)));
      case "or" -> Nodes.orElse(node(args.get(0)), node(args.get(1)), false);
      case "orValue" -> Nodes.orElse(node(args.get(0)), node(args.get(1)), true);
      case "sum" -> Nodes.call(sum(overload), overload, nodes(args));
      default -> {
        if (!Nodes.hasFunction(function)) {
          throw new UnsupportedOperationException(
              "undeclared reference to '" + function + "' (in container '')");
        }
        yield Nodes.call(function, overload, nodes(args));
      }
    };
  }

  private String overload(CelExpr expr) {
    CelReference reference = ast.getReferenceMap().get(expr.id());
    return reference != null && reference.overloadIds().size() == 1
        ? reference.overloadIds().get(0)
        : "";
  }

  /** An empty list has no element that would tell the type of its sum; the overload does. */
  private static String sum(String overload) {
    return switch (overload) {
      case "list_uint_sum_uint" -> "sum.uint";
      case "list_double_sum_double" -> "sum.double";
      case "list_duration_sum_duration" -> "sum.duration";
      default -> "sum";
    };
  }

  /** Whether the target of a call is no value but a part of the function's name. */
  private boolean isNamespace(CelExpr target) {
    return qualified(target) != null && ast.getType(target.id()).isEmpty();
  }

  private static @Nullable String qualified(CelExpr expr) {
    return switch (expr.exprKind().getKind()) {
      case IDENT -> expr.ident().name();
      case SELECT -> {
        String operand = expr.select().testOnly() ? null : qualified(expr.select().operand());
        yield operand == null ? null : operand + "." + expr.select().field();
      }
      default -> null;
    };
  }

  private Node map(CelExpr.CelMap map) {
    List<Nodes.Entry> entries = new ArrayList<>();
    for (CelExpr.CelMap.Entry entry : map.entries()) {
      entries.add(new Nodes.Entry(node(entry.key()), node(entry.value()), entry.optionalEntry()));
    }
    return Nodes.map(entries);
  }

  private Node loop(CelExpr.CelComprehension loop) {
    Node range = node(loop.iterRange());
    Node start = node(loop.accuInit());
    int first = slots++;
    int second = loop.iterVar2().isEmpty() ? -1 : slots++;
    int result = slots++;
    scopes.push(Map.of(loop.accuVar(), result));
    Node end = node(loop.result());
    Map<String, Integer> inner = new HashMap<>();
    inner.put(loop.iterVar(), first);
    if (second >= 0) {
      inner.put(loop.iterVar2(), second);
    }
    scopes.push(inner);
    Node goesOn = node(loop.loopCondition());
    Node step = node(loop.loopStep());
    scopes.pop();
    scopes.pop();
    return Nodes.loop(new Nodes.Loop(range, first, second, result, start, goesOn, step, end));
  }
}
