package dev.navarch.apiextensions.cel;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.ast.CelExpr.ExprKind.Kind;
import dev.cel.common.types.CelKind;
import dev.cel.common.types.CelType;
import dev.cel.common.types.OptionalType;
import dev.cel.common.types.SimpleType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the most that an expression can cost, from the limits that the schema sets on texts,
 * lists and maps. A definition is refused for its estimate, so it has to be the one that Kubernetes
 * makes: a step of fixed size costs one, reading a text a tenth of one for each character, a loop
 * its body as often as the list can have items.
 *
 * <p>Sizes come from what is written down, from the schema where an expression is a path into it,
 * and from the sizes of what an expression was made of; in this order.
 */
final class CostEstimator {
  private static final double CHARACTER = 0.1;
  private static final double REGEX_CHARACTER = 0.25;
  private static final double NAMED_FORMAT_REGEX = 128;
  private static final Range CREATE_LIST = Range.exactly(10);
  private static final Range CREATE_MAP = Range.exactly(30);
  private static final Range CREATE_OBJECT = Range.exactly(40);
  private static final Range ADDRESS_BYTES = new Range(4, 16);
  private static final SchemaType KEY = SchemaType.simple(SimpleType.STRING, 2, 0);

  /** The sizes of keys and of values in a list or map that an expression makes. */
  private record Entries(Range key, Range value) {
    Entries or(Entries other) {
      return new Entries(key.or(other.key), value.or(other.value));
    }
  }

  /** A variable of a loop. */
  private record Local(
      @Nullable SchemaType declared, @Nullable Range size, @Nullable Entries entries) {}

  /** What a call costs beside its arguments, and how large its result is. */
  private record CallEstimate(Range cost, @Nullable Range size) {
    static CallEstimate of(Range cost) {
      return new CallEstimate(cost, null);
    }
  }

  private final CelAbstractSyntaxTree ast;
  private final Map<String, SchemaType> variables;
  private final Map<Long, SchemaType> declared = new HashMap<>();
  private final Map<Long, Range> sizes = new HashMap<>();
  private final Map<Long, Entries> entries = new HashMap<>();
  private final Deque<Map<String, Local>> scopes = new ArrayDeque<>();

  private CostEstimator(CelAbstractSyntaxTree ast, Map<String, SchemaType> variables) {
    this.ast = ast;
    this.variables = variables;
  }

  /** The most that a checked expression can cost over variables of the given types. */
  static long maxCost(CelAbstractSyntaxTree ast, Map<String, SchemaType> variables) {
    return new CostEstimator(ast, variables).cost(ast.getExpr()).max();
  }

  private Range cost(CelExpr expr) {
    return switch (expr.exprKind().getKind()) {
      case CONSTANT, NOT_SET -> Range.ZERO;
      case IDENT -> ident(expr);
      case SELECT -> select(expr, expr.select());
      case CALL -> call(expr, expr.call());
      case LIST -> list(expr);
      case MAP -> map(expr);
      case STRUCT -> CREATE_OBJECT;
      case COMPREHENSION -> loop(expr, expr.comprehension());
    };
  }

  private Range ident(CelExpr expr) {
    Local local = local(expr.ident().name());
    SchemaType type = local != null ? local.declared() : variables.get(expr.ident().name());
    if (type != null) {
      declared.put(expr.id(), type);
    }
    return Range.ONE;
  }

  private @Nullable Local local(String name) {
    for (Map<String, Local> scope : scopes) {
      Local local = scope.get(name);
      if (local != null) {
        return local;
      }
    }
    return null;
  }

  private Range select(CelExpr expr, CelExpr.CelSelect select) {
    Range operand = cost(select.operand());
    if (select.testOnly()) {
      return operand;
    }
    SchemaType object = declared.get(select.operand().id());
    SchemaType field = object == null ? null : object.fields().get(select.field());
    if (field != null) {
      declared.put(expr.id(), field);
    }
    CelKind kind = type(select.operand()).kind();
    boolean counts = kind == CelKind.MAP || kind == CelKind.STRUCT || kind == CelKind.TYPE_PARAM;
    return counts ? operand.plus(Range.ONE) : operand;
  }

