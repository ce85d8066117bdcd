package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Knows the types of all kinds in all versions.
 *
 * <p>A <em>type</em> is a Java record. A <em>kind</em> is what the API calls it, within a
 * <em>version</em> of a <em>group</em>. One type may have several kinds: the type of a group's hub
 * version also serves as the group's internal version. An <em>unversioned</em> type, such as
 * Status, is the same in every version.
 *
 * <p>A scheme is put together with a {@link Builder}, is immutable afterwards and safe to share.
 * Types are held by name and loaded when first used.
 */
public final class Scheme {
  private final String name;

  /** From a kind to the type that holds its objects. */
  private final Map<GroupVersionKind, TypeReference> kindToType;

  /** From a type, by name, to all its kinds, in the order of registration. */
  private final Map<String, List<GroupVersionKind>> typeToKinds;

  /** From an unversioned type, by name, to the one kind it was registered as. */
  private final Map<String, GroupVersionKind> unversionedTypes;

  /**
   * From the bare name of an unversioned kind to its type, whatever group and version it comes
   * with.
   */
  private final Map<String, TypeReference> unversionedKinds;

  private final Map<String, List<String>> versionPriority;
  private final List<GroupVersion> observedVersions;
  private final Map<GroupVersionKind, FieldLabelConversion> fieldLabelConversions;
  private final Map<String, Defaulter> defaulters;
  private final Converter converter;

  private Scheme(Builder builder) {
    name = builder.name;
    kindToType = Collections.unmodifiableMap(new LinkedHashMap<>(builder.kindToType));
    Map<String, List<GroupVersionKind>> kinds = new LinkedHashMap<>();
    for (Map.Entry<String, List<GroupVersionKind>> type : builder.typeToKinds.entrySet()) {
      kinds.put(type.getKey(), List.copyOf(type.getValue()));
    }
    typeToKinds = Collections.unmodifiableMap(kinds);
    unversionedTypes = Map.copyOf(builder.unversionedTypes);
    unversionedKinds = Map.copyOf(builder.unversionedKinds);
    versionPriority = Map.copyOf(builder.versionPriority);
    observedVersions = List.copyOf(builder.observedVersions);
    fieldLabelConversions = Map.copyOf(builder.fieldLabelConversions);
    defaulters = Map.copyOf(builder.defaulters);
    converter = builder.conversions.build();
  }

  private record Defaulter(IndexedDefaulters functions, int index) {}

  /** Starts a scheme; the name shows in messages. */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  /** The scheme's name. */
  public String name() {
    return name;
  }

  // ---- queries

  /** The types of a version, by kind. */
  public Map<String, Class<? extends ApiObject>> knownTypes(GroupVersion version) {
    Map<String, Class<? extends ApiObject>> types = new TreeMap<>();
    kindToType.forEach((kind, type) -> {
      if (kind.groupVersion().equals(version)) {
        types.put(kind.kind(), type.load());
      }
    });
    return types;
  }

  /** All kinds there are, without loading their types. */
  public Set<GroupVersionKind> allKinds() {
    return kindToType.keySet();
  }

  /** All types, by kind. */
  public Map<GroupVersionKind, Class<? extends ApiObject>> allKnownTypes() {
    Map<GroupVersionKind, Class<? extends ApiObject>> types = new LinkedHashMap<>();
    kindToType.forEach((kind, type) -> types.put(kind, type.load()));
    return types;
  }

  /**
   * The kinds of a type.
   *
   * @throws NotRegisteredException when it has none
   */
  public List<GroupVersionKind> objectKinds(Class<?> type) {
    List<GroupVersionKind> kinds = typeToKinds.get(type.getName());
    if (kinds == null) {
      throw NotRegisteredException.forType(name, type.getName());
    }
    return kinds;
  }

  /** The kinds that an object's type may have. */
  public List<GroupVersionKind> objectKinds(ApiObject object) {
    return objectKinds(object.getClass());
  }

  /**
   * The type of a kind.
   *
   * @throws NotRegisteredException when there is none
   */
  public Class<? extends ApiObject> type(GroupVersionKind kind) {
    return reference(kind).load();
  }

  private TypeReference reference(GroupVersionKind kind) {
    TypeReference type = kindToType.get(kind);
    if (type == null) {
      type = unversionedKinds.get(kind.kind());
    }
    if (type == null) {
      throw NotRegisteredException.forKind(name, kind);
    }
    return type;
  }

