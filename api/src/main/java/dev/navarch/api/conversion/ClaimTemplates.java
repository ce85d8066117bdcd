package dev.navarch.api.conversion;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.runtime.Walk;
import java.util.List;

/**
 * Claims inside a stateful set: whole objects, which show their kind and version whatever the
 * client wrote there.
 */
public final class ClaimTemplates {
  private static final TypeMeta CLAIM = new TypeMeta("PersistentVolumeClaim", "v1");

  private ClaimTemplates() {}

  public static List<PersistentVolumeClaim> withKind(List<PersistentVolumeClaim> claims) {
    return Walk.each(
        claims,
        claim ->
            claim.typeMeta().equals(CLAIM) ? claim : claim.toBuilder().typeMeta(CLAIM).build());
  }
}
