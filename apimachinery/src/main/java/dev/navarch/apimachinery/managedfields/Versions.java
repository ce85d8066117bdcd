package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.FieldSets;
import dev.navarch.apimachinery.fieldpath.TreeComparison;
import dev.navarch.apimachinery.fieldpath.TreeItems;
import dev.navarch.apimachinery.fieldpath.TreeType;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is known about the versions of a kind.
 *
 * @param types the type of objects of a version
 * @param converter from one version to another
 * @param resetFields the fields of a version that a write puts back, so that nobody owns them
 *     through it
 */
record Versions(
    Function<String, TreeType> types,
    VersionConverter converter,
    Function<String, FieldSet> resetFields) {

  /** An object in one of its versions. */
  record Versioned(StringMap<@Nullable Object> tree, String apiVersion) {}

  /** The same for one write: no object is converted twice. */
  Versions forOneWrite() {
    IdentityHashMap<StringMap<@Nullable Object>, Map<String, Optional<StringMap<@Nullable Object>>>>
        known = new IdentityHashMap<>();
    return new Versions(
        types,
        (tree, from, to) ->
            known
                .computeIfAbsent(tree, any -> new HashMap<>())
                .computeIfAbsent(to, any -> converter.convert(tree, from, to)),
        resetFields);
  }

  TreeType type(String apiVersion) {
    return types.apply(apiVersion);
  }

  FieldSet resetFields(String apiVersion) {
    return resetFields.apply(apiVersion);
  }

  /** The object in another version; empty when there is no such version. */
  Optional<Versioned> convert(Versioned object, String apiVersion) {
    if (object.apiVersion().equals(apiVersion)) {
      return Optional.of(object);
    }
    return converter
        .convert(object.tree(), object.apiVersion(), apiVersion)
        .map(tree -> new Versioned(tree, apiVersion));
  }

  /** What a write changed, as seen in a version, without what the write put back. */
  Optional<TreeComparison> compare(Versioned older, Versioned newer, String apiVersion) {
    return convert(older, apiVersion)
        .flatMap(from ->
            convert(newer, apiVersion)
                .map(to ->
                    TreeComparison.of(from.tree(), to.tree(), type(apiVersion))
                        .without(resetFields(apiVersion))));
  }

  FieldSet fieldsOf(Versioned object) {
    return FieldSets.of(object.tree(), type(object.apiVersion()));
  }

  /**
   * All fields of an object, with those that a descriptor names although only their parts are
   * owned.
   */
  FieldSet namedFieldsOf(Versioned object) {
    return named(fieldsOf(object), object.apiVersion());
  }

  FieldSet named(FieldSet fields, String apiVersion) {
    return FieldSets.withNamedFields(fields, type(apiVersion));
  }

  @SuppressWarnings("unchecked") // what is left of an object is an object or nothing
  Versioned remove(Versioned object, FieldSet fields) {
    @Nullable Object left = TreeItems.remove(object.tree(), fields, type(object.apiVersion()));
    return new Versioned(
        left == null ? StringMap.of() : (StringMap<@Nullable Object>) left, object.apiVersion());
  }
}
