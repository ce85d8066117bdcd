package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ModifyVolumeStatus;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.ResourceQuotaScope;
import dev.navarch.api.core.v1.ScopedResourceSelectorRequirement;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.registry.validation.ResourceNames;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Claims and the storage they ask for, altogether and of each class. */
enum ClaimEvaluator implements Evaluator {
  INSTANCE;

  private static final String COUNT = CountEvaluator.countName(Evaluators.CLAIMS);
  private static final String CLAIMS = "persistentvolumeclaims";
  private static final String STORAGE = "requests.storage";
  private static final String OF_CLASS = ".storageclass.storage.k8s.io/";
  private static final String CLASS_ANNOTATION = "volume.beta.kubernetes.io/storage-class";

  @Override
  public boolean handles(Operation operation, String subresource) {
    return (operation == Operation.CREATE || operation == Operation.UPDATE)
        && subresource.isEmpty();
  }

  @Override
  public boolean knows(String resource) {
    return resource.equals(COUNT)
        || resource.equals(CLAIMS)
        || resource.equals(STORAGE)
        || resource.endsWith(OF_CLASS + CLAIMS)
        || resource.endsWith(OF_CLASS + STORAGE);
  }

  @Override
  public Map<String, Quantity> usage(MetaObject object) {
    if (!(object instanceof PersistentVolumeClaim claim)) {
      return Map.of();
    }
    Map<String, Quantity> usage = new TreeMap<>();
    String storageClass = storageClass(claim);
    usage.put(COUNT, CountEvaluator.ONE);
    usage.put(CLAIMS, CountEvaluator.ONE);
    if (!storageClass.isEmpty()) {
      usage.put(storageClass + OF_CLASS + CLAIMS, CountEvaluator.ONE);
    }
    Quantity storage = storage(claim);
    if (storage != null) {
      usage.put(STORAGE, storage);
      if (!storageClass.isEmpty()) {
        usage.put(storageClass + OF_CLASS + STORAGE, storage);
      }
    }
    return usage;
  }

  /** Whole bytes; while a volume shrinks back to what is asked for, what it still holds. */
  private static @Nullable Quantity storage(PersistentVolumeClaim claim) {
    Quantity asked = claim.spec().resources().requests().get(ResourceNames.STORAGE);
    if (asked == null) {
      return null;
    }
    Quantity held = claim.status().allocatedResources().get(ResourceNames.STORAGE);
    Quantity used = held != null && held.compareTo(asked) > 0 ? held : asked;
    return used.roundUp(0);
  }

  private static String storageClass(PersistentVolumeClaim claim) {
    String old = claim.metadata().annotations().get(CLASS_ANNOTATION);
    if (old != null) {
      return old;
    }
    String named = claim.spec().storageClassName();
    return named == null ? "" : named;
  }

  @Override
  public boolean isIn(ScopedResourceSelectorRequirement scope, MetaObject object) {
    return object instanceof PersistentVolumeClaim claim
        && scope.scopeName().equals(ResourceQuotaScope.VOLUME_ATTRIBUTES_CLASS)
        && ScopeValues.match(scope, attributeClasses(claim));
  }

  /** A claim that changes its class counts in all of them until the change is done. */
  private static Set<String> attributeClasses(PersistentVolumeClaim claim) {
    Set<String> classes = new TreeSet<>();
    addIfSet(classes, claim.spec().volumeAttributesClassName());
    addIfSet(classes, claim.status().currentVolumeAttributesClassName());
    ModifyVolumeStatus change = claim.status().modifyVolumeStatus();
    if (change != null) {
      addIfSet(classes, change.targetVolumeAttributesClassName());
    }
    return classes;
  }

  private static void addIfSet(Set<String> names, @Nullable String name) {
    if (name != null && !name.isEmpty()) {
      names.add(name);
    }
  }
}