  private Range list(CelExpr expr) {
    Range sum = CREATE_LIST;
    @Nullable Range item = null;
    for (CelExpr element : expr.list().elements()) {
      sum = sum.plus(cost(element));
      Range size = sizeOrUnknown(element);
      item = item == null ? size : item.or(size);
    }
    entries.put(expr.id(), new Entries(Range.ONE, item == null ? Range.ZERO : item));
    return sum;
  }

  private Range map(CelExpr expr) {
    Range sum = CREATE_MAP;
    @Nullable Entries all = null;
    for (CelExpr.CelMap.Entry entry : expr.map().entries()) {
      sum = sum.plus(cost(entry.key())).plus(cost(entry.value()));
      Entries one = new Entries(sizeOrUnknown(entry.key()), sizeOrUnknown(entry.value()));
      all = all == null ? one : all.or(one);
    }
    entries.put(expr.id(), all == null ? new Entries(Range.ZERO, Range.ZERO) : all);
    return sum;
  }

  private Range loop(CelExpr expr, CelExpr.CelComprehension loop) {
    Range sum = cost(loop.iterRange()).plus(cost(loop.accuInit()));
    Local result =
        new Local(
            declared.get(loop.accuInit().id()), size(loop.accuInit()), entriesOf(loop.accuInit()));
    scopes.push(Map.of(loop.accuVar(), result));
    scopes.push(iterationVariables(loop));
    Range body = cost(loop.loopCondition()).plus(cost(loop.loopStep()));
    scopes.pop();
    sum = sum.plus(cost(loop.result()));
    scopes.pop();
    Range count = sizeOrUnknown(loop.iterRange());
    Kind start = loop.accuInit().exprKind().getKind();
    if (start == Kind.CONSTANT) {
      putSize(expr, size(loop.accuInit()));
    } else if (start == Kind.LIST || start == Kind.MAP) {
      putSize(expr, count);
      putEntries(expr, entriesOf(loop.loopStep()));
    }
    return sum.plus(count.times(body));
  }

  private Map<String, Local> iterationVariables(CelExpr.CelComprehension loop) {
    CelExpr range = loop.iterRange();
    boolean list = type(range).kind() == CelKind.LIST;
    SchemaType container = declared.get(range.id());
    SchemaType element = container == null ? null : container.element();
    Entries made = entriesOf(range);
    Local value = new Local(element, made == null ? null : made.value(), null);
    Local key =
        new Local(list || element == null ? null : KEY, made == null ? null : made.key(), null);
    return loop.iterVar2().isEmpty()
        ? Map.of(loop.iterVar(), list ? value : key)
        : Map.of(loop.iterVar(), key, loop.iterVar2(), value);
  }

  private Range call(CelExpr expr, CelExpr.CelCall call) {
    List<CelExpr> args = call.args();
    if (call.function().equals("dyn")) {
      Range argument = cost(args.get(0));
      putSize(expr, size(args.get(0)));
      putEntries(expr, entriesOf(args.get(0)));
      return argument.plus(Range.ONE);
    }
    Range[] costs = new Range[args.size()];
    Range sum = Range.ZERO;
    for (int i = 0; i < costs.length; i++) {
      costs[i] = cost(args.get(i));
      sum = sum.plus(costs[i]);
    }
    @Nullable CelExpr target =
        call.target().filter(t -> ast.getType(t.id()).isPresent()).orElse(null);
    Range targetCost = target == null ? Range.ZERO : cost(target);
    List<String> overloads =
        ast.getReference(expr.id())
            .map(reference -> (List<String>) reference.overloadIds())
            .orElse(List.of());
    @Nullable Range most = null;
    for (String overload : overloads) {
      Range one;
      switch (overload) {
        case "logical_or", "logical_and" -> one = new Range(costs[0].min(), sum.max());
        case "conditional" -> one = conditional(expr, args, costs);
        default -> {
          CallEstimate estimate = estimate(call.function(), overload, target, args, expr);
          one = estimate.cost().plus(sum);
          putSize(expr, estimate.size());
        }
      }
      most = most == null ? one : most.or(one);
      indexed(expr, overload, args);
    }
    return most == null ? Range.ZERO : targetCost.plus(most);
  }

