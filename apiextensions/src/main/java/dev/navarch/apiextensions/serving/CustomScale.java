package dev.navarch.apiextensions.serving;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.autoscaling.v1.ScaleSpec;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ObjectMetaBuilder;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.value.GoQuoting;
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
import org.jspecify.annotations.Nullable;

/** The scale of custom resources: a view of an object through which its replicas are set. */
final class CustomScale implements Updatable<Scale> {
  /** Stands for no number at all while a patch is carried out. */
  private static final int NOT_SET = Integer.MIN_VALUE;

  private static final Strategy<Scale> STRATEGY = new Strategy<>() {};

  private final ObjectModel model;
  private final ResourceStore<Unstructured> objects;
  private final ScalePaths paths;
  private final ScaleOwners owners;

  CustomScale(
      ObjectModel model,
      ResourceStore<Unstructured> objects,
      ScalePaths paths,
      ScaleOwners owners) {
    this.model = model;
    this.objects = objects;
    this.paths = paths;
    this.owners = owners;
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
    Unstructured object = objects.require(name);
    Scale scale = paths.scale(object);
    if (paths.wanted(object).isEmpty()) {
      throw ApiException.internalError(
          "the spec replicas field %s does not exist"
              .formatted(GoQuoting.quote(paths.specReplicas())));
    }
    return scale;
  }

  @Override
  public Updated<Scale> update(
      RequestContext context,
      ObjectName name,
      Transform<Scale> transform,
      WriteCheck<Scale> check,
      UpdateRules rules) {
    Updated<Unstructured> updated =
        objects.update(
            context,
            name,
            existing -> {
              if (existing == null) {
                throw objects.notFound(name);
              }
              Scale wanted = transform.apply(before(existing));
              if (rules.createsAnyway()) {
                throw notApplied(name);
              }
              return scaled(existing, wanted);
            },
            (@Nullable Unstructured object, @Nullable Unstructured old) ->
                check.check(
                    object == null ? null : paths.scale(object),
                    old == null ? null : paths.scale(old)),
            new UpdateRules(rules.dryRun(), false, rules.uid()));
    return new Updated<>(paths.scale(updated.object()), false);
  }

  private Scale before(Unstructured object) {
    Scale scale = paths.scale(object);
    Scale known =
        paths.wanted(object).isPresent()
            ? scale
            : scale.toBuilder().spec(new ScaleSpec(NOT_SET)).build();
    return known.toBuilder()
        .metadata(
            known.metadata().toBuilder()
                .managedFields(owners.ofScale(object.metadata().managedFields()))
                .build())
        .build();
  }

  private Unstructured scaled(Unstructured object, Scale wanted) {
    if (wanted.spec().replicas() == NOT_SET) {
      throw ApiException.badRequest(
          "the spec replicas field %s cannot be empty"
              .formatted(GoQuoting.quote(paths.specReplicas())));
    }
    Unstructured scaled;
    try {
      scaled = object.withNested((long) wanted.spec().replicas(), paths.specReplicasFields());
    } catch (IllegalArgumentException e) {
      throw ApiException.unknown(String.valueOf(e.getMessage()));
    }
    ObjectMetaBuilder metadata =
        object.metadata().toBuilder()
            .managedFields(
                owners.ofObject(
                    object.metadata().managedFields(), wanted.metadata().managedFields()));
    if (!wanted.metadata().resourceVersion().isEmpty()) {
      metadata.resourceVersion(wanted.metadata().resourceVersion());
    }
    return scaled.withMetadata(metadata.build());
  }

  /** Kubernetes takes no configurations for scales of custom resources, once all owners agree. */
  private static ApiException notApplied(ObjectName name) {
    return ApiException.unknown(
        "failed to convert new object (/%s; autoscaling/v1, Kind=Scale) to proper version: request to convert CR to an invalid group/version: autoscaling/v1"
            .formatted(name.name()));
  }
}
