package dev.navarch.registry.autoscaling.scale;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.rest.Transform;
import dev.navarch.apiserver.rest.Updatable;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Updated;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.validation.ScaleValidation;
import java.util.List;

/**
 * The scale of objects that stand for a number of copies: the number that is to be, and how many
 * there are. A write of the scale is a write of the object, under the object's own strategy.
 */
public final class ScaleRest<P extends MetaObject> implements Updatable<Scale> {
  private static final GroupKind KIND = new GroupKind("autoscaling", "Scale");
  private static final GroupVersion VERSION = new GroupVersion("autoscaling", "v1");
  private static final Strategy<Scale> STRATEGY = new Strategy<>() {};

  private final ResourceStore<P> parents;
  private final ScaleAccess<P> access;
  private final ObjectModel model;

  private ScaleRest(ResourceStore<P> parents, ScaleAccess<P> access, ObjectModel model) {
    this.parents = parents;
    this.access = access;
    this.model = model;
  }

  /** The scale of a resource's objects. */
  public static <P extends MetaObject> ScaleRest<P> of(
      BuiltInStores stores, GroupResource resource, ScaleAccess<P> access) {
    ResourceStore<P> parents = stores.of(resource.group(), resource.resource());
    return new ScaleRest<>(parents, access, stores.model(KIND, VERSION));
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public Strategy<Scale> strategy() {
    return STRATEGY;
  }

  @Override
  public Scale read(RequestContext context, ObjectName name) {
    return scale(parents.require(name));
  }

  private Scale scale(P parent) {
    ObjectMeta metadata = parent.metadata();
    return Scale.builder()
        .metadata(meta ->
            meta.name(metadata.name())
                .namespace(metadata.namespace())
                .uid(metadata.uid())
                .resourceVersion(metadata.resourceVersion())
                .creationTimestamp(metadata.creationTimestamp()))
        .spec(spec -> spec.replicas(access.wanted().applyAsInt(parent)))
        .status(status ->
            status
                .replicas(access.present().applyAsInt(parent))
                .selector(access.selector().apply(parent)))
        .build();
  }

  @Override
  public Updated<Scale> update(
      RequestContext context,
      ObjectName name,
      Transform<Scale> transform,
      WriteCheck<Scale> check,
      UpdateRules rules) {
    Updated<P> updated =
        parents.update(
            context,
            name,
            parent -> {
              if (parent == null) {
                throw parents.notFound(name);
              }
              return scaled(context, parent, transform);
            },
            (object, old) ->
                check.check(object == null ? null : scale(object), old == null ? null : scale(old)),
            new UpdateRules(rules.dryRun(), false, rules.uid()));
    return new Updated<>(scale(updated.object()), false);
  }

  @SuppressWarnings("unchecked") // an object with other metadata is of the same class
  private P scaled(RequestContext context, P parent, Transform<Scale> transform) {
    ObjectMeta metadata = parent.metadata();
    ScaleOwners owners = new ScaleOwners(metadata.managedFields(), this::isVersion);
    Scale shown = scale(parent);
    Scale old =
        shown.toBuilder()
            .metadata(shown.metadata().toBuilder().managedFields(owners.ofScale()).build())
            .build();
    Scale wanted = transform.apply(old);
    List<FieldError> errors = ScaleValidation.check(wanted);
    if (!errors.isEmpty()) {
      throw ApiException.invalid(KIND, metadata.name(), errors);
    }
    checkUid(wanted.metadata().uid(), metadata);
    P changed = access.change().apply(parent, wanted.spec().replicas());
    return (P)
        changed.withMetadata(
            metadata.toBuilder()
                .resourceVersion(wanted.metadata().resourceVersion())
                .managedFields(
                    owners.ofParent(
                        wanted.metadata().managedFields(),
                        context.info().groupVersion().toApiVersion()))
                .build());
  }

  private boolean isVersion(String text) {
    try {
      return parents.model().hasVersion(GroupVersion.parse(text));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private void checkUid(String wanted, ObjectMeta present) {
    if (!wanted.isEmpty() && !wanted.equals(present.uid())) {
      GroupResource resource = parents.kind().resource();
      throw ApiException.conflict(
          new GroupResource(resource.group(), resource.resource() + "/scale"),
          present.name(),
          "Precondition failed: UID in precondition: %s, UID in object meta: %s"
              .formatted(wanted, present.uid()));
    }
  }
}
