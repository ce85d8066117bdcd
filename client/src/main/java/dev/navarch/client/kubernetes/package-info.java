/**
 * The built-in kinds of Kubernetes, each with a typed client: {@code Clientset} is the entry. It is
 * generated, like the clients in {@code typed} below, the clientset for tests in {@code fake}, the
 * listers and the informers; to add a version, name its package here, the best of a group first.
 * Clients may be used by any number of threads.
 */
@GenerateClients(
    clientset = "Clientset",
    informerFactory = "KubernetesInformerFactory",
    clientsetPackage = "dev.navarch.client.kubernetes",
    informersPackage = "dev.navarch.client.informers",
    listersPackage = "dev.navarch.client.listers",
    scheme = AllTypes.class,
    packages = {
      "dev.navarch.api.admissionregistration.v1",
      "dev.navarch.api.admissionregistration.v1beta1",
      "dev.navarch.api.apiextensions.v1",
      "dev.navarch.api.apiextensions.v1beta1",
      "dev.navarch.api.apiregistration.v1",
      "dev.navarch.api.apiregistration.v1beta1",
      "dev.navarch.api.apiserverinternal.v1alpha1",
      "dev.navarch.api.apps.v1",
      "dev.navarch.api.apps.v1beta2",
      "dev.navarch.api.apps.v1beta1",
      "dev.navarch.api.authentication.v1",
      "dev.navarch.api.authentication.v1beta1",
      "dev.navarch.api.authorization.v1",
      "dev.navarch.api.authorization.v1beta1",
      "dev.navarch.api.autoscaling.v2",
      "dev.navarch.api.autoscaling.v1",
      "dev.navarch.api.autoscaling.v2beta2",
      "dev.navarch.api.autoscaling.v2beta1",
      "dev.navarch.api.batch.v1",
      "dev.navarch.api.batch.v1beta1",
      "dev.navarch.api.batch.v2alpha1",
      "dev.navarch.api.certificates.v1",
      "dev.navarch.api.certificates.v1beta1",
      "dev.navarch.api.coordination.v1",
      "dev.navarch.api.coordination.v1beta1",
      "dev.navarch.api.core.v1",
      "dev.navarch.api.discovery.v1",
      "dev.navarch.api.discovery.v1beta1",
      "dev.navarch.api.discovery.v1alpha1",
      "dev.navarch.api.events.v1",
      "dev.navarch.api.events.v1beta1",
      "dev.navarch.api.extensions.v1beta1",
      "dev.navarch.api.flowcontrol.v1",
      "dev.navarch.api.flowcontrol.v1beta3",
      "dev.navarch.api.flowcontrol.v1beta2",
      "dev.navarch.api.flowcontrol.v1beta1",
      "dev.navarch.api.flowcontrol.v1alpha1",
      "dev.navarch.api.networking.v1",
      "dev.navarch.api.networking.v1beta1",
      "dev.navarch.api.node.v1",
      "dev.navarch.api.node.v1beta1",
      "dev.navarch.api.node.v1alpha1",
      "dev.navarch.api.policy.v1",
      "dev.navarch.api.policy.v1beta1",
      "dev.navarch.api.rbac.v1",
      "dev.navarch.api.rbac.v1beta1",
      "dev.navarch.api.rbac.v1alpha1",
      "dev.navarch.api.resource.v1",
      "dev.navarch.api.resource.v1beta2",
      "dev.navarch.api.resource.v1beta1",
      "dev.navarch.api.scheduling.v1",
      "dev.navarch.api.scheduling.v1beta1",
      "dev.navarch.api.scheduling.v1alpha1",
      "dev.navarch.api.storage.v1",
      "dev.navarch.api.storage.v1beta1",
      "dev.navarch.api.storage.v1alpha1",
      "dev.navarch.api.storagemigration.v1beta1"
    })
@NullMarked
package dev.navarch.client.kubernetes;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.annotation.GenerateClients;
import org.jspecify.annotations.NullMarked;
