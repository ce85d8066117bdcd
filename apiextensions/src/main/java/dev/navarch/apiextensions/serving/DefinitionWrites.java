package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.managedfields.FieldManager;
import dev.navarch.apimachinery.managedfields.ManagedFields;
import dev.navarch.apimachinery.managedfields.ManagedFieldsTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the server itself has to say of definitions: their status, and that they may go. A
 * change is made to the definition as it is, and made again if somebody else was faster, so that
 * several servers can do the same.
 */
final class DefinitionWrites {
  /** Who the server is when it acts on its own. */
  static final User SERVER = User.of("system:apiserver", User.MASTERS_GROUP);

  private static final GroupVersion VERSION = new GroupVersion("apiextensions.k8s.io", "v1");
  private static final String STATUS = "status";

  /** The server knows what it does. */
  private static final Strategy<CustomResourceDefinition> AS_IT_IS = new Strategy<>() {};

  private final ResourceStore<CustomResourceDefinition> definitions;
  private final FieldManager owners;
  private final String manager;
  private final InstantSource clock;

  DefinitionWrites(ServingContext context) {
    definitions = context.definitions().under(AS_IT_IS);
    manager = context.manager();
    clock = context.clock();
    FieldSet reset = FieldSet.of(FieldPath.ofFields("metadata"), FieldPath.ofFields("spec"));
    owners =
        FieldManager.of(
                version -> definitions.model().treeType(GroupVersion.parse(version)),
                this::converted)
            .resetting(version -> reset)
            .startingFrom(version -> definitions.model().emptyTree(GroupVersion.parse(version)));
  }

  private Optional<StringMap<@Nullable Object>> converted(
      StringMap<@Nullable Object> tree, String from, String to) {
    ObjectModel model = definitions.model();
    GroupVersion target = GroupVersion.parse(to);
    if (!target.group().equals(VERSION.group()) || !model.hasVersion(target)) {
      return Optional.empty();
    }
    MetaObject hub =
        model.fromTreeAsItIs(tree, GroupVersion.parse(from).withKind("CustomResourceDefinition"));
    return Optional.of(model.toTree(hub, target));
  }

  /** The time to write into definitions. */
  Time now() {
    return Time.of(clock.instant());
  }

  /**
   * Changes a definition.
   *
   * @return the definition as it is afterwards, or was last; empty if it was gone before
   */
  Optional<CustomResourceDefinition> change(
      String name, UnaryOperator<CustomResourceDefinition> change) {
    try {
      return Optional.of(
          definitions
              .update(
                  request(clock),
                  new ObjectName("", name),
                  existing -> {
                    if (existing == null) {
                      throw definitions.notFound(new ObjectName("", name));
                    }
                    CustomResourceDefinition changed = change.apply(existing);
                    return changed.equals(existing) ? existing : owned(existing, changed);
                  },
                  WriteCheck.none(),
                  UpdateRules.PLAIN)
              .object());
    } catch (ApiException e) {
      if (e.code() == 404) {
        return Optional.empty();
      }
      throw e;
    }
  }

  private CustomResourceDefinition owned(
      CustomResourceDefinition before, CustomResourceDefinition after) {
    StringMap<@Nullable Object> old = definitions.model().toTree(before, VERSION);
    StringMap<@Nullable Object> changed = definitions.model().toTree(after, VERSION);
    List<ManagedFields> managed;
    try {
      managed =
          owners
              .update(
                  old,
                  changed,
                  ManagedFieldsTree.forUpdate(old, changed, STATUS),
                  manager,
                  VERSION.toApiVersion(),
                  STATUS,
                  now())
              .managedFields();
    } catch (SchemaException e) {
      return after;
    }
    return after.toBuilder()
        .metadata(after.metadata().toBuilder().managedFields(ManagedEntries.write(managed)).build())
        .build();
  }

  /** A request that the server makes of itself. */
  static RequestContext request(InstantSource clock) {
    return new RequestContext(
        new RequestInfo(false, "", "", "", "", "", "", "", "", "", List.of()),
        SERVER,
        "",
        new Warnings(),
        clock.instant());
  }
}
