package dev.navarch.registry;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.admissionregistration.mutatingadmissionpolicy.MutatingAdmissionPolicyColumns;
import dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding.MutatingAdmissionPolicyBindingColumns;
import dev.navarch.registry.admissionregistration.mutatingwebhookconfiguration.MutatingWebhookConfigurationColumns;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicy.ValidatingAdmissionPolicyColumns;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding.ValidatingAdmissionPolicyBindingColumns;
import dev.navarch.registry.admissionregistration.validatingwebhookconfiguration.ValidatingWebhookConfigurationColumns;
import dev.navarch.registry.apiregistration.apiservice.ApiServiceColumns;
import dev.navarch.registry.apiserverinternal.storageversion.StorageVersionColumns;
import dev.navarch.registry.apps.controllerrevision.ControllerRevisionColumns;
import dev.navarch.registry.apps.daemonset.DaemonSetColumns;
import dev.navarch.registry.apps.deployment.DeploymentColumns;
import dev.navarch.registry.apps.replicaset.ReplicaSetColumns;
import dev.navarch.registry.apps.statefulset.StatefulSetColumns;
import dev.navarch.registry.autoscaling.horizontalpodautoscaler.HorizontalPodAutoscalerColumns;
import dev.navarch.registry.autoscaling.scale.ScaleColumns;
import dev.navarch.registry.batch.cronjob.CronJobColumns;
import dev.navarch.registry.batch.job.JobColumns;
import dev.navarch.registry.certificates.certificatesigningrequest.CertificateSigningRequestColumns;
import dev.navarch.registry.certificates.clustertrustbundle.ClusterTrustBundleColumns;
import dev.navarch.registry.certificates.podcertificaterequest.PodCertificateRequestColumns;
import dev.navarch.registry.coordination.lease.LeaseColumns;
import dev.navarch.registry.coordination.leasecandidate.LeaseCandidateColumns;
import dev.navarch.registry.core.componentstatus.ComponentStatusColumns;
import dev.navarch.registry.core.configmap.ConfigMapColumns;
import dev.navarch.registry.core.endpoints.EndpointsColumns;
import dev.navarch.registry.core.event.EventColumns;
import dev.navarch.registry.core.namespace.NamespaceColumns;
import dev.navarch.registry.core.node.NodeColumns;
import dev.navarch.registry.core.persistentvolume.PersistentVolumeColumns;
import dev.navarch.registry.core.persistentvolumeclaim.PersistentVolumeClaimColumns;
import dev.navarch.registry.core.pod.PodColumns;
import dev.navarch.registry.core.podtemplate.PodTemplateColumns;
import dev.navarch.registry.core.replicationcontroller.ReplicationControllerColumns;
import dev.navarch.registry.core.resourcequota.ResourceQuotaColumns;
import dev.navarch.registry.core.secret.SecretColumns;
import dev.navarch.registry.core.service.ServiceColumns;
import dev.navarch.registry.core.serviceaccount.ServiceAccountColumns;
import dev.navarch.registry.discovery.endpointslice.EndpointSliceColumns;
import dev.navarch.registry.flowcontrol.flowschema.FlowSchemaColumns;
import dev.navarch.registry.flowcontrol.prioritylevelconfiguration.PriorityLevelConfigurationColumns;
import dev.navarch.registry.networking.ingress.IngressColumns;
import dev.navarch.registry.networking.ingressclass.IngressClassColumns;
import dev.navarch.registry.networking.ipaddress.IpAddressColumns;
import dev.navarch.registry.networking.networkpolicy.NetworkPolicyColumns;
import dev.navarch.registry.networking.servicecidr.ServiceCidrColumns;
import dev.navarch.registry.node.runtimeclass.RuntimeClassColumns;
import dev.navarch.registry.policy.poddisruptionbudget.PodDisruptionBudgetColumns;
import dev.navarch.registry.policy.podsecuritypolicy.PodSecurityPolicyColumns;
import dev.navarch.registry.rbac.clusterrolebinding.ClusterRoleBindingColumns;
import dev.navarch.registry.rbac.rolebinding.RoleBindingColumns;
import dev.navarch.registry.resource.deviceclass.DeviceClassColumns;
import dev.navarch.registry.resource.devicetaintrule.DeviceTaintRuleColumns;
import dev.navarch.registry.resource.resourceclaim.ResourceClaimColumns;
import dev.navarch.registry.resource.resourceclaimtemplate.ResourceClaimTemplateColumns;
import dev.navarch.registry.resource.resourceslice.ResourceSliceColumns;
import dev.navarch.registry.scheduling.priorityclass.PriorityClassColumns;
import dev.navarch.registry.storage.csidriver.CsiDriverColumns;
import dev.navarch.registry.storage.csinode.CsiNodeColumns;
import dev.navarch.registry.storage.storageclass.StorageClassColumns;
import dev.navarch.registry.storage.volumeattachment.VolumeAttachmentColumns;
import dev.navarch.registry.storage.volumeattributesclass.VolumeAttributesClassColumns;
import dev.navarch.registry.storagemigration.storageversionmigration.StorageVersionMigrationColumns;
import org.jspecify.annotations.Nullable;

