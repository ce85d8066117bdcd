package dev.navarch.apimachinery.descriptor;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonCodec;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.proto.ProtoCodec;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything about one record type: its fields, how to take a value apart and put one together, and
 * its codecs. The generators write one subclass for each annotated record, named after it ({@code
 * PodDescriptor}) and with its only instance in the constant {@code INSTANCE}.
 *
 * <p>Loading a descriptor costs little: fields are described when somebody first asks for them.
 */
public abstract class TypeDescriptor<T> implements ObjectDescriptor, JsonCodec<T>, ProtoCodec<T> {
  private static final ClassValue<TypeDescriptor<?>> DESCRIPTORS =
      new ClassValue<>() {
        @Override
        protected TypeDescriptor<?> computeValue(Class<?> type) {
          return load(type);
        }
      };

  private final Class<T> type;
  private final String goName;
  private final boolean atomic;
  private volatile @Nullable Boolean ownJson;
  private volatile @Nullable List<FieldDescriptor> fields;
  private volatile @Nullable Map<String, FieldDescriptor> fieldsByName;

  /** Creates the descriptor of a record; {@code goName} is the name in Kubernetes' messages. */
  protected TypeDescriptor(Class<T> type, String goName, boolean atomic) {
    this.type = type;
    this.goName = goName;
    this.atomic = atomic;
  }

  /**
   * The descriptor of a record type.
   *
   * @throws IllegalArgumentException when the type has none
   */
  @SuppressWarnings("unchecked") // a descriptor is generated for exactly its type
  public static <T> TypeDescriptor<T> of(Class<T> type) {
    return (TypeDescriptor<T>) DESCRIPTORS.get(type);
  }

  /** The descriptor of a value's type. */
  @SuppressWarnings("unchecked") // a record's class is its type
  public static <T> TypeDescriptor<T> of(T value) {
    return (TypeDescriptor<T>) DESCRIPTORS.get(value.getClass());
  }

  private static TypeDescriptor<?> load(Class<?> type) {
    String name = type.getName().replace('$', '_') + "Descriptor";
    try {
      return (TypeDescriptor<?>)
          Class.forName(name, true, type.getClassLoader()).getField("INSTANCE").get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          type.getName() + " is not an API type: there is no " + name, e);
    }
  }

  /** The record type. */
  public final Class<T> type() {
    return type;
  }

  @Override
  public final String name() {
    return type.getSimpleName();
  }

  @Override
  public final String goName() {
    return goName;
  }

  @Override
  public final boolean atomic() {
    return atomic;
  }

  @Override
  public final boolean hasOwnJson() {
    Boolean known = ownJson;
    if (known == null) {
      known = declaresJson();
      ownJson = known;
    }
    return known;
  }

  private boolean declaresJson() {
    try {
      return type.getMethod("writeJson", JsonWriter.class).getDeclaringClass() == type;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  /** The record's components, in order. */
  public final List<FieldDescriptor> fields() {
    List<FieldDescriptor> known = fields;
    if (known == null) {
      known = List.of(describe());
      fields = known;
    }
    return known;
  }

  @Override
  public final List<FieldDescriptor> jsonFields() {
    List<FieldDescriptor> flat = new ArrayList<>();
    for (FieldDescriptor field : fields()) {
      if (field.inline() && field.type() instanceof ValueType.Struct struct) {
        flat.addAll(struct.descriptor().jsonFields());
      } else {
        flat.add(field);
      }
    }
    return flat;
  }

  @Override
  public final @Nullable FieldDescriptor jsonField(String name) {
    Map<String, FieldDescriptor> known = fieldsByName;
    if (known == null) {
      List<Object> flat = new ArrayList<>();
      for (FieldDescriptor field : jsonFields()) {
        flat.add(field.name());
        flat.add(field);
      }
      known = StringMap.<FieldDescriptor>ofFlat(flat.toArray());
      fieldsByName = known;
    }
    return known.get(name);
  }

  // ---- what the generators write

  /** Describes the record's components, in order. */
  protected abstract FieldDescriptor[] describe();

  /** The value in which nothing is set. */
  public abstract T zero();

  /** The value of one component. */
  public abstract @Nullable Object get(T value, int component);

  /** Makes a value of all its components. */
  public abstract T create(@Nullable Object[] components);

  /** Copies a value all the way down. */
  public T deepCopy(T value) {
    throw notGenerated("deep copies");
  }

  @Override
  public T readJson(JsonReader in) {
    throw notGenerated("a JSON codec");
  }

  @Override
  public void writeJson(JsonWriter out, T value) {
    throw notGenerated("a JSON codec");
  }

  @Override
  public T readProto(ProtoReader in) {
    throw notGenerated("a protobuf codec");
  }

  @Override
  public void writeProto(ProtoWriter out, T value) {
    throw notGenerated("a protobuf codec");
  }

  /**
   * For types whose author switched a generator off, and for those that have no such form at all.
   */
  private UnsupportedOperationException notGenerated(String what) {
    return new UnsupportedOperationException(name() + " has not got " + what);
  }

  // ---- what follows from it

  /** True when nothing is set in a value. */
  public final boolean isZero(T value) {
    return value == zero() || value.equals(zero());
  }

  /** The value with one component replaced. */
  public final T with(T value, int component, @Nullable Object replacement) {
    @Nullable Object[] components = new @Nullable Object[fields().size()];
    for (int i = 0; i < components.length; i++) {
      components[i] = i == component ? replacement : get(value, i);
    }
    return create(components);
  }

  /** Copies a list of records all the way down. */
  protected static <E> List<E> copyList(List<E> list, TypeDescriptor<E> element) {
    if (list.isEmpty()) {
      return list;
    }
    List<E> copy = new ArrayList<>(list.size());
    for (E item : list) {
      copy.add(element.deepCopy(item));
    }
    return List.copyOf(copy);
  }

  /** Copies a map of records all the way down. */
  protected static <E> Map<String, E> copyMap(Map<String, E> map, TypeDescriptor<E> value) {
    if (map.isEmpty()) {
      return map;
    }
    StringMap<E> from = StringMap.copyOf(map);
    @Nullable Object[] flat = new @Nullable Object[from.size() * 2];
    for (int i = 0; i < from.size(); i++) {
      flat[i * 2] = from.keyAt(i);
      flat[i * 2 + 1] = value.deepCopy(from.valueAt(i));
    }
    return StringMap.ofFlat(flat);
  }

  @Override
  public final String toString() {
    return "descriptor of " + type.getName();
  }
}
