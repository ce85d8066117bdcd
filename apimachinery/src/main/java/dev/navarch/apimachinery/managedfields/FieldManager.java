package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.FieldSets;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.fieldpath.TreeComparison;
import dev.navarch.apimachinery.fieldpath.TreeMerge;
import dev.navarch.apimachinery.fieldpath.TreeOrder;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.fieldpath.TreeValidation;
import dev.navarch.apimachinery.fieldpath.TreeValidation.Duplicates;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.managedfields.Ownership.Share;
import dev.navarch.apimachinery.managedfields.Versions.Versioned;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Merges what is applied to the objects of a kind, and keeps account of who owns which field.
 *
 * <p>Objects are JSON trees in the version of the request. {@code metadata.managedFields} inside
 * them is not looked at: entries are passed apart. Entries recorded in another version are compared
 * in that version; those of a version that is gone are dropped.
 *
 * <p>Ownership follows the change of an object, not what a request says: an update owns the fields
 * it adds or gives another value, and takes them from whoever had them. An applier owns all that
 * its configuration sets, shares a field with others who agree on its value, and needs force to
 * take one from those who do not.
 */
public final class FieldManager {
  /** Owns the fields that an object had before anybody's ownership was recorded. */
  private static final String BEFORE_FIRST_APPLY = "before-first-apply";

  /** What identifies an object, or is the server's own, and so belongs to nobody. */
  private static final FieldSet NEVER_MANAGED =
      FieldSet.of(
          FieldPath.ofFields("apiVersion"),
          FieldPath.ofFields("kind"),
          FieldPath.ofFields("metadata"),
          FieldPath.ofFields("metadata", "name"),
          FieldPath.ofFields("metadata", "namespace"),
          FieldPath.ofFields("metadata", "creationTimestamp"),
          FieldPath.ofFields("metadata", "selfLink"),
          FieldPath.ofFields("metadata", "uid"),
          FieldPath.ofFields("metadata", "clusterName"),
          FieldPath.ofFields("metadata", "generation"),
          FieldPath.ofFields("metadata", "managedFields"),
          FieldPath.ofFields("metadata", "resourceVersion"));

  private final Versions versions;
  private final Function<String, StringMap<@Nullable Object>> empty;

  private FieldManager(Versions versions, Function<String, StringMap<@Nullable Object>> empty) {
    this.versions = versions;
    this.empty = empty;
  }

  /**
   * Creates a manager for the objects of a kind.
   *
   * @param types the type of objects of an API version; asked only for versions that exist
   */
  public static FieldManager of(Function<String, TreeType> types, VersionConverter converter) {
    return new FieldManager(
        new Versions(types, converter, new Always<>(FieldSet.EMPTY)), new Always<>(StringMap.of()));
  }

  /** The same, whatever the version. */
  private record Always<T>(T value) implements Function<String, T> {
    @Override
    public T apply(String apiVersion) {
      return value;
    }
  }

  /**
   * This manager for an endpoint that puts some fields back to what they were, such as {@code
   * .status} when the object itself is written: nobody gains or loses those fields, nor what is
   * inside them.
   *
   * @param resetFields the fields, by API version
   */
  public FieldManager resetting(Function<String, FieldSet> resetFields) {
    return new FieldManager(
        new Versions(versions.types(), versions.converter(), resetFields), empty);
  }

  /**
   * This manager for objects that are never quite empty: what a new object of an API version holds
   * before anything is set in it. A live object that was never tracked is compared with it.
   */
  public FieldManager startingFrom(Function<String, StringMap<@Nullable Object>> emptyObject) {
    return new FieldManager(versions, emptyObject);
  }

  /**
   * Accounts for a create, update or patch that has been carried out. An object that exists without
   * any entries stays without, until something is applied to it.
   *
   * @param live the object before; for a create the empty object, which has no uid
   * @param newObject the object after
   * @param managed the entries before; see {@link ManagedFieldsTree#forUpdate}
   * @param subresource the sub-resource written to; empty for the object itself
   * @throws SchemaException when an object is not of its type; the entries should then stay as they
   *     are
   */
  public ManagedObject update(
      StringMap<@Nullable Object> live,
      StringMap<@Nullable Object> newObject,
      List<ManagedFields> managed,
      String manager,
      String apiVersion,
      String subresource,
      Time now) {
    StringMap<@Nullable Object> result = bare(newObject);
    if (managed.isEmpty() && exists(live)) {
      return new ManagedObject(result, List.of());
    }
    Owner owner = new Owner(manager, Operation.UPDATE, apiVersion, subresource);
    Ownership ownership =
        track(
            versions.forOneWrite(),
            new Versioned(bare(live), apiVersion),
            new Versioned(result, apiVersion),
            Ownership.of(managed),
            owner,
            now);
    return new ManagedObject(result, ownership.toList());
  }