  private Range conditional(CelExpr expr, List<CelExpr> args, Range[] costs) {
    putSize(expr, sizeOrUnknown(args.get(1)).or(sizeOrUnknown(args.get(2))));
    Entries first = entriesOf(args.get(1));
    Entries second = entriesOf(args.get(2));
    putEntries(expr, first == null || second == null ? null : first.or(second));
    return costs[0].plus(costs[1].or(costs[2]));
  }

  private void indexed(CelExpr expr, String overload, List<CelExpr> args) {
    if (overload.equals("index_list") || overload.equals("index_map")) {
      SchemaType container = declared.get(args.get(0).id());
      if (container != null && container.element() != null) {
        declared.put(expr.id(), container.element());
      }
      Entries made = entriesOf(args.get(0));
      putSize(expr, made == null ? null : made.value());
    }
  }

  private CallEstimate estimate(
      String function,
      String overload,
      @Nullable CelExpr target,
      List<CelExpr> args,
      CelExpr expr) {
    if (target != null) {
      CallEstimate member = member(function, overload, target, args);
      if (member != null) {
        return member;
      }
    }
    return switch (overload) {
      case "string_to_url" -> {
        Range size = sizeOrUnknown(args.get(0));
        yield new CallEstimate(size.times(CHARACTER), size);
      }
      case "string_to_bytes" -> {
        Range size = sizeOrUnknown(args.get(0));
        yield new CallEstimate(
            size.times(CHARACTER), new Range(size.min(), Range.multiply(size.max(), 4)));
      }
      case "bytes_to_string" -> {
        Range size = sizeOrUnknown(args.get(0));
        yield new CallEstimate(size.times(CHARACTER), new Range(size.min() / 4, size.max()));
      }
      case "strings_quote" -> {
        Range size = sizeOrUnknown(args.get(0));
        yield new CallEstimate(size.times(CHARACTER), size.plus(size).plus(Range.exactly(2)));
      }
      case "in_list" -> CallEstimate.of(sizeOrUnknown(args.get(1)));
      case "matches" ->
          CallEstimate.of(regex(sizeOrUnknown(args.get(0)), sizeOrUnknown(args.get(1))));
      case "add_string", "add_bytes", "add_list" -> concatenation(overload, args, expr);
      case "equals",
          "not_equals",
          "less_string",
          "less_equals_string",
          "greater_string",
          "greater_equals_string",
          "less_bytes",
          "less_equals_bytes",
          "greater_bytes",
          "greater_equals_bytes" ->
          comparison(args);
      default -> CallEstimate.of(Range.ONE);
    };
  }

  private CallEstimate concatenation(String overload, List<CelExpr> args, CelExpr expr) {
    Range size = sizeOrUnknown(args.get(0)).plus(sizeOrUnknown(args.get(1)));
    Entries left = entriesOf(args.get(0));
    Entries right = entriesOf(args.get(1));
    putEntries(expr, left == null || right == null ? null : left.or(right));
    return new CallEstimate(overload.equals("add_list") ? Range.ONE : size.times(CHARACTER), size);
  }

