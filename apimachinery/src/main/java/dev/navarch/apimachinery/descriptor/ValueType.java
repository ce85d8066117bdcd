package dev.navarch.apimachinery.descriptor;

/** The type of a field, of a list's items or of a map's values. */
public sealed interface ValueType {
  /** The type's name as Kubernetes' messages show it, such as {@code []v1.Container}. */
  String goName();

  /** Text, numbers, and values whose JSON form is a scalar or free-form. */
  enum Scalar implements ValueType {
    STRING("string"),
    BOOL("bool"),
    INT32("int32"),
    INT64("int64"),
    FLOAT64("float64"),
    /** Bytes, base64 in JSON. */
    BYTES("[]uint8"),
    QUANTITY("resource.Quantity"),
    INT_OR_STRING("int32"),
    TIME("v1.Time"),
    MICRO_TIME("v1.MicroTime"),
    DURATION("v1.Duration"),
    /** An object of any kind, kept as JSON. */
    RAW_EXTENSION("runtime.RawExtension"),
    /** A set of fields, kept as JSON. */
    FIELDS_V1("v1.FieldsV1"),
    /** Any JSON value. */
    RAW_JSON("v1.JSON");

    private final String goName;

    Scalar(String goName) {
      this.goName = goName;
    }

    @Override
    public String goName() {
      return goName;
    }

    /** True for values that may hold any JSON. */
    public boolean isFreeForm() {
      return this == RAW_EXTENSION || this == FIELDS_V1 || this == RAW_JSON;
    }
  }

  /** A record, or an object of a custom schema. */
  record Struct(ObjectDescriptor descriptor) implements ValueType {
    @Override
    public String goName() {
      return descriptor.goName();
    }
  }

  /** A list. */
  record ListOf(ValueType element) implements ValueType {
    @Override
    public String goName() {
      return "[]" + element.goName();
    }
  }

  /** A map from texts. */
  record MapOf(ValueType value) implements ValueType {
    @Override
    public String goName() {
      return "map[string]" + value.goName();
    }
  }
}
