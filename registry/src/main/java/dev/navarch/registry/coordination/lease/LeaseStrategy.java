package dev.navarch.registry.coordination.lease;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.ValidatedStrategy;

/**
 * How leases are written. Leases are not given to candidates here, so that wishes about who is to
 * get one are not kept; those that are stored already stay.
 */
public final class LeaseStrategy extends ValidatedStrategy<Lease> {
  public LeaseStrategy() {
    super(
        new GroupResource("coordination.k8s.io", "leases"),
        LeaseValidation::create,
        LeaseValidation::update);
  }

  @Override
  public Lease prepareForCreate(RequestContext context, Lease object) {
    return withoutWishes(super.prepareForCreate(context, object));
  }

  @Override
  public Lease prepareForUpdate(RequestContext context, Lease object, Lease old) {
    Lease prepared = super.prepareForUpdate(context, object, old);
    boolean wishes = old.spec().strategy() != null || old.spec().preferredHolder() != null;
    return wishes ? prepared : withoutWishes(prepared);
  }

  private static Lease withoutWishes(Lease lease) {
    return lease.spec().strategy() == null && lease.spec().preferredHolder() == null
        ? lease
        : lease.toBuilder().spec(spec -> spec.strategy(null).preferredHolder(null)).build();
  }
}