  private CallEstimate comparison(List<CelExpr> args) {
    CelType type = type(args.get(0));
    if (type.kind() == CelKind.OPAQUE && !type.name().equals(OptionalType.NAME)) {
      return CallEstimate.of(Range.ONE);
    }
    long smaller = Math.min(sizeOrUnknown(args.get(0)).max(), sizeOrUnknown(args.get(1)).max());
    return CallEstimate.of(new Range(smaller > 0 ? 1 : 0, smaller).times(CHARACTER));
  }

  private @Nullable CallEstimate member(
      String function, String overload, CelExpr target, List<CelExpr> args) {
    Range size = sizeOrUnknown(target);
    return switch (function) {
      case "isSorted", "sum", "max", "min", "indexOf", "lastIndexOf" -> traversal(target, size);
      case "lowerAscii", "upperAscii", "substring", "trim" ->
          new CallEstimate(size.times(CHARACTER), size);
      case "replace" ->
          new CallEstimate(
              size.times(2 * CHARACTER),
              replaced(size, sizeOrUnknown(args.get(0)), sizeOrUnknown(args.get(1))));
      case "split" -> new CallEstimate(size.times(2 * CHARACTER), new Range(0, parts(size, args)));
      case "join" -> joined(target, size, args);
      case "find", "findAll" ->
          new CallEstimate(regex(size, sizeOrUnknown(args.get(0))), new Range(0, size.max()));
      case "matches" -> CallEstimate.of(regex(size, sizeOrUnknown(args.get(0))));
      case "startsWith", "endsWith" -> CallEstimate.of(sizeOrUnknown(args.get(0)).times(CHARACTER));
      case "contains" ->
          CallEstimate.of(size.times(CHARACTER).times(sizeOrUnknown(args.get(0)).times(CHARACTER)));
      case "format" -> CallEstimate.of(size.times(CHARACTER));
      case "validate" ->
          CallEstimate.of(
              sizeOrUnknown(args.get(0))
                  .times(CHARACTER)
                  .times(NAMED_FORMAT_REGEX * REGEX_CHARACTER));
      case "containsIP" -> {
        Range comparison = ADDRESS_BYTES.plus(ADDRESS_BYTES).times(CHARACTER);
        yield CallEstimate.of(
            overload.equals("cidr_contains_ip_string")
                ? comparison.plus(sizeOrUnknown(args.get(0)).times(CHARACTER))
                : comparison);
      }
      case "containsCIDR" -> {
        Range comparison =
            ADDRESS_BYTES
                .plus(ADDRESS_BYTES)
                .times(CHARACTER)
                .plus(ADDRESS_BYTES.times(CHARACTER))
                .plus(Range.ONE);
        yield CallEstimate.of(
            overload.equals("cidr_contains_cidr_string")
                ? comparison.plus(sizeOrUnknown(args.get(0)).times(CHARACTER))
                : comparison);
      }
      default -> null;
    };
  }

  /** Each element costs one, and texts and bytes as much as reading them. */
  private CallEstimate traversal(CelExpr target, Range size) {
    CelType type = type(target);
    if (type.kind() != CelKind.LIST) {
      return CallEstimate.of(size.times(CHARACTER));
    }
    Range element = Range.ONE;
    CelKind kind = type.parameters().get(0).kind();
    if (kind == CelKind.STRING || kind == CelKind.BYTES) {
      element = element.plus(elementSize(target).times(CHARACTER));
    }
    return CallEstimate.of(size.times(element));
  }

  private Range elementSize(CelExpr list) {
    SchemaType type = declared.get(list.id());
    SchemaType element = type == null ? null : type.element();
    return element == null ? Range.UNKNOWN : new Range(0, element.maxElements());
  }

  private static Range regex(Range text, Range regex) {
    return text.plus(Range.ONE).times(CHARACTER).times(regex.times(REGEX_CHARACTER));
  }

