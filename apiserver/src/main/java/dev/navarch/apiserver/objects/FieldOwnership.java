package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.managedfields.ApplyConflict;
import dev.navarch.apimachinery.managedfields.ApplyConflictException;
import dev.navarch.apimachinery.managedfields.FieldManager;
import dev.navarch.apimachinery.managedfields.ManagedFields;
import dev.navarch.apimachinery.managedfields.ManagedFieldsTree;
import dev.navarch.apimachinery.managedfields.ManagedObject;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps account, in the objects of a resource, of who set which field: clients at their endpoints,
 * and the server where it writes by itself.
 */
public final class FieldOwnership {
  private final ObjectModel model;
  private final GroupVersionKind kind;
  private final String subresource;
  private final FieldManager manager;

  /**
   * Creates the account of one endpoint.
   *
   * @param kind of the objects that are written there, which is that of the resource
   * @param reset what the endpoint puts back to what it was
   */
  public FieldOwnership(
      ObjectModel model, GroupVersionKind kind, String subresource, FieldSet reset) {
    this.model = model;
    this.kind = kind;
    this.subresource = subresource;
    this.manager =
        FieldManager.of(version -> model.treeType(GroupVersion.parse(version)), this::converted)
            .resetting(version -> reset)
            .startingFrom(version -> model.emptyTree(GroupVersion.parse(version)));
  }

  private Optional<StringMap<@Nullable Object>> converted(
      StringMap<@Nullable Object> tree, String from, String to) {
    GroupVersion target = GroupVersion.parse(to);
    if (!model.hasVersion(target) || !target.group().equals(kind.group())) {
      return Optional.empty();
    }
    MetaObject hub = model.fromTreeAsItIs(tree, GroupVersion.parse(from).withKind(kind.kind()));
    return Optional.of(model.toTree(hub, target));
  }

  /** A new object with its first owner. */
  public MetaObject created(MetaObject object, String who, Time now) {
    StringMap<@Nullable Object> empty = model.emptyTree(kind.groupVersion());
    return written(object, empty, List.of(), who, now);
  }

  /** A changed object, whose changed fields now belong to somebody. */
  public MetaObject updated(MetaObject live, MetaObject object, String who, Time now) {
    StringMap<@Nullable Object> before = model.toTree(live, kind.groupVersion());
    StringMap<@Nullable Object> after = model.toTree(object, kind.groupVersion());
    return written(
        object,
        before,
        after,
        isReset(object) ? List.of() : ManagedFieldsTree.forUpdate(before, after, subresource),
        who,
        now);
  }

  /** A client lets all owners go by sending none, or one in whom nothing is set. */
  private boolean isReset(MetaObject object) {
    List<ManagedFieldsEntry> entries = object.metadata().managedFields();
    return subresource.isEmpty()
        && !Absent.is(entries)
        && (entries.isEmpty()
            || (entries.size() == 1
                && entries.get(0).equals(ManagedFieldsEntry.builder().build())));
  }

  private MetaObject written(
      MetaObject object,
      StringMap<@Nullable Object> before,
      List<ManagedFields> managed,
      String who,
      Time now) {
    StringMap<@Nullable Object> after = model.toTree(object, kind.groupVersion());
    return written(object, before, after, managed, who, now);
  }

  private MetaObject written(
      MetaObject object,
      StringMap<@Nullable Object> before,
      StringMap<@Nullable Object> after,
      List<ManagedFields> managed,
      String who,
      Time now) {
    try {
      ManagedObject result =
          manager.update(
              before, after, managed, who, kind.groupVersion().toApiVersion(), subresource, now);
      return withEntries(object, result.managedFields());
    } catch (SchemaException e) {
      return withEntries(object, managed);
    }
  }

  private static MetaObject withEntries(MetaObject object, List<ManagedFields> managed) {
    List<ManagedFieldsEntry> entries = new ArrayList<>(managed.size());
    for (ManagedFields fields : managed) {
      entries.add(
          new ManagedFieldsEntry(
              fields.manager(),
              fields.operation().text(),
              fields.apiVersion(),
              fields.time(),
              ManagedFields.FIELDS_TYPE,
              new FieldsV1(Bytes.wrap(fields.fields().toJson())),
              fields.subresource()));
    }
    return object.withMetadata(
        object.metadata().toBuilder()
            .managedFields(entries.isEmpty() ? Absent.list() : List.copyOf(entries))
            .build());
  }

  /**
   * The tree that applying a configuration leads to, with its owners.
   *
   * @param live null if there is no object yet
   * @throws ApiException if others own what would change, or the configuration does not fit
   */
  public StringMap<@Nullable Object> applied(
      @Nullable MetaObject live,
      StringMap<@Nullable Object> configuration,
      String who,
      boolean force,
      Time now) {
    StringMap<@Nullable Object> before =
        live == null
            ? model.emptyTree(kind.groupVersion())
            : model.toTree(live, kind.groupVersion());
    try {
      return manager
          .apply(
              before,
              configuration,
              live == null ? List.of() : ManagedFieldsTree.get(before),
              who,
              force,
              kind.groupVersion().toApiVersion(),
              subresource,
              now)
          .toTree();
    } catch (ApplyConflictException e) {
      throw ApiException.applyConflict(causes(e), String.valueOf(e.getMessage()));
    } catch (SchemaException e) {
      throw ApiException.unknown(String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException e) {
      throw ApiException.badRequest(String.valueOf(e.getMessage()));
    }
  }

  private static List<StatusCause> causes(ApplyConflictException failure) {
    List<StatusCause> causes = new ArrayList<>();
    for (ApplyConflict conflict : failure.conflicts()) {
      causes.add(new StatusCause("FieldManagerConflict", conflict.message(), conflict.field()));
    }
    return causes;
  }
}
