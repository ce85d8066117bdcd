package dev.navarch.apiextensions.cel.eval;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A list. Its kind decides what equality and concatenation mean. */
public abstract class ListValue implements Iterable<Object> {
  static final ListValue EMPTY = of(List.of());

  /** A list in which position counts. It shows later changes of the elements; make none. */
  public static ListValue of(List<Object> elements) {
    return new Plain(elements, false);
  }

  public abstract int size();

  /** The element at a position between zero and the size; a failure if its data is malformed. */
  public abstract Object get(int index);

  /** This list with another one behind it. */
  public Object plus(ListValue other) {
    List<Object> sum = new ArrayList<>(size() + other.size());
    forEach(sum::add);
    other.forEach(sum::add);
    return new Plain(sum, true);
  }

  /** Whether {@link #plus} does not have to copy this list. */
  boolean growsInPlace() {
    return false;
  }

  /** Whether the lists are equal, as a boolean or a failure. */
  public Object sameAs(ListValue other) {
    if (size() != other.size()) {
      return false;
    }
    for (int i = 0; i < size(); i++) {
      Object same = Equality.equal(get(i), other.get(i));
      if (!Boolean.TRUE.equals(same)) {
        return same;
      }
    }
    return true;
  }

  /** Whether an element equals the value, as a boolean or a failure. */
  Object contains(Object value) {
    Object verdict = false;
    for (Object element : this) {
      Object same = Equality.equal(element, value);
      if (Boolean.TRUE.equals(same)) {
        return true;
      }
      if (same instanceof EvalError && Boolean.FALSE.equals(verdict)) {
        verdict = same;
      }
    }
    return verdict;
  }

  @Override
  public Iterator<Object> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < size();
      }

      @Override
      public Object next() {
        return get(next++);
      }
    };
  }

  /**
   * The first elements of an array. Loops make lists by adding to one over and over; a list that
   * was made by adding shares its array with what it becomes, as long as nothing else was added to
   * it.
   */
  private static final class Plain extends ListValue {
    private final List<Object> elements;
    private final int size;
    private final boolean growable;

    Plain(List<Object> elements, boolean growable) {
      this.elements = elements;
      this.size = elements.size();
      this.growable = growable;
    }

    @Override
    boolean growsInPlace() {
      return growable && elements.size() == size;
    }

    @Override
    public Object plus(ListValue other) {
      if (!growsInPlace()) {
        return super.plus(other);
      }
      int count = other.size();
      for (int i = 0; i < count; i++) {
        elements.add(other.get(i));
      }
      return new Plain(elements, true);
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public Object get(int index) {
      return elements.get(index);
    }
  }
}