  private static long parts(Range size, List<CelExpr> args) {
    boolean limited =
        args.size() > 1
            && args.get(1).exprKind().getKind() == Kind.CONSTANT
            && args.get(1).constant().getKind() == CelConstant.Kind.INT64_VALUE
            && args.get(1).constant().int64Value() >= 0;
    return limited ? args.get(1).constant().int64Value() : size.max();
  }

  private CallEstimate joined(CelExpr target, Range count, List<CelExpr> args) {
    Range size = count.times(elementSize(target));
    if (!args.isEmpty()) {
      Range separators = new Range(Math.max(0, count.min() - 1), Math.max(0, count.max() - 1));
      size = size.plus(sizeOrUnknown(args.get(0)).times(separators));
    }
    return new CallEstimate(size.times(CHARACTER), size);
  }

  /** The shortest and the longest text that replacing can leave. */
  private static Range replaced(Range text, Range old, Range replacement) {
    long longest;
    if (old.min() == 0) {
      longest = Range.add(Range.multiply(Range.add(text.max(), 1), replacement.max()), text.max());
    } else if (replacement.max() <= old.min()) {
      longest = text.max();
    } else {
      longest =
          Range.multiply((long) Math.ceil((double) text.max() / old.min()), replacement.max());
    }
    long shortest;
    if (old.max() == 0) {
      shortest = Range.add(Range.multiply(Range.add(text.min(), 1), replacement.min()), text.min());
    } else if (old.max() <= replacement.min()) {
      shortest = text.min();
    } else {
      shortest =
          Range.multiply((long) Math.ceil((double) text.min() / old.max()), replacement.min());
    }
    return new Range(shortest, longest);
  }

  private CelType type(CelExpr expr) {
    return ast.getType(expr.id()).orElse(SimpleType.DYN);
  }

  private void putSize(CelExpr expr, @Nullable Range size) {
    if (size != null) {
      sizes.merge(expr.id(), size, Range::or);
    }
  }

  private void putEntries(CelExpr expr, @Nullable Entries made) {
    if (made != null) {
      entries.put(expr.id(), made);
    }
  }

  private @Nullable Entries entriesOf(CelExpr expr) {
    Entries made = entries.get(expr.id());
    if (made == null && expr.exprKind().getKind() == Kind.IDENT) {
      Local local = local(expr.ident().name());
      return local == null ? null : local.entries();
    }
    return made;
  }

  private Range sizeOrUnknown(CelExpr expr) {
    Range size = size(expr);
    return size == null ? Range.UNKNOWN : size;
  }

  private @Nullable Range size(CelExpr expr) {
    Range known = sizes.get(expr.id());
    if (known == null) {
      known = literalSize(expr);
    }
    SchemaType path = declared.get(expr.id());
    if (known == null && path != null) {
      known = new Range(0, path.maxElements());
    }
    if (known == null && isScalar(type(expr))) {
      known = Range.ONE;
    }
    if (known == null && expr.exprKind().getKind() == Kind.IDENT) {
      Local local = local(expr.ident().name());
      known = local == null ? null : local.size();
    }
    return known;
  }

  private static @Nullable Range literalSize(CelExpr expr) {
    return switch (expr.exprKind().getKind()) {
      case CONSTANT ->
          switch (expr.constant().getKind()) {
            case STRING_VALUE -> {
              String text = expr.constant().stringValue();
              yield Range.exactly(text.codePointCount(0, text.length()));
            }
            case BYTES_VALUE -> Range.exactly(expr.constant().bytesValue().size());
            default -> Range.ONE;
          };
      case LIST -> Range.exactly(expr.list().elements().size());
      case MAP -> Range.exactly(expr.map().entries().size());
      default -> null;
    };
  }

  private static boolean isScalar(CelType type) {
    return switch (type.kind()) {
      case BOOL, DOUBLE, DURATION, INT, TIMESTAMP, UINT -> true;
      case OPAQUE -> type.name().equals(OptionalType.NAME) && isScalar(type.parameters().get(0));
      default -> false;
    };
  }
}
