package dev.navarch.api;

import dev.navarch.apimachinery.meta.v1.List;
import dev.navarch.apimachinery.runtime.MetaTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;

/** The scheme of every built-in kind in every version. */
public final class AllTypes {
  private AllTypes() {}

  /** The scheme, built when first asked for. No type is loaded by it. */
  public static Scheme scheme() {
    return Holder.SCHEME;
  }

  private static final class Holder {
    static final Scheme SCHEME = build();
  }

  private static Scheme build() {
    Scheme.Builder scheme = Scheme.builder("navarch");
    MetaTypes.addUnversioned(scheme);
    MetaTypes.addMeta(scheme);
    scheme.addKnownTypes(new GroupVersion("", "v1"), List.class);
    addGroups(scheme);
    return scheme.build();
  }

  /** Adds the built-in groups to a scheme, the versions of each with the best first. */
  public static void addGroups(Scheme.Builder scheme) {
    dev.navarch.api.admission.v1.Register.addTo(scheme);
    dev.navarch.api.admission.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "admission.k8s.io", "v1", "v1beta1");
    dev.navarch.api.admissionregistration.v1.Register.addTo(scheme);
    dev.navarch.api.admissionregistration.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "admissionregistration.k8s.io", "v1", "v1beta1");
    dev.navarch.api.apidiscovery.v2.Register.addTo(scheme);
    dev.navarch.api.apidiscovery.v2beta1.Register.addTo(scheme);
    prioritize(scheme, "apidiscovery.k8s.io", "v2", "v2beta1");
    dev.navarch.api.apiextensions.v1.Register.addTo(scheme);
    dev.navarch.api.apiextensions.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "apiextensions.k8s.io", "v1", "v1beta1");
    dev.navarch.api.apiregistration.v1.Register.addTo(scheme);
    dev.navarch.api.apiregistration.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "apiregistration.k8s.io", "v1", "v1beta1");
    dev.navarch.api.apiserverinternal.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "internal.apiserver.k8s.io", "v1alpha1");
    dev.navarch.api.apps.v1.Register.addTo(scheme);
    dev.navarch.api.apps.v1beta2.Register.addTo(scheme);
    dev.navarch.api.apps.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "apps", "v1", "v1beta2", "v1beta1");
    dev.navarch.api.authentication.v1.Register.addTo(scheme);
    dev.navarch.api.authentication.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "authentication.k8s.io", "v1", "v1beta1");
    dev.navarch.api.authorization.v1.Register.addTo(scheme);
    dev.navarch.api.authorization.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "authorization.k8s.io", "v1", "v1beta1");
    dev.navarch.api.autoscaling.v2.Register.addTo(scheme);
    dev.navarch.api.autoscaling.v1.Register.addTo(scheme);
    dev.navarch.api.autoscaling.v2beta1.Register.addTo(scheme);
    dev.navarch.api.autoscaling.v2beta2.Register.addTo(scheme);
    prioritize(scheme, "autoscaling", "v2", "v1", "v2beta1", "v2beta2");
    dev.navarch.api.batch.v1.Register.addTo(scheme);
    dev.navarch.api.batch.v1beta1.Register.addTo(scheme);
    dev.navarch.api.batch.v2alpha1.Register.addTo(scheme);
    prioritize(scheme, "batch", "v1", "v1beta1", "v2alpha1");
    dev.navarch.api.certificates.v1.Register.addTo(scheme);
    dev.navarch.api.certificates.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "certificates.k8s.io", "v1", "v1beta1");
    dev.navarch.api.coordination.v1.Register.addTo(scheme);
    dev.navarch.api.coordination.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "coordination.k8s.io", "v1", "v1beta1");
    dev.navarch.api.core.v1.Register.addTo(scheme);
    prioritize(scheme, "", "v1");
    dev.navarch.api.discovery.v1.Register.addTo(scheme);
    dev.navarch.api.discovery.v1beta1.Register.addTo(scheme);
    dev.navarch.api.discovery.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "discovery.k8s.io", "v1", "v1beta1", "v1alpha1");
    dev.navarch.api.events.v1.Register.addTo(scheme);
    dev.navarch.api.events.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "events.k8s.io", "v1", "v1beta1");
    dev.navarch.api.extensions.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "extensions", "v1beta1");
    dev.navarch.api.flowcontrol.v1.Register.addTo(scheme);
    dev.navarch.api.flowcontrol.v1beta3.Register.addTo(scheme);
    dev.navarch.api.flowcontrol.v1beta2.Register.addTo(scheme);
    dev.navarch.api.flowcontrol.v1beta1.Register.addTo(scheme);
    dev.navarch.api.flowcontrol.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "flowcontrol.apiserver.k8s.io", "v1", "v1beta3", "v1beta2", "v1beta1", "v1alpha1");
    dev.navarch.api.imagepolicy.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "imagepolicy.k8s.io", "v1alpha1");
    dev.navarch.api.metrics.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "metrics.k8s.io", "v1beta1");
    dev.navarch.api.networking.v1.Register.addTo(scheme);
    dev.navarch.api.networking.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "networking.k8s.io", "v1", "v1beta1");
    dev.navarch.api.node.v1.Register.addTo(scheme);
    dev.navarch.api.node.v1beta1.Register.addTo(scheme);
    dev.navarch.api.node.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "node.k8s.io", "v1", "v1beta1", "v1alpha1");
    dev.navarch.api.policy.v1.Register.addTo(scheme);
    dev.navarch.api.policy.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "policy", "v1", "v1beta1");
    dev.navarch.api.rbac.v1.Register.addTo(scheme);
    dev.navarch.api.rbac.v1beta1.Register.addTo(scheme);
    dev.navarch.api.rbac.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "rbac.authorization.k8s.io", "v1", "v1beta1", "v1alpha1");
    dev.navarch.api.resource.v1.Register.addTo(scheme);
    dev.navarch.api.resource.v1beta2.Register.addTo(scheme);
    dev.navarch.api.resource.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "resource.k8s.io", "v1", "v1beta2", "v1beta1");
    dev.navarch.api.scheduling.v1.Register.addTo(scheme);
    dev.navarch.api.scheduling.v1beta1.Register.addTo(scheme);
    dev.navarch.api.scheduling.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "scheduling.k8s.io", "v1", "v1beta1", "v1alpha1");
    dev.navarch.api.storage.v1.Register.addTo(scheme);
    dev.navarch.api.storage.v1beta1.Register.addTo(scheme);
    dev.navarch.api.storage.v1alpha1.Register.addTo(scheme);
    prioritize(scheme, "storage.k8s.io", "v1", "v1beta1", "v1alpha1");
    dev.navarch.api.storagemigration.v1beta1.Register.addTo(scheme);
    prioritize(scheme, "storagemigration.k8s.io", "v1beta1");
  }

  private static void prioritize(Scheme.Builder scheme, String group, String... versions) {
    scheme.setVersionPriority(group, versions);
    for (String version : versions) {
      MetaTypes.addToGroupVersion(scheme, new GroupVersion(group, version));
    }
  }
}