  /**
   * Applies a configuration: merges it into the live object, removes what this manager applied
   * before and no longer mentions, and accounts for both.
   *
   * <p>When the object does not change the answer holds the live object, and no entry gets a new
   * time.
   *
   * @param live the object before; for a create the empty object, which has no uid
   * @param applied the configuration, in the version of the request
   * @param managed the entries of the live object
   * @param force whether to take fields from managers that want another value
   * @param subresource the sub-resource written to; empty for the object itself
   * @throws ApplyConflictException when others own what would change, and force is not given
   * @throws SchemaException when the configuration or the object is not of its type
   * @throws IllegalArgumentException when the configuration holds managed fields
   */
  public ManagedObject apply(
      StringMap<@Nullable Object> live,
      StringMap<@Nullable Object> applied,
      List<ManagedFields> managed,
      String manager,
      boolean force,
      String apiVersion,
      String subresource,
      Time now) {
    if (Metadata.of(applied).get(Metadata.MANAGED_FIELDS) != null) {
      throw new IllegalArgumentException("metadata.managedFields must be nil");
    }
    Versions versionsNow = versions.forOneWrite();
    TreeType type = versionsNow.type(apiVersion);
    Versioned before = new Versioned(bare(live), apiVersion);
    StringMap<@Nullable Object> configuration = bare(applied);
    check(configuration, type, Duplicates.REJECTED, "failed to create typed patch object (%s)");
    check(before.tree(), type, Duplicates.ALLOWED, "failed to create typed live object (%s)");
    Ownership ownership = Ownership.of(managed);
    if (ownership.isEmpty() && exists(live)) {
      Owner past = new Owner(BEFORE_FIRST_APPLY, Operation.UPDATE, apiVersion, subresource);
      Versioned nothing = new Versioned(empty.apply(apiVersion), apiVersion);
      ownership = track(versionsNow, nothing, before, ownership, past, now);
    }
    Application application =
        new Application(
            versionsNow,
            before,
            configuration,
            ownership,
            new Owner(manager, Operation.APPLY, apiVersion, subresource),
            now);
    if (!manager.equals(LastApplied.MANAGER)) {
      return application.run(force);
    }
    ManagedObject result = applyForKubectl(application, force, type);
    return new ManagedObject(
        LastApplied.refresh(result.object(), configuration), result.managedFields());
  }

  /**
   * Conflicts over fields that client-side apply set, and that nobody changed since, do not count.
   */
  private static ManagedObject applyForKubectl(
      Application application, boolean force, TreeType type) {
    try {
      return application.run(force);
    } catch (ApplyConflictException e) {
      Versioned live = application.live;
      FieldSet own =
          LastApplied.unchangedFields(live.tree(), live.apiVersion(), type).orElse(FieldSet.EMPTY);
      List<ApplyConflict> others =
          e.conflicts().stream().filter(conflict -> !own.has(conflict.path())).toList();
      if (!others.isEmpty()) {
        throw new ApplyConflictException(others);
      }
      return application.run(true);
    }
  }

  /** One configuration on its way into one object. */
  private record Application(
      Versions versions,
      Versioned live,
      StringMap<@Nullable Object> configuration,
      Ownership ownership,
      Owner applier,
      Time now) {

    ManagedObject run(boolean force) {
      String apiVersion = live.apiVersion();
      TreeType type = versions.type(apiVersion);
      Ownership known = reconcile(versions, live, ownership);
      Share last = known.get(applier);
      FieldSet fields =
          FieldSets.of(configuration, type).recursiveDifference(versions.resetFields(apiVersion));
      Share claim = new Share(apiVersion, fields, last == null ? null : last.time());
      Ownership claimed = known.with(applier, claim);
      Versioned result = new Pruning(versions).prune(merged(type), claimed, last);
      Ownership settled = settle(versions, live, result, new HashMap<>(), claimed, applier, force);
      boolean same = TreeOrder.same(live.tree(), result.tree());
      Share own =
          new Share(apiVersion, fields.difference(NEVER_MANAGED), same ? claim.time() : now);
      return new ManagedObject(
          same ? live.tree() : result.tree(), settled.with(applier, own).toList());
    }

    @SuppressWarnings("unchecked") // an object merged with an object is an object
    private Versioned merged(TreeType type) {
      @Nullable Object merged = TreeMerge.merge(live.tree(), configuration, type);
      return new Versioned(
          merged == null ? StringMap.of() : (StringMap<@Nullable Object>) merged,
          live.apiVersion());
    }
  }