  /** A new object of a kind, in which nothing is set. */
  public ApiObject newObject(GroupVersionKind kind) {
    return TypeDescriptor.of(type(kind)).zero();
  }

  /** Whether any version of a group is known. */
  public boolean isGroupRegistered(String group) {
    for (GroupVersion version : observedVersions) {
      if (version.group().equals(group)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a version is known. */
  public boolean isVersionRegistered(GroupVersion version) {
    return observedVersions.contains(version);
  }

  /** Whether a kind is known. */
  public boolean recognizes(GroupVersionKind kind) {
    return kindToType.containsKey(kind);
  }

  /** Whether a type is unversioned; empty when it is not known at all. */
  public Optional<Boolean> isUnversioned(Class<?> type) {
    return typeToKinds.containsKey(type.getName())
        ? Optional.of(unversionedTypes.containsKey(type.getName()))
        : Optional.empty();
  }

  /** The unversioned types, by the kind each was registered as. */
  public Map<GroupVersionKind, Class<? extends ApiObject>> unversionedTypes() {
    Map<GroupVersionKind, Class<? extends ApiObject>> types = new LinkedHashMap<>();
    unversionedTypes.values().forEach(kind -> types.put(kind, type(kind)));
    return types;
  }

  /** The types of unversioned kinds, by bare kind. */
  public Map<String, Class<? extends ApiObject>> unversionedKinds() {
    Map<String, Class<? extends ApiObject>> types = new TreeMap<>();
    unversionedKinds.forEach((kind, type) -> types.put(kind, type.load()));
    return types;
  }

  // ---- versions

  /**
   * The versions of a group, best first: those with a priority, then the others as they were seen.
   */
  public List<GroupVersion> prioritizedVersions(String group) {
    Set<GroupVersion> versions = new LinkedHashSet<>();
    for (String version : versionPriority.getOrDefault(group, List.of())) {
      versions.add(new GroupVersion(group, version));
    }
    for (GroupVersion version : observedVersions) {
      if (version.group().equals(group)) {
        versions.add(version);
      }
    }
    return List.copyOf(versions);
  }

  /** The versions of all groups, each group's best first. */
  public List<GroupVersion> prioritizedVersionsAllGroups() {
    Set<GroupVersion> versions = new LinkedHashSet<>();
    versionPriority.forEach(
        (group, names) -> names.forEach(version -> versions.add(new GroupVersion(group, version))));
    versions.addAll(observedVersions);
    return List.copyOf(versions);
  }

  /** The best version of each group. */
  public List<GroupVersion> preferredVersionAllGroups() {
    Map<String, GroupVersion> preferred = new LinkedHashMap<>();
    versionPriority.forEach(
        (group, names) -> preferred.put(group, new GroupVersion(group, names.get(0))));
    for (GroupVersion version : observedVersions) {
      preferred.putIfAbsent(version.group(), version);
    }
    return List.copyOf(preferred.values());
  }

  /** All external versions in the order in which they were registered. */
  public List<GroupVersion> observedVersions() {
    return observedVersions;
  }

  // ---- defaults

  /** Sets the defaults of the newest Kubernetes version in an object. */
  public ApiObject applyDefaults(ApiObject object) {
    return applyDefaults(object, DefaultingContext.NEWEST);
  }

  /** Sets defaults in an object. */
  public ApiObject applyDefaults(ApiObject object, DefaultingContext context) {
    Defaulter defaulter = defaulters.get(object.getClass().getName());
    return defaulter == null
        ? object
        : defaulter.functions().apply(defaulter.index(), object, context);
  }

  // ---- conversion

  /** The conversions. */
  public Converter converter() {
    return converter;
  }

  /**
   * Converts an object to another version. Nothing of it is shared with the result.
   *
   * @throws NotRegisteredException when type or target is not known
   * @throws ConversionException when there is no way from one to the other
   */
  public ApiObject convertToVersion(ApiObject object, GroupVersioner target) {
    return unsafeConvertToVersion(object.deepCopyObject(), target);
  }

  /**
   * Converts an object to another version. The result may share parts with the object, which is
   * safe as long as both are immutable.
   */
  public ApiObject unsafeConvertToVersion(ApiObject object, GroupVersioner target) {
    List<GroupVersionKind> kinds = objectKinds(object);
    GroupVersionKind kind = targetKind(object, kinds, target);
    if (kinds.contains(kind)) {
      return withKind(object, kind);
    }
    GroupVersionKind unversioned = unversionedTypes.get(object.getClass().getName());
    if (unversioned != null) {
      return withKind(object, unversioned);
    }
    return withKind(convert(object, reference(kind)), kind);
  }

  private GroupVersionKind targetKind(
      ApiObject object, List<GroupVersionKind> kinds, GroupVersioner target) {
    Optional<GroupVersionKind> kind = target.kindFor(kinds);
    if (kind.isEmpty()) {
      GroupVersionKind unversioned = unversionedTypes.get(object.getClass().getName());
      if (unversioned != null) {
        return unversioned;
      }
      throw NotRegisteredException.forTarget(name, object.getClass().getSimpleName(), target);
    }
    return kind.get();
  }

  /**
   * Converts directly where there is a way, else over the internal version of the object's group.
   */
  private ApiObject convert(ApiObject object, TypeReference target) {
    Optional<Object> direct = converter.convert(object, target.name());
    if (direct.isPresent()) {
      return (ApiObject) direct.get();
    }
    for (GroupVersionKind kind : objectKinds(object)) {
      TypeReference hub = kindToType.get(kind.withVersion(GroupVersion.INTERNAL_VERSION));
      if (hub != null) {
        Optional<Object> internal = converter.convert(object, hub.name());
        if (internal.isPresent()) {
          Optional<Object> converted = converter.convert(internal.get(), target.name());
          if (converted.isPresent()) {
            return (ApiObject) converted.get();
          }
        }
      }
    }
    throw new ConversionException(
        "converting (%s) to (%s): unknown conversion"
            .formatted(object.getClass().getName(), target.name()));
  }

  /** Puts the kind on an object; the internal version leaves it empty. */
  private static ApiObject withKind(ApiObject object, GroupVersionKind kind) {
    return object.withGroupVersionKind(
        kind.groupVersion().isInternal() ? new GroupVersionKind("", "", "") : kind);
  }

  /** Translates a term of a field selector. */
  public FieldValue convertFieldLabel(GroupVersionKind kind, String label, String value) {
    return fieldLabelConversions
        .getOrDefault(kind, FieldLabelConversion.METADATA)
        .convert(label, value);
  }

  /** Puts a scheme together. Belongs to one thread. */
  public static final class Builder {
    private final String name;
    private final Map<GroupVersionKind, TypeReference> kindToType = new LinkedHashMap<>();
    private final Map<String, List<GroupVersionKind>> typeToKinds = new LinkedHashMap<>();
    private final Map<String, GroupVersionKind> unversionedTypes = new LinkedHashMap<>();
    private final Map<String, TypeReference> unversionedKinds = new LinkedHashMap<>();
    private final Map<String, List<String>> versionPriority = new LinkedHashMap<>();
    private final Set<GroupVersion> observedVersions = new LinkedHashSet<>();
    private final Map<GroupVersionKind, FieldLabelConversion> fieldLabelConversions =
        new LinkedHashMap<>();
    private final Map<String, Defaulter> defaulters = new LinkedHashMap<>();
    private final Converter.Builder conversions = new Converter.Builder();

    private Builder(String name) {
      this.name = name;
    }

    /** Adds types under kinds of the same names as the records. */
    @SafeVarargs
    public final Builder addKnownTypes(GroupVersion version, Class<? extends ApiObject>... types) {
      for (Class<? extends ApiObject> type : types) {
        addKnownType(version.withKind(type.getSimpleName()), type);
      }
      return this;
    }

    /** Adds types of one package by their simple names, without loading them. */
    public Builder addKnownTypeNames(GroupVersion version, Class<?> anchor, String... simpleNames) {
      return addKnownTypeNames(
          version, anchor.getPackageName(), anchor.getClassLoader(), simpleNames);
    }

    /** Adds types of one package by their simple names, without loading anything of it. */
    public Builder addKnownTypeNames(
        GroupVersion version, String javaPackage, ClassLoader loader, String... simpleNames) {
      for (String simpleName : simpleNames) {
        add(
            version.withKind(simpleName),
            new TypeReference(javaPackage + "." + simpleName, loader));
      }
      return this;
    }

    /** Adds a type under a kind of any name. */
    public Builder addKnownType(GroupVersionKind kind, Class<? extends ApiObject> type) {
      add(kind, TypeReference.of(type));
      return this;
    }

    /** Adds the type, by its full name, that serves as the internal version of a group's kind. */
    public Builder addInternalType(String group, String kind, Class<?> anchor, String type) {
      GroupVersionKind internal = GroupVersion.internal(group).withKind(kind);
      if (!kindToType.containsKey(internal)) {
        add(internal, new TypeReference(type, anchor.getClassLoader()));
      }
      return this;
    }

    void add(GroupVersionKind kind, TypeReference type) {
      if (kind.version().isEmpty()) {
        throw new IllegalArgumentException("a version is required on all types: " + kind);
      }
      TypeReference known = kindToType.putIfAbsent(kind, type);
      if (known != null) {
        checkSame(kind, known, type);
        return;
      }
      if (!kind.version().equals(GroupVersion.INTERNAL_VERSION)) {
        observedVersions.add(kind.groupVersion());
      }
      List<GroupVersionKind> kinds = typeToKinds.get(type.name());
      if (kinds == null) {
        kinds = new ArrayList<>();
        typeToKinds.put(type.name(), kinds);
      }
      kinds.add(kind);
    }

    private void checkSame(GroupVersionKind kind, TypeReference known, TypeReference type) {
      if (!known.name().equals(type.name())) {
        throw new IllegalArgumentException(
            "double registration of different types for %s: old=%s, new=%s in scheme \"%s\""
                .formatted(kind, known.name(), type.name(), name));
      }
    }

    /** Adds types that are the same in every version. They are in all four maps. */
    @SafeVarargs
    public final Builder addUnversionedTypes(
        GroupVersion version, Class<? extends ApiObject>... types) {
      for (Class<? extends ApiObject> type : types) {
        addUnversioned(version.withKind(type.getSimpleName()), TypeReference.of(type));
      }
      return this;
    }

    /** Adds unversioned types of one package by their simple names, without loading them. */
    public Builder addUnversionedTypeNames(
        GroupVersion version, Class<?> anchor, String... simpleNames) {
      for (String simpleName : simpleNames) {
        addUnversioned(version.withKind(simpleName), TypeReference.beside(anchor, simpleName));
      }
      return this;
    }

    private void addUnversioned(GroupVersionKind kind, TypeReference type) {
      add(kind, type);
      GroupVersionKind known = unversionedTypes.putIfAbsent(type.name(), kind);
      if (known != null && !known.equals(kind)) {
        throw new IllegalArgumentException(
            "%s is registered as the unversioned kind %s already".formatted(type.name(), known));
      }
      unversionedKinds.putIfAbsent(kind.kind(), type);
    }

    /** Sets the order of a group's versions, best first. */
    public Builder setVersionPriority(String group, String... versions) {
      for (String version : versions) {
        if (new GroupVersion(group, version).isInternal()) {
          throw new IllegalArgumentException(
              "internal versions cannot be prioritized: " + group + "/" + version);
        }
      }
      if (versions.length == 0) {
        throw new IllegalArgumentException("no versions are given for group " + group);
      }
      versionPriority.put(group, List.of(versions));
      return this;
    }

    /** Adds the function that sets the defaults in objects of a type. */
    public <T extends ApiObject> Builder addDefaulter(
        Class<T> type, Function<T, ? extends ApiObject> function) {
      defaulters.put(
          type.getName(),
          new Defaulter((index, object, context) -> function.apply(type.cast(object)), 0));
      return this;
    }

    /** Adds generated defaults of a type. */
    public Builder addDefaulter(String type, IndexedDefaulters functions, int index) {
      defaulters.put(type, new Defaulter(functions, index));
      return this;
    }

    /** Adds a hand-written conversion. */
    public <A, B> Builder addConversion(Class<A> from, Class<B> to, Function<A, B> function) {
      conversions.add(from, to, function);
      return this;
    }

    /** Adds a generated conversion. */
    public Builder addGeneratedConversion(
        String from, String to, IndexedConversions functions, int index) {
      conversions.addGenerated(from, to, functions, index);
      return this;
    }

    /** Declares that a pair of types needs no conversion. */
    public Builder addIgnoredConversion(Class<?> from, Class<?> to) {
      conversions.ignore(from, to);
      return this;
    }

    /** Says which fields a kind can be selected by. */
    public Builder addFieldLabelConversion(GroupVersionKind kind, FieldLabelConversion conversion) {
      fieldLabelConversions.put(kind, conversion);
      return this;
    }

    /** The scheme. */
    public Scheme build() {
      return new Scheme(this);
    }
  }
}
