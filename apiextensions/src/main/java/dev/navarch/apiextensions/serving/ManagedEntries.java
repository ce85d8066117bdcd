package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.managedfields.ManagedFields;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Managed fields between the form in which they are worked on and that of metadata. */
final class ManagedEntries {
  private static final Comparator<ManagedFields> ORDER =
      Comparator.comparing(ManagedFields::operation)
          .thenComparing(
              ManagedFields::time, Comparator.nullsFirst(Comparator.<Time>naturalOrder()))
          .thenComparing(ManagedFields::manager)
          .thenComparing(ManagedFields::apiVersion)
          .thenComparing(ManagedFields::subresource);

  private ManagedEntries() {}

  /** The entries of an object; none if one of them cannot be read. */
  static List<ManagedFields> read(List<ManagedFieldsEntry> entries) {
    List<ManagedFields> managed = new ArrayList<>(entries.size());
    try {
      for (ManagedFieldsEntry entry : entries) {
        FieldsV1 fields = entry.fieldsV1();
        managed.add(
            new ManagedFields(
                entry.manager(),
                ManagedFields.Operation.parse(entry.operation()),
                entry.apiVersion(),
                entry.time(),
                entry.subresource(),
                fields == null || fields.isEmpty()
                    ? FieldSet.EMPTY
                    : FieldSet.parse(fields.raw().unsafeArray())));
      }
      return managed;
    } catch (IllegalArgumentException | DecodeException e) {
      return List.of();
    }
  }

  /** Entries as metadata holds them, in the order in which they are kept. */
  static List<ManagedFieldsEntry> write(List<ManagedFields> managed) {
    if (managed.isEmpty()) {
      return Absent.list();
    }
    return managed.stream()
        .sorted(ORDER)
        .map(fields ->
            new ManagedFieldsEntry(
                fields.manager(),
                fields.operation().text(),
                fields.apiVersion(),
                fields.time(),
                ManagedFields.FIELDS_TYPE,
                new FieldsV1(Bytes.wrap(fields.fields().toJson())),
                fields.subresource()))
        .toList();
  }
}