/**
 * Which columns which built-in resource has.
 *
 * <p>A choice and not a map, so that columns are made when somebody first lists the resource: a
 * server that starts makes none.
 */
public final class BuiltInColumns {
  private BuiltInColumns() {}

  /**
   * The columns of a resource, for objects of its hub type. Resources that have none of their own,
   * and those that are not known, have the standard ones.
   */
  public static Columns<?> of(GroupResource resource) {
    Columns<?> columns = find(resource);
    return columns == null ? Columns.standard() : columns;
  }

  /** The columns of the subresource {@code scale}. */
  public static Columns<Scale> ofScale() {
    return ScaleColumns.COLUMNS;
  }

  private static @Nullable Columns<?> find(GroupResource resource) {
    return switch (resource.group()) {
      case "" -> core(resource.resource());
      case "admissionregistration.k8s.io" -> admissionregistration(resource.resource());
      case "apiregistration.k8s.io" -> apiregistration(resource.resource());
      case "apps" -> apps(resource.resource());
      case "autoscaling" -> autoscaling(resource.resource());
      case "batch" -> batch(resource.resource());
      case "certificates.k8s.io" -> certificates(resource.resource());
      case "coordination.k8s.io" -> coordination(resource.resource());
      case "discovery.k8s.io" -> discovery(resource.resource());
      case "events.k8s.io" -> core(resource.resource());
      case "extensions" -> extensions(resource.resource());
      case "flowcontrol.apiserver.k8s.io" -> flowcontrol(resource.resource());
      case "internal.apiserver.k8s.io" -> internal(resource.resource());
      case "networking.k8s.io" -> networking(resource.resource());
      case "node.k8s.io" -> node(resource.resource());
      case "policy" -> policy(resource.resource());
      case "rbac.authorization.k8s.io" -> rbac(resource.resource());
      case "resource.k8s.io" -> resource(resource.resource());
      case "scheduling.k8s.io" -> scheduling(resource.resource());
      case "storage.k8s.io" -> storage(resource.resource());
      case "storagemigration.k8s.io" -> storagemigration(resource.resource());
      default -> null;
    };
  }

  /** Resources that were here before they moved; their hubs are where they are now. */
  private static @Nullable Columns<?> extensions(String resource) {
    return switch (resource) {
      case "daemonsets", "deployments", "replicasets" -> apps(resource);
      case "ingresses", "networkpolicies" -> networking(resource);
      case "podsecuritypolicies" -> policy(resource);
      default -> null;
    };
  }

