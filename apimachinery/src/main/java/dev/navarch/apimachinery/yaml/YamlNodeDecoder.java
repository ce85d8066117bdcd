package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.wire.DecodeException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns nodes into a JSON tree: resolves scalars, writes aliases and merges out, makes keys texts.
 *
 * <p>A merge takes effect where it stands: keys behind it replace what it brought, and it replaces
 * keys before it. So do Kubernetes' readers, whatever the YAML specification says.
 */
final class YamlNodeDecoder {
  /** How many keys that are set twice a strict reader names. */
  private static final int MAX_ERRORS = 100;

  private final boolean strict;
  private final boolean keepUnsigned;
  private final List<String> errors = new ArrayList<>();
  private final AliasBudget budget = new AliasBudget();
  private final Set<YamlNode> openAliases = Collections.newSetFromMap(new IdentityHashMap<>());
  private int depth;

  /**
   * With {@code keepUnsigned} whole numbers from 2^63 to 2^64 stay exact, as {@link BigInteger}.
   */
  YamlNodeDecoder(boolean strict, boolean keepUnsigned) {
    this.strict = strict;
    this.keepUnsigned = keepUnsigned;
  }

  @Nullable Object decode(YamlNode root) {
    @Nullable Object tree = value(root);
    if (!errors.isEmpty()) {
      throw new DecodeException("yaml: unmarshal errors:\n  " + String.join("\n  ", errors));
    }
    return tree;
  }

  /**
   * The methods that call each other for every level are kept small: so is what they need of the
   * stack.
   */
  private @Nullable Object value(YamlNode node) {
    budget.count(node.line());
    if (node instanceof YamlNode.Mapping mapping) {
      return map(mapping);
    }
    if (node instanceof YamlNode.Sequence sequence) {
      return list(sequence);
    }
    if (node instanceof YamlNode.Alias alias) {
      enter(alias);
      @Nullable Object value = value(alias.target());
      leave(alias);
      return value;
    }
    YamlNode.Scalar scalar = (YamlNode.Scalar) node;
    return jsonNumber(resolve(scalar), scalar.line());
  }

  private List<@Nullable Object> list(YamlNode.Sequence sequence) {
    deeper(sequence);
    List<@Nullable Object> items = new ArrayList<>(sequence.items().size());
    for (YamlNode item : sequence.items()) {
      items.add(value(item));
    }
    depth--;
    return Collections.unmodifiableList(items);
  }

  private StringMap<@Nullable Object> map(YamlNode.Mapping mapping) {
    Map<Object, @Nullable Object> entries = new LinkedHashMap<>();
    fill(mapping, entries);
    return toStringMap(entries);
  }

  private void deeper(YamlNode node) {
    if (++depth > YamlReader.MAX_DEPTH) {
      throw YamlComposer.tooDeep(node.line());
    }
  }

  // ---- aliases

  private void enter(YamlNode.Alias alias) {
    if (!openAliases.add(alias)) {
      throw YamlProblem.at(alias.line(), "anchor '" + alias.name() + "' value contains itself");
    }
    budget.enterAlias();
  }

  private void leave(YamlNode.Alias alias) {
    budget.leaveAlias();
    openAliases.remove(alias);
  }

  // ---- maps

  private void fill(YamlNode.Mapping mapping, Map<Object, @Nullable Object> entries) {
    deeper(mapping);
    for (int i = 0; i < mapping.entries().size(); i += 2) {
      YamlNode value = mapping.entries().get(i + 1);
      if (mapping.entries().get(i) instanceof YamlNode.Scalar key && key.isMerge()) {
        merge(value, entries);
      } else {
        put(entries, key(mapping.entries().get(i)), value(value), value.line());
      }
    }
    depth--;
  }

  private void put(
      Map<Object, @Nullable Object> entries, Object key, @Nullable Object value, int line) {
    if (!strict || !entries.containsKey(key)) {
      entries.put(key, value);
    } else if (errors.size() < MAX_ERRORS) {
      errors.add("line " + line + ": key " + GoSyntax.of(key) + " already set in map");
    }
  }

  /** A key in its own type, because a strict reader tells 1 from "1". */
  private Object key(YamlNode node) {
    budget.count(node.line());
    switch (node) {
      case YamlNode.Scalar scalar -> {
        @Nullable Object key = resolve(scalar);
        if (key == null || key instanceof BigInteger) {
          String type = key == null ? "null" : "uint64";
          throw YamlProblem.at(node.line(), "unsupported map key of type: " + type);
        }
        return key;
      }
      case YamlNode.Alias alias -> {
        enter(alias);
        Object key = key(alias.target());
        leave(alias);
        return key;
      }
      case YamlNode.Sequence sequence -> throw invalidKey(sequence);
      case YamlNode.Mapping mapping -> throw invalidKey(mapping);
    }
  }

  private DecodeException invalidKey(YamlNode node) {
    return YamlProblem.at(node.line(), "invalid map key: " + GoSyntax.of(value(node)));
  }

  private void merge(YamlNode node, Map<Object, @Nullable Object> entries) {
    if (node instanceof YamlNode.Sequence sequence) {
      for (YamlNode item : sequence.items().reversed()) { // earlier ones take precedence
        mergeOne(item, entries);
      }
    } else {
      mergeOne(node, entries);
    }
  }

  private void mergeOne(YamlNode node, Map<Object, @Nullable Object> entries) {
    budget.count(node.line());
    switch (node) {
      case YamlNode.Mapping mapping -> fill(mapping, entries);
      case YamlNode.Alias alias when alias.target() instanceof YamlNode.Mapping mapping -> {
        enter(alias);
        budget.count(mapping.line());
        fill(mapping, entries);
        leave(alias);
      }
      default ->
          throw YamlProblem.at(
              node.line(), "map merge requires map or sequence of maps as the value");
    }
  }

  private static StringMap<@Nullable Object> toStringMap(Map<Object, @Nullable Object> entries) {
    @Nullable Object[] flat = new @Nullable Object[entries.size() * 2];
    int i = 0;
    for (Map.Entry<Object, @Nullable Object> entry : entries.entrySet()) {
      flat[i++] =
          entry.getKey() instanceof Double d ? FloatText.ofKey(d) : entry.getKey().toString();
      flat[i++] = entry.getValue();
    }
    return StringMap.ofFlat(flat);
  }

  // ---- scalars

  private static @Nullable Object resolve(YamlNode.Scalar scalar) {
    String tag = scalar.tag();
    try {
      if (tag != null) {
        return ScalarResolver.resolve(tag, scalar.text());
      }
      return scalar.plain() ? ScalarResolver.resolve(scalar.text()) : scalar.text();
    } catch (IllegalArgumentException e) {
      throw YamlProblem.at(scalar.line(), String.valueOf(e.getMessage()));
    }
  }

  /** A scalar as it is after its way through JSON. */
  private @Nullable Object jsonNumber(@Nullable Object value, int line) {
    return switch (value) {
      case BigInteger number when !keepUnsigned -> number.doubleValue();
      case Double number when number.isNaN() || number.isInfinite() ->
          throw YamlProblem.at(
              line,
              "json: unsupported value: "
                  + (number.isNaN() ? "NaN" : number > 0 ? "+Inf" : "-Inf"));
      case Double number -> {
        BigInteger whole = FloatText.whole(number);
        yield whole != null && whole.bitLength() < 64 ? (Object) whole.longValue() : number;
      }
      case null, default -> value;
    };
  }
}
