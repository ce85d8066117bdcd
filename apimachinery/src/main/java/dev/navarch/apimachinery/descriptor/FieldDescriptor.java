package dev.navarch.apimachinery.descriptor;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One field of a type.
 *
 * <p>The generated descriptors start with {@link #of} and add what is out of the ordinary; each
 * such method gives a new descriptor.
 *
 * @param name the name in JSON; for an inlined record its component's name
 * @param number the number in protobuf, 0 for none
 * @param type the type of the value
 * @param nullable true for Go's pointers: null means absent, and a zero value is a value
 * @param omit when the field is left out of JSON
 * @param required true when clients must send it
 * @param inline true when the fields of the record stand among those of the enclosing one in JSON
 * @param items true when protobuf wraps the list, or each list in the map, into a message
 * @param listKind how server-side apply merges a list
 * @param listKeys the fields that tell a list's items apart, for {@link ListKind#MAP}
 * @param atomicity whether server-side apply takes the value apart, where the field says so
 * @param patchMerge true when a strategic merge patch merges a list instead of replacing it
 * @param patchMergeKey the field that tells items apart in such a patch; empty for scalars
 * @param patchRetainKeys true when such a patch keeps only the keys it names
 * @param patchReplace true when such a patch replaces an object as a whole
 * @param defaultJson the value that defaulting sets, as JSON
 * @param enumType the name of the enumeration that the texts belong to; empty for none
 * @param enumValues the values of a closed enumeration; empty where any text goes
 * @param featureGates Kubernetes' feature gates that the field belongs to
 */
public record FieldDescriptor(
    String name,
    int number,
    ValueType type,
    boolean nullable,
    Omit omit,
    boolean required,
    boolean inline,
    boolean items,
    ListKind listKind,
    List<String> listKeys,
    Atomicity atomicity,
    boolean patchMerge,
    String patchMergeKey,
    boolean patchRetainKeys,
    boolean patchReplace,
    @Nullable String defaultJson,
    String enumType,
    List<String> enumValues,
    List<String> featureGates) {

  /** When a field is left out of JSON. */
  public enum Omit {
    EMPTY,
    ZERO,
    NEVER
  }

  /** How server-side apply merges a list. */
  public enum ListKind {
    /** As one piece; also what a list is whose field says nothing. */
    ATOMIC,
    /** Value by value. */
    SET,
    /** Item by item, told apart by key fields. */
    MAP
  }

  /** What a field says about taking its value apart. */
  public enum Atomicity {
    /** Nothing: its type decides. */
    BY_TYPE,
    ATOMIC,
    GRANULAR
  }

  /** A plain optional field that is left out when empty. */
  public static FieldDescriptor of(String name, int number, ValueType type) {
    return new Draft(name, number, type).finish();
  }

  /** This field as a pointer. */
  public FieldDescriptor asNullable() {
    Draft draft = new Draft(this);
    draft.nullable = true;
    return draft.finish();
  }

  /** This field with other rules for leaving it out. */
  public FieldDescriptor omitted(Omit when, boolean isRequired) {
    Draft draft = new Draft(this);
    draft.omit = when;
    draft.required = isRequired;
    return draft.finish();
  }

  /** This field with the record's fields among those of the enclosing one. */
  public FieldDescriptor inlined() {
    Draft draft = new Draft(this);
    draft.inline = true;
    return draft.finish();
  }

  /** This field as a list, or map of lists, that protobuf wraps. */
  public FieldDescriptor asItems() {
    Draft draft = new Draft(this);
    draft.items = true;
    return draft.finish();
  }

  /** This field as a list of a kind. */
  public FieldDescriptor listed(ListKind kind, String... keys) {
    Draft draft = new Draft(this);
    draft.listKind = kind;
    draft.listKeys = List.of(keys);
    return draft.finish();
  }

  /** This field with its own word on being taken apart. */
  public FieldDescriptor taken(Atomicity as) {
    Draft draft = new Draft(this);
    draft.atomicity = as;
    return draft.finish();
  }

  /** This field as one that strategic merge patches merge. */
  public FieldDescriptor patchMerged(String key) {
    Draft draft = new Draft(this);
    draft.patchMerge = true;
    draft.patchMergeKey = key;
    return draft.finish();
  }

  /** This field as one whose keys strategic merge patches retain. */
  public FieldDescriptor patchRetained() {
    Draft draft = new Draft(this);
    draft.patchRetainKeys = true;
    return draft.finish();
  }

  /** This field as one that strategic merge patches replace as a whole. */
  public FieldDescriptor patchReplaced() {
    Draft draft = new Draft(this);
    draft.patchReplace = true;
    return draft.finish();
  }

  /** This field with a default. */
  public FieldDescriptor defaulted(String json) {
    Draft draft = new Draft(this);
    draft.defaultJson = json;
    return draft.finish();
  }

  /** This field as a text of an enumeration; values only where it is closed. */
  public FieldDescriptor enumerated(String enumName, String... values) {
    Draft draft = new Draft(this);
    draft.enumType = enumName;
    draft.enumValues = List.of(values);
    return draft.finish();
  }

  /** This field as part of features. */
  public FieldDescriptor gated(String... gates) {
    Draft draft = new Draft(this);
    draft.featureGates = List.of(gates);
    return draft.finish();
  }

  /** A field while it is being described. */
  private static final class Draft {
    final String name;
    final int number;
    final ValueType type;
    boolean nullable;
    Omit omit = Omit.EMPTY;
    boolean required;
    boolean inline;
    boolean items;
    ListKind listKind = ListKind.ATOMIC;
    List<String> listKeys = List.of();
    Atomicity atomicity = Atomicity.BY_TYPE;
    boolean patchMerge;
    String patchMergeKey = "";
    boolean patchRetainKeys;
    boolean patchReplace;
    @Nullable String defaultJson;
    String enumType = "";
    List<String> enumValues = List.of();
    List<String> featureGates = List.of();

    Draft(String name, int number, ValueType type) {
      this.name = name;
      this.number = number;
      this.type = type;
    }

    Draft(FieldDescriptor field) {
      this(field.name, field.number, field.type);
      nullable = field.nullable;
      omit = field.omit;
      required = field.required;
      inline = field.inline;
      items = field.items;
      listKind = field.listKind;
      listKeys = field.listKeys;
      atomicity = field.atomicity;
      patchMerge = field.patchMerge;
      patchMergeKey = field.patchMergeKey;
      patchRetainKeys = field.patchRetainKeys;
      patchReplace = field.patchReplace;
      defaultJson = field.defaultJson;
      enumType = field.enumType;
      enumValues = field.enumValues;
      featureGates = field.featureGates;
    }

    FieldDescriptor finish() {
      return new FieldDescriptor(
          name,
          number,
          type,
          nullable,
          omit,
          required,
          inline,
          items,
          listKind,
          listKeys,
          atomicity,
          patchMerge,
          patchMergeKey,
          patchRetainKeys,
          patchReplace,
          defaultJson,
          enumType,
          enumValues,
          featureGates);
    }
  }
}