  private static @Nullable Columns<?> core(String resource) {
    return switch (resource) {
      case "componentstatuses" -> ComponentStatusColumns.COLUMNS;
      case "configmaps" -> ConfigMapColumns.COLUMNS;
      case "endpoints" -> EndpointsColumns.COLUMNS;
      case "events" -> EventColumns.COLUMNS;
      case "namespaces" -> NamespaceColumns.COLUMNS;
      case "nodes" -> NodeColumns.COLUMNS;
      case "persistentvolumeclaims" -> PersistentVolumeClaimColumns.COLUMNS;
      case "persistentvolumes" -> PersistentVolumeColumns.COLUMNS;
      case "pods" -> PodColumns.COLUMNS;
      case "podtemplates" -> PodTemplateColumns.COLUMNS;
      case "replicationcontrollers" -> ReplicationControllerColumns.COLUMNS;
      case "resourcequotas" -> ResourceQuotaColumns.COLUMNS;
      case "secrets" -> SecretColumns.COLUMNS;
      case "serviceaccounts" -> ServiceAccountColumns.COLUMNS;
      case "services" -> ServiceColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> admissionregistration(String resource) {
    return switch (resource) {
      case "mutatingadmissionpolicies" -> MutatingAdmissionPolicyColumns.COLUMNS;
      case "mutatingadmissionpolicybindings" -> MutatingAdmissionPolicyBindingColumns.COLUMNS;
      case "mutatingwebhookconfigurations" -> MutatingWebhookConfigurationColumns.COLUMNS;
      case "validatingadmissionpolicies" -> ValidatingAdmissionPolicyColumns.COLUMNS;
      case "validatingadmissionpolicybindings" -> ValidatingAdmissionPolicyBindingColumns.COLUMNS;
      case "validatingwebhookconfigurations" -> ValidatingWebhookConfigurationColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> apiregistration(String resource) {
    return switch (resource) {
      case "apiservices" -> ApiServiceColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> apps(String resource) {
    return switch (resource) {
      case "controllerrevisions" -> ControllerRevisionColumns.COLUMNS;
      case "daemonsets" -> DaemonSetColumns.COLUMNS;
      case "deployments" -> DeploymentColumns.COLUMNS;
      case "replicasets" -> ReplicaSetColumns.COLUMNS;
      case "statefulsets" -> StatefulSetColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> autoscaling(String resource) {
    return switch (resource) {
      case "horizontalpodautoscalers" -> HorizontalPodAutoscalerColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> batch(String resource) {
    return switch (resource) {
      case "cronjobs" -> CronJobColumns.COLUMNS;
      case "jobs" -> JobColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> certificates(String resource) {
    return switch (resource) {
      case "certificatesigningrequests" -> CertificateSigningRequestColumns.COLUMNS;
      case "clustertrustbundles" -> ClusterTrustBundleColumns.COLUMNS;
      case "podcertificaterequests" -> PodCertificateRequestColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> coordination(String resource) {
    return switch (resource) {
      case "leasecandidates" -> LeaseCandidateColumns.COLUMNS;
      case "leases" -> LeaseColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> discovery(String resource) {
    return switch (resource) {
      case "endpointslices" -> EndpointSliceColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> flowcontrol(String resource) {
    return switch (resource) {
      case "flowschemas" -> FlowSchemaColumns.COLUMNS;
      case "prioritylevelconfigurations" -> PriorityLevelConfigurationColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> internal(String resource) {
    return switch (resource) {
      case "storageversions" -> StorageVersionColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> networking(String resource) {
    return switch (resource) {
      case "ingressclasses" -> IngressClassColumns.COLUMNS;
      case "ingresses" -> IngressColumns.COLUMNS;
      case "ipaddresses" -> IpAddressColumns.COLUMNS;
      case "networkpolicies" -> NetworkPolicyColumns.COLUMNS;
      case "servicecidrs" -> ServiceCidrColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> node(String resource) {
    return switch (resource) {
      case "runtimeclasses" -> RuntimeClassColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> policy(String resource) {
    return switch (resource) {
      case "poddisruptionbudgets" -> PodDisruptionBudgetColumns.COLUMNS;
      case "podsecuritypolicies" -> PodSecurityPolicyColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> rbac(String resource) {
    return switch (resource) {
      case "clusterrolebindings" -> ClusterRoleBindingColumns.COLUMNS;
      case "rolebindings" -> RoleBindingColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> resource(String resource) {
    return switch (resource) {
      case "deviceclasses" -> DeviceClassColumns.COLUMNS;
      case "devicetaintrules" -> DeviceTaintRuleColumns.COLUMNS;
      case "resourceclaims" -> ResourceClaimColumns.COLUMNS;
      case "resourceclaimtemplates" -> ResourceClaimTemplateColumns.COLUMNS;
      case "resourceslices" -> ResourceSliceColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> scheduling(String resource) {
    return switch (resource) {
      case "priorityclasses" -> PriorityClassColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> storage(String resource) {
    return switch (resource) {
      case "csidrivers" -> CsiDriverColumns.COLUMNS;
      case "csinodes" -> CsiNodeColumns.COLUMNS;
      case "storageclasses" -> StorageClassColumns.COLUMNS;
      case "volumeattachments" -> VolumeAttachmentColumns.COLUMNS;
      case "volumeattributesclasses" -> VolumeAttributesClassColumns.COLUMNS;
      default -> null;
    };
  }

  private static @Nullable Columns<?> storagemigration(String resource) {
    return switch (resource) {
      case "storageversionmigrations" -> StorageVersionMigrationColumns.COLUMNS;
      default -> null;
    };
  }
}
