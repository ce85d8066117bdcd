package dev.navarch.client.fake;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.managedfields.ApplyConflict;
import dev.navarch.apimachinery.managedfields.ApplyConflictException;
import dev.navarch.apimachinery.managedfields.FieldManager;
import dev.navarch.apimachinery.managedfields.ManagedFields;
import dev.navarch.apimachinery.managedfields.ManagedFieldsTree;
import dev.navarch.apimachinery.managedfields.VersionConverter;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who owns which field of one resource's objects. Only objects to which something was applied keep
 * account of it, so that all others come back from the fake as a test would write them.
 */
final class FieldOwners {
  private final ObjectForms forms;
  private final GroupVersionKind kind;
  private final String subresource;
  private final FieldManager manager;

  FieldOwners(ObjectForms forms, FakeResource resource, String subresource) {
    this.forms = forms;
    this.kind = resource.groupVersionKind();
    this.subresource = subresource;
    FieldSet reset =
        subresource.isEmpty() && resource.hasStatus()
            ? FieldSet.of(FieldPath.ofFields("status"))
            : FieldSet.EMPTY;
    this.manager =
        FieldManager.of(version -> forms.treeType(kind), VersionConverter.SINGLE_VERSION)
            .resetting(version -> reset)
            .startingFrom(version -> forms.emptyTree(kind));
  }

  /** An object that somebody changed in another way than by applying. */
  MetaObject updated(MetaObject before, MetaObject after, String who, Time now) {
    if (before.metadata().managedFields().isEmpty()) {
      return after;
    }
    StringMap<@Nullable Object> old = forms.toTree(before);
    StringMap<@Nullable Object> changed = forms.toTree(after);
    List<ManagedFields> owners = ManagedFieldsTree.forUpdate(old, changed, subresource);
    try {
      return forms.fromTree(
          manager
              .update(old, changed, owners, name(who), kind.toApiVersion(), subresource, now)
              .toTree(),
          kind);
    } catch (SchemaException e) {
      return after;
    }
  }

  private static String name(String who) {
    return who.isEmpty() ? "unknown" : who;
  }

  /**
   * What applying a configuration leads to.
   *
   * @param before null if there is no object yet
   * @throws ApiException if others own what would change, or the configuration does not fit
   */
  MetaObject applied(
      @Nullable MetaObject before,
      StringMap<@Nullable Object> configuration,
      String who,
      boolean force,
      Time now) {
    StringMap<@Nullable Object> old = before == null ? forms.emptyTree(kind) : forms.toTree(before);
    try {
      return forms.fromTree(
          manager
              .apply(
                  old,
                  configuration,
                  before == null ? List.of() : ManagedFieldsTree.get(old),
                  who,
                  force,
                  kind.toApiVersion(),
                  subresource,
                  now)
              .toTree(),
          kind);
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
