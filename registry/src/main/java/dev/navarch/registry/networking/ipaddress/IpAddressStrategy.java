package dev.navarch.registry.networking.ipaddress;

import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.ValidatedStrategy;

/** How addresses are written. */
public final class IpAddressStrategy extends ValidatedStrategy<IPAddress> {
  public IpAddressStrategy() {
    super(
        new GroupResource("networking.k8s.io", "ipaddresses"),
        IpAddressValidation::create,
        IpAddressValidation::update);
  }

  @Override
  public NameCheck names() {
    return IpAddressValidation.NAMES;
  }
}
