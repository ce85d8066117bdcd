package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodCondition;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrors;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Assigns pods to nodes: what a scheduler sends, to the pod's own path or, as in the old days, to
 * that of all bindings of a namespace.
 */
public final class BindingRest implements Creatable<Binding> {
  private static final GroupResource PODS = new GroupResource("", "pods");

  /** A binding is taken as it is: it changes what no other write may. */
  private static final Strategy<Pod> AS_IT_IS = new Strategy<>() {};

  private final ResourceStore<Pod> pods;
  private final ObjectModel model;

  public BindingRest(BuiltInStores stores) {
    ResourceStore<Pod> all = stores.of("", "pods");
    this.pods = all.under(AS_IT_IS);
    this.model = stores.model(new GroupKind("", "Binding"), new GroupVersion("", "v1"));
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public ApiObject create(
      RequestContext context,
      ObjectName name,
      Binding object,
      WriteCheck<Binding> check,
      boolean dryRun) {
    String pod = name.name().isEmpty() ? object.metadata().name() : name.name();
    if (!pod.equals(object.metadata().name())) {
      throw ApiException.badRequest("name in URL does not match name in Binding object");
    }
    List<FieldError> errors = PodValidation.binding(object);
    if (!errors.isEmpty()) {
      throw ApiException.unknown(FieldErrors.toAggregateText(errors));
    }
    check.check(object, null);
    pods.update(
        context,
        new ObjectName(name.namespace(), pod),
        existing -> {
          if (existing == null) {
            throw ApiException.notFound(PODS, pod);
          }
          return bound(context, existing, object);
        },
        WriteCheck.none(),
        new UpdateRules(dryRun, false, object.metadata().uid()));
    return Status.builder().status("Success").code(201).build();
  }

  private Pod bound(RequestContext context, Pod pod, Binding binding) {
    ObjectMeta metadata = pod.metadata();
    checkVersion(binding.metadata().resourceVersion(), metadata);
    if (metadata.deletionTimestamp() != null) {
      throw refused(pod, "pod %s is being deleted, cannot be assigned to a host");
    }
    if (!pod.spec().nodeName().isEmpty()) {
      throw refused(pod, "pod %s is already assigned to node \"" + pod.spec().nodeName() + "\"");
    }
    if (!pod.spec().schedulingGates().isEmpty()) {
      throw refused(pod, "pod %s has non-empty .spec.schedulingGates");
    }
    PodCondition scheduled =
        PodCondition.builder().type(PodConditions.SCHEDULED).status(PodConditions.TRUE).build();
    return pod.toBuilder()
        .metadata(
            metadata.toBuilder()
                .annotations(joined(metadata.annotations(), binding.metadata().annotations()))
                .labels(joined(metadata.labels(), binding.metadata().labels()))
                .build())
        .spec(pod.spec().toBuilder().nodeName(binding.target().name()).build())
        .status(PodConditions.with(pod.status(), scheduled, metadata.generation(), context.now()))
        .build();
  }

  private void checkVersion(String wanted, ObjectMeta present) {
    if (!wanted.isEmpty() && !wanted.equals(present.resourceVersion())) {
      ObjectName name = new ObjectName(present.namespace(), present.name());
      throw ApiException.conflict(
          PODS,
          present.name(),
          "StorageError: invalid object, Code: 4, Key: /registry/%s, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: ResourceVersion in precondition: %s, ResourceVersion in object meta: %s"
              .formatted(pods.key(name).utf8(), wanted, present.resourceVersion()));
    }
  }

  private static ApiException refused(Pod pod, String problem) {
    String name = pod.metadata().name();
    return ApiException.conflict(
        new GroupResource("", "pods/binding"), name, problem.replace("%s", name));
  }

  private static Map<String, String> joined(Map<String, String> own, Map<String, String> more) {
    if (more.isEmpty()) {
      return own;
    }
    Map<String, String> all = new TreeMap<>(own);
    all.putAll(more);
    return all;
  }
}
