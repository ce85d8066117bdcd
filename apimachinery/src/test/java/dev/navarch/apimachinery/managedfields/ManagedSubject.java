package dev.navarch.apimachinery.managedfields;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.json;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.object;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.ApplySchema;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One object on a server of one object: every write goes through a field manager, every second one.
 */
final class ManagedSubject {
  static final FieldManager DEPLOYMENTS =
      FieldManager.of(version -> ApplySchema.TYPE, VersionConverter.SINGLE_VERSION);

  private final FieldManager fieldManager;
  private final String apiVersion;
  StringMap<@Nullable Object> live = StringMap.of();
  List<ManagedFields> managed = List.of();
  private long clock;

  ManagedSubject() {
    this(DEPLOYMENTS, "apps/v1");
  }

  ManagedSubject(FieldManager fieldManager, String apiVersion) {
    this.fieldManager = fieldManager;
    this.apiVersion = apiVersion;
  }

  /** An object that exists, with content and without owners. */
  static ManagedSubject untracked(String content) {
    ManagedSubject subject = new ManagedSubject();
    subject.live = identified(object(content));
    return subject;
  }

  ManagedSubject apply(String manager, String configuration) {
    return apply(manager, configuration, false, "");
  }

  ManagedSubject force(String manager, String configuration) {
    return apply(manager, configuration, true, "");
  }

  ManagedSubject apply(String manager, String configuration, boolean force, String subresource) {
    take(
        fieldManager.apply(
            live, object(configuration), managed, manager, force, apiVersion, subresource, now()));
    return this;
  }

  ManagedSubject update(String manager, String content) {
    return update(fieldManager, manager, content, "");
  }

  ManagedSubject update(FieldManager by, String manager, String content, String subresource) {
    StringMap<@Nullable Object> newObject = object(content);
    take(
        by.update(
            live,
            live.isEmpty() ? newObject : identified(newObject),
            managed,
            manager,
            apiVersion,
            subresource,
            now()));
    return this;
  }

  private void take(ManagedObject result) {
    live = identified(result.object());
    managed = result.managedFields();
  }

  private static StringMap<@Nullable Object> identified(StringMap<@Nullable Object> object) {
    return Metadata.with(object, "uid", "1234");
  }

  private Time now() {
    return Time.ofEpochSecond(++clock);
  }

  /** The object without what identifies it. */
  String content() {
    StringMap<@Nullable Object> bare = Metadata.without(live, "uid");
    return json(Metadata.of(bare).isEmpty() ? bare.without("metadata") : bare).replace('"', '\'');
  }

  /** What a manager owns, as FieldsV1 with its quotes turned; null when it owns nothing. */
  @Nullable String fields(String manager, Operation operation) {
    return managed.stream()
        .filter(entry -> entry.manager().equals(manager) && entry.operation() == operation)
        .map(entry ->
            json(entry.fields())
                .replace("\\\"", "\u0000")
                .replace('"', '\'')
                .replace('\u0000', '"'))
        .findFirst()
        .orElse(null);
  }

  @Nullable String applied(String manager) {
    return fields(manager, Operation.APPLY);
  }

  @Nullable String updated(String manager) {
    return fields(manager, Operation.UPDATE);
  }

  /** When a manager's entry last changed, in writes since the start; null when never. */
  @Nullable Long time(String manager) {
    return managed.stream()
        .filter(entry -> entry.manager().equals(manager))
        .findFirst()
        .map(ManagedFields::time)
        .map(Time::epochSecond)
        .orElse(null);
  }

  List<String> managers() {
    return managed.stream().map(ManagedFields::manager).toList();
  }
}
