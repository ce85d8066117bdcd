package dev.navarch.registry.bootstrap;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.managedfields.FieldManager;
import dev.navarch.apimachinery.managedfields.ManagedFields;
import dev.navarch.apimachinery.managedfields.ManagedFieldsTree;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.objects.ObjectModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps account of who owns the fields of first objects that the server has changed again. */
final class ChangedOwnership {
  private static final FieldSet STATUS = FieldSet.of(FieldPath.ofFields("status"));

  private final ObjectModel model;
  private final GroupVersionKind kind;

  ChangedOwnership(ObjectModel model, GroupVersionKind kind) {
    this.model = model;
    this.kind = kind;
  }

  /** A changed object, whose changed fields now belong to a manager. */
  MetaObject of(MetaObject live, MetaObject changed, String manager, Time now) {
    GroupVersion version = kind.groupVersion();
    StringMap<@Nullable Object> before = model.toTree(live, version);
    StringMap<@Nullable Object> after = model.toTree(changed, version);
    FieldManager fields =
        FieldManager.of(text -> model.treeType(GroupVersion.parse(text)), this::converted)
            .resetting(text -> STATUS);
    try {
      return withOwners(
          changed,
          fields
              .update(
                  before,
                  after,
                  ManagedFieldsTree.get(before),
                  manager,
                  version.toApiVersion(),
                  "",
                  now)
              .managedFields());
    } catch (SchemaException e) {
      return changed;
    }
  }

  private Optional<StringMap<@Nullable Object>> converted(
      StringMap<@Nullable Object> tree, String from, String to) {
    GroupVersion target = GroupVersion.parse(to);
    if (!target.group().equals(kind.group()) || !model.hasVersion(target)) {
      return Optional.empty();
    }
    GroupVersionKind source = GroupVersion.parse(from).withKind(kind.kind());
    return Optional.of(model.toTree(model.fromTreeAsItIs(tree, source), target));
  }

  private static MetaObject withOwners(MetaObject object, List<ManagedFields> owners) {
    List<ManagedFieldsEntry> entries = new ArrayList<>(owners.size());
    for (ManagedFields fields : owners) {
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
        object.metadata().toBuilder().managedFields(List.copyOf(entries)).build());
  }
}
