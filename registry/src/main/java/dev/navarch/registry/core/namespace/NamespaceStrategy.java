package dev.navarch.registry.core.namespace;

import dev.navarch.api.core.v1.FinalizerName;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes of namespaces. A namespace stays until whoever empties it has taken its name out of {@code
 * spec.finalizers}, at the path that is for that.
 */
public final class NamespaceStrategy extends TraitStrategy<Namespace> {
  private static final String NAME_LABEL = "kubernetes.io/metadata.name";

  public NamespaceStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public NameCheck names() {
    return NamespaceValidation.NAMES;
  }

  @Override
  public Namespace prepareForCreate(RequestContext context, Namespace object) {
    List<String> finalizers = new ArrayList<>(object.spec().finalizers());
    if (!finalizers.contains(FinalizerName.KUBERNETES)) {
      finalizers.add(FinalizerName.KUBERNETES);
    }
    return labelled(super.prepareForCreate(context, object)).toBuilder()
        .spec(spec -> spec.finalizers(finalizers))
        .status(status -> status.phase(NamespacePhase.ACTIVE))
        .build();
  }

  /** A namespace can be selected by its name. */
  private static Namespace labelled(Namespace namespace) {
    String name = namespace.metadata().name();
    if (name.equals(namespace.metadata().labels().get(NAME_LABEL))) {
      return namespace;
    }
    Map<String, String> labels = new TreeMap<>(namespace.metadata().labels());
    labels.put(NAME_LABEL, name);
    return namespace.toBuilder()
        .metadata(namespace.metadata().toBuilder().labels(labels).build())
        .build();
  }

  @Override
  public Namespace prepareForUpdate(RequestContext context, Namespace object, Namespace old) {
    return labelled(super.prepareForUpdate(context, object, old)).toBuilder()
        .spec(old.spec())
        .build();
  }

  @Override
  public List<FieldError> validate(RequestContext context, Namespace object) {
    return NamespaceValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Namespace object, Namespace old) {
    return NamespaceValidation.update(object, old);
  }

  @Override
  public Optional<Namespace> marked(Namespace object, Time now, List<String> finalizers) {
    return NamespaceDeletion.marked(object, now, finalizers);
  }

  @Override
  public boolean deletesOnUpdate(Namespace object, Namespace old) {
    return NamespaceDeletion.isFinished(object);
  }
}
