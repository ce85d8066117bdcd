package dev.navarch.apiextensions.cel.eval;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes the steps of expressions. Each charges what it costs when it is done. */
public final class Nodes {
  private static final int CREATE_LIST_COST = 10;
  private static final int CREATE_MAP_COST = 30;

  private Nodes() {}

  static Library.Function function(String name) {
    Library.Function function = Library.find(name);
    if (function == null) {
      throw new IllegalArgumentException("unknown function " + name);
    }
    return function;
  }

  /** Whether there is a function of this name. */
  public static boolean hasFunction(String name) {
    return Library.find(name) != null;
  }

  public static Node constant(Object value) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        return value;
      }
    };
  }

  /** A variable; what is missing in its slot is a failure that names it. */
  public static Node variable(String name, int slot) {
    EvalError missing = new EvalError("no such attribute(s): " + name);
    return new Node() {
      @Override
      Object eval(Frame frame) {
        frame.charge(1);
        Object value = frame.slots[slot];
        return value == null ? missing : value;
      }
    };
  }

  /** A field of an object, or the value at a text key of a map. */
  public static Node select(Node operand, String field) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        Object value = operand.eval(frame);
        frame.charge(1);
        return switch (value) {
          case EvalError error -> error;
          case MapValue map -> Containers.at(map, field);
          case OptionalValue optional -> Optionals.select(optional, field);
          default -> EvalError.noSuchKey(field);
        };
      }
    };
  }

  /** Whether a field is there. Asking costs nothing beyond the object. */
  public static Node has(Node operand, String field) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        return switch (operand.eval(frame)) {
          case EvalError error -> error;
          case MapValue map -> map.find(field) != null;
          case OptionalValue optional ->
              Optionals.select(optional, field) instanceof OptionalValue found
                  && found.value() != null;
          default -> EvalError.noSuchKey(field);
        };
      }
    };
  }

  /** {@code &&} and {@code ||}: one side that decides makes the other's failure not matter. */
  public static Node logical(Node left, Node right, boolean decisive) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        Object first = left.eval(frame);
        if (first instanceof Boolean value && value == decisive) {
          return decisive;
        }
        Object second = right.eval(frame);
        if (second instanceof Boolean value && (value == decisive || first instanceof Boolean)) {
          return value;
        }
        if (first instanceof EvalError) {
          return first;
        }
        return second instanceof EvalError ? second : EvalError.NO_SUCH_OVERLOAD;
      }
    };
  }

  public static Node conditional(Node condition, Node ifTrue, Node ifFalse) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        return switch (condition.eval(frame)) {
          case Boolean holds -> (holds ? ifTrue : ifFalse).eval(frame);
          case EvalError error -> error;
          default -> EvalError.NO_SUCH_OVERLOAD;
        };
      }
    };
  }

  /** True for everything but false: a loop goes on after a failure that may yet not matter. */
  public static Node notStrictlyFalse(Node operand) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        Object value = operand.eval(frame);
        frame.charge(1);
        return !Boolean.FALSE.equals(value);
      }
    };
  }

  /** {@code optional.or(x)} and {@code orValue(x)}, which look at x only when they need it. */
  public static Node orElse(Node optional, Node other, boolean unwrap) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        Object first = optional.eval(frame);
        frame.charge(1);
        if (!(first instanceof OptionalValue present)) {
          return first instanceof EvalError ? first : EvalError.NO_SUCH_OVERLOAD;
        }
        Object value = present.value();
        if (value == null) {
          return other.eval(frame);
        }
        return unwrap ? value : present;
      }
    };
  }

  /**
   * A call of a function.
   *
   * @param overload the name of the overload where the checker found one alone, otherwise empty
   */
  public static Node call(String name, String overload, List<Node> arguments) {
    Library.Function function = function(name);
    Node[] nodes = arguments.toArray(Node[]::new);
    return new Node() {
      @Override
      Object eval(Frame frame) {
        Object[] values = new Object[nodes.length];
        for (int i = 0; i < nodes.length; i++) {
          values[i] = nodes[i].eval(frame);
        }
        frame.charge(CallCost.of(name, overload, values));
        return function.call(values);
      }
    };
  }

  /** A list; elements at the given places are optional and left out where they are missing. */
  public static Node list(List<Node> elements, List<Integer> optional) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        List<Object> values = new ArrayList<>(elements.size());
        for (int i = 0; i < elements.size(); i++) {
          Object value = elements.get(i).eval(frame);
          if (value instanceof EvalError) {
            return value;
          }
          if (!optional.contains(i)) {
            values.add(value);
          } else if (value instanceof OptionalValue maybe && maybe.value() != null) {
            values.add(maybe.value());
          }
        }
        frame.charge(CREATE_LIST_COST);
        return ListValue.of(values);
      }
    };
  }

  /** One entry of a map that is written down. */
  public record Entry(Node key, Node value, boolean optional) {}

  public static Node map(List<Entry> entries) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        Map<Object, Object> values = new LinkedHashMap<>();
        for (Entry entry : entries) {
          Object key = entry.key().eval(frame);
          Object value = entry.value().eval(frame);
          if (key instanceof EvalError || value instanceof EvalError) {
            return key instanceof EvalError ? key : value;
          }
          @Nullable Object kept =
              entry.optional()
                  ? (value instanceof OptionalValue maybe ? maybe.value() : null)
                  : value;
          if (kept != null && values.put(Equality.key(key), kept) != null) {
            return new EvalError("Failed with repeated key: " + Values.show(key));
          }
        }
        frame.charge(CREATE_MAP_COST);
        return MapValue.of(values);
      }
    };
  }

  /**
   * The slots and steps of a loop over a list or over the keys of a map.
   *
   * @param second the slot of the second variable, negative where there is none. With two variables
   *     the first one is the index or the key
   */
  public record Loop(
      Node range,
      int first,
      int second,
      int result,
      Node start,
      Node goesOn,
      Node step,
      Node end) {}

  public static Node loop(Loop loop) {
    return new Node() {
      @Override
      Object eval(Frame frame) {
        Object range = loop.range().eval(frame);
        if (range instanceof EvalError) {
          return range;
        }
        Iterator<Object> keys =
            switch (range) {
              case MapValue map -> map.keys().iterator();
              case ListValue list -> list.iterator();
              default -> Collections.emptyIterator();
            };
        if (!(range instanceof MapValue) && !(range instanceof ListValue)) {
          return EvalError.NO_SUCH_OVERLOAD;
        }
        frame.slots[loop.result()] = loop.start().eval(frame);
        long index = 0;
        while (keys.hasNext()) {
          Object next = keys.next();
          if (loop.second() < 0) {
            frame.slots[loop.first()] = next;
          } else {
            frame.slots[loop.first()] = range instanceof MapValue ? next : (Object) index++;
            frame.slots[loop.second()] = range instanceof MapValue map ? map.find(next) : next;
          }
          if (!Boolean.TRUE.equals(loop.goesOn().eval(frame))) {
            break;
          }
          frame.slots[loop.result()] = loop.step().eval(frame);
        }
        return loop.end().eval(frame);
      }
    };
  }
}
