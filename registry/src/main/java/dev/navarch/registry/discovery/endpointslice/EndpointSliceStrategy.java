package dev.navarch.registry.discovery.endpointslice;

import dev.navarch.api.discovery.v1.AddressType;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.List;

/** How endpoint slices are written. */
public final class EndpointSliceStrategy extends ValidatedStrategy<EndpointSlice> {
  public EndpointSliceStrategy() {
    super(
        new GroupResource("discovery.k8s.io", "endpointslices"),
        EndpointSliceValidation::create,
        EndpointSliceValidation::update);
  }

  /** Labels say which service a slice belongs to: a change of them counts. */
  @Override
  public EndpointSlice prepareForUpdate(
      RequestContext context, EndpointSlice object, EndpointSlice old) {
    EndpointSlice prepared = super.prepareForUpdate(context, object, old);
    boolean relabelled = !object.metadata().labels().equals(old.metadata().labels());
    return relabelled ? Parts.withGeneration(prepared, old.metadata().generation() + 1) : prepared;
  }

  @Override
  public List<String> warnings(RequestContext context, EndpointSlice object) {
    return object.addressType().equals(AddressType.FQDN)
        ? List.of("spec.addressType: FQDN endpoints are deprecated")
        : List.of();
  }

  @Override
  public List<String> warningsOnUpdate(
      RequestContext context, EndpointSlice object, EndpointSlice old) {
    return List.of();
  }
}