  /** Gives an updater what it changed. */
  private static Ownership track(
      Versions versions,
      Versioned older,
      Versioned newer,
      Ownership ownership,
      Owner owner,
      Time now) {
    String apiVersion = newer.apiVersion();
    TreeType type = versions.type(apiVersion);
    check(newer.tree(), type, Duplicates.ALLOWED, "failed to convert new object (%s) to smd typed");
    check(
        older.tree(), type, Duplicates.ALLOWED, "failed to convert live object (%s) to smd typed");
    TreeComparison comparison =
        TreeComparison.of(older.tree(), newer.tree(), type)
            .without(versions.resetFields(apiVersion));
    Map<String, Optional<TreeComparison>> comparisons = new HashMap<>();
    comparisons.put(apiVersion, Optional.of(comparison));
    Ownership settled =
        settle(
            versions, older, newer, comparisons, reconcile(versions, older, ownership), null, true);
    FieldSet changed = comparison.addedOrModified().difference(NEVER_MANAGED);
    if (!changed.isEmpty()) {
      Share previous = settled.get(owner);
      FieldSet all = previous == null ? changed : changed.union(previous.fields());
      settled = settled.with(owner, new Share(apiVersion, all, now));
    }
    return ManagerCap.cap(settled);
  }

  /** Drops owners in versions that are gone, and brings the others up to the schema of today. */
  private static Ownership reconcile(Versions versions, Versioned live, Ownership ownership) {
    return ownership.map((owner, share) ->
        versions.convert(live, share.apiVersion()).isEmpty()
            ? null
            : share.withFields(
                FieldSets.reconcile(share.fields(), versions.type(share.apiVersion()))));
  }

  /**
   * Takes from all owners what a change took from them: fields with another value, which is a
   * conflict unless forced, and fields that are gone.
   *
   * @param comparisons what changed, by version, as far as it is known already
   * @param applier the owner that is left out; null for none
   */
  private static Ownership settle(
      Versions versions,
      Versioned older,
      Versioned newer,
      Map<String, Optional<TreeComparison>> comparisons,
      Ownership ownership,
      @Nullable Owner applier,
      boolean force) {
    List<ApplyConflict> conflicts = new ArrayList<>();
    Ownership settled =
        ownership.map((owner, share) -> {
          if (owner.equals(applier)) {
            return share;
          }
          TreeComparison comparison =
              comparisons
                  .computeIfAbsent(share.apiVersion(), any -> versions.compare(older, newer, any))
                  .orElse(null);
          if (comparison == null) {
            return null;
          }
          FieldSet taken = share.fields().intersection(comparison.addedOrModified());
          taken.forEach(path -> conflicts.add(conflict(owner, share, path)));
          return share.withFields(
              share.fields().difference(taken).difference(comparison.removed()));
        });
    if (!force && !conflicts.isEmpty()) {
      throw new ApplyConflictException(conflicts);
    }
    return settled;
  }

  private static ApplyConflict conflict(Owner owner, Share share, FieldPath path) {
    return new ApplyConflict(
        owner.manager(), owner.operation(), share.apiVersion(), owner.subresource(), path);
  }

  private static void check(
      StringMap<@Nullable Object> object, TreeType type, Duplicates duplicates, String action) {
    try {
      TreeValidation.validate(object, type, duplicates);
    } catch (SchemaException e) {
      throw e.during(action.formatted(description(object)));
    }
  }

  /** An object as messages name it: {@code ns/name; apps/v1, Kind=Deployment}. */
  private static String description(StringMap<@Nullable Object> object) {
    String apiVersion = object.get("apiVersion") instanceof String text ? text : "";
    String kind = object.get("kind") instanceof String text ? text : "";
    return Metadata.text(object, "namespace")
        + "/"
        + Metadata.text(object, "name")
        + "; "
        + (apiVersion.contains("/") ? "" : "/")
        + apiVersion
        + ", Kind="
        + kind;
  }

  private static StringMap<@Nullable Object> bare(StringMap<@Nullable Object> object) {
    return Metadata.without(object, Metadata.MANAGED_FIELDS);
  }

  private static boolean exists(StringMap<@Nullable Object> live) {
    return !Metadata.text(live, "uid").isEmpty();
  }
}
