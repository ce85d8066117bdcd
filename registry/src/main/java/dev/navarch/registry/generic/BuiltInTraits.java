package dev.navarch.registry.generic;

import static dev.navarch.registry.generic.Trait.ANY_NAME;
import static dev.navarch.registry.generic.Trait.COUNTS_GENERATIONS;
import static dev.navarch.registry.generic.Trait.CREATES_ON_UPDATE;
import static dev.navarch.registry.generic.Trait.LABEL_NAME;
import static dev.navarch.registry.generic.Trait.NO_DEPENDENTS;
import static dev.navarch.registry.generic.Trait.ORPHANS;
import static dev.navarch.registry.generic.Trait.RETURNS_DELETED;
import static dev.navarch.registry.generic.Trait.STARTS_GENERATIONS;
import static dev.navarch.registry.generic.Trait.STATUS;
import static dev.navarch.registry.generic.Trait.UNCONDITIONAL;

import dev.navarch.apimachinery.schema.GroupResource;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The traits of all built-in resources that are stored. */
final class BuiltInTraits {
  private static final Map<GroupResource, Set<Trait>> TRAITS = table();

  private BuiltInTraits() {}

  /** The traits of a resource; those of a plain one if it is not known. */
  static Set<Trait> of(GroupResource resource) {
    return TRAITS.getOrDefault(resource, Set.of(UNCONDITIONAL));
  }

  private static Map<GroupResource, Set<Trait>> table() {
    Map<GroupResource, Set<Trait>> map = new HashMap<>();
    put(
        map,
        "admissionregistration.k8s.io",
        "mutatingadmissionpolicies",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS);
    put(
        map,
        "admissionregistration.k8s.io",
        "mutatingadmissionpolicybindings",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS);
    put(
        map,
        "admissionregistration.k8s.io",
        "mutatingwebhookconfigurations",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS);
    put(
        map,
        "admissionregistration.k8s.io",
        "validatingadmissionpolicies",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS);
    put(
        map,
        "admissionregistration.k8s.io",
        "validatingadmissionpolicybindings",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS);
    put(
        map,
        "admissionregistration.k8s.io",
        "validatingwebhookconfigurations",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS);
    put(
        map,
        "apiextensions.k8s.io",
        "customresourcedefinitions",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS);
    put(map, "apiregistration.k8s.io", "apiservices", STATUS);
    put(map, "apps", "controllerrevisions", UNCONDITIONAL);
    put(map, "apps", "daemonsets", STARTS_GENERATIONS, COUNTS_GENERATIONS, STATUS, UNCONDITIONAL);
    put(map, "apps", "deployments", STARTS_GENERATIONS, COUNTS_GENERATIONS, STATUS, UNCONDITIONAL);
    put(map, "apps", "replicasets", STARTS_GENERATIONS, COUNTS_GENERATIONS, STATUS, UNCONDITIONAL);
    put(map, "apps", "statefulsets", STARTS_GENERATIONS, COUNTS_GENERATIONS, STATUS, UNCONDITIONAL);
    put(map, "autoscaling", "horizontalpodautoscalers", STATUS, UNCONDITIONAL);
    put(
        map,
        "batch",
        "cronjobs",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL,
        ORPHANS);
    put(
        map,
        "batch",
        "jobs",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL,
        ORPHANS);
    put(map, "certificates.k8s.io", "certificatesigningrequests", STATUS, UNCONDITIONAL);
    put(map, "certificates.k8s.io", "clustertrustbundles");
    put(map, "certificates.k8s.io", "podcertificaterequests", STATUS);
    put(map, "coordination.k8s.io", "leases", CREATES_ON_UPDATE);
    put(map, "coordination.k8s.io", "leasecandidates", CREATES_ON_UPDATE);
    put(map, "", "configmaps", UNCONDITIONAL);
    put(map, "", "endpoints", CREATES_ON_UPDATE, UNCONDITIONAL);
    put(map, "", "events", CREATES_ON_UPDATE, UNCONDITIONAL, NO_DEPENDENTS);
    put(map, "", "limitranges", CREATES_ON_UPDATE, UNCONDITIONAL);
    put(map, "", "namespaces", STATUS, UNCONDITIONAL, LABEL_NAME);
    put(map, "", "nodes", STATUS, UNCONDITIONAL);
    put(map, "", "persistentvolumes", STATUS, UNCONDITIONAL, RETURNS_DELETED);
    put(map, "", "persistentvolumeclaims", STATUS, UNCONDITIONAL, RETURNS_DELETED);
    put(
        map,
        "",
        "pods",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL,
        RETURNS_DELETED);
    put(
        map,
        "",
        "podtemplates",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        UNCONDITIONAL,
        RETURNS_DELETED);
    put(
        map,
        "",
        "replicationcontrollers",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL,
        ORPHANS);
    put(map, "", "resourcequotas", STATUS, UNCONDITIONAL, RETURNS_DELETED);
    put(map, "", "secrets", UNCONDITIONAL);
    put(map, "", "services", STATUS, CREATES_ON_UPDATE, UNCONDITIONAL, RETURNS_DELETED);
    put(map, "", "serviceaccounts", UNCONDITIONAL, RETURNS_DELETED);
    put(
        map,
        "discovery.k8s.io",
        "endpointslices",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        UNCONDITIONAL);
    put(
        map,
        "flowcontrol.apiserver.k8s.io",
        "flowschemas",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL);
    put(
        map,
        "flowcontrol.apiserver.k8s.io",
        "prioritylevelconfigurations",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL);
    put(map, "internal.apiserver.k8s.io", "storageversions", STATUS);
    put(map, "networking.k8s.io", "ipaddresses", UNCONDITIONAL);
    put(
        map,
        "networking.k8s.io",
        "ingresses",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL);
    put(
        map,
        "networking.k8s.io",
        "ingressclasses",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        UNCONDITIONAL);
    put(
        map,
        "networking.k8s.io",
        "networkpolicies",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        UNCONDITIONAL);
    put(map, "networking.k8s.io", "servicecidrs", STATUS, UNCONDITIONAL);
    put(map, "node.k8s.io", "runtimeclasses", CREATES_ON_UPDATE);
    put(map, "policy", "poddisruptionbudgets", STARTS_GENERATIONS, COUNTS_GENERATIONS, STATUS);
    put(
        map,
        "rbac.authorization.k8s.io",
        "clusterroles",
        CREATES_ON_UPDATE,
        UNCONDITIONAL,
        ANY_NAME);
    put(
        map,
        "rbac.authorization.k8s.io",
        "clusterrolebindings",
        CREATES_ON_UPDATE,
        UNCONDITIONAL,
        ANY_NAME);
    put(map, "rbac.authorization.k8s.io", "roles", CREATES_ON_UPDATE, UNCONDITIONAL, ANY_NAME);
    put(
        map,
        "rbac.authorization.k8s.io",
        "rolebindings",
        CREATES_ON_UPDATE,
        UNCONDITIONAL,
        ANY_NAME);
    put(
        map,
        "resource.k8s.io",
        "deviceclasses",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        UNCONDITIONAL,
        RETURNS_DELETED);
    put(
        map,
        "resource.k8s.io",
        "devicetaintrules",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        STATUS,
        UNCONDITIONAL,
        RETURNS_DELETED);
    put(map, "resource.k8s.io", "resourceclaims", STATUS, UNCONDITIONAL, RETURNS_DELETED);
    put(map, "resource.k8s.io", "resourceclaimtemplates", UNCONDITIONAL, RETURNS_DELETED);
    put(map, "resource.k8s.io", "resourcepoolstatusrequests", STATUS, RETURNS_DELETED);
    put(
        map,
        "resource.k8s.io",
        "resourceslices",
        STARTS_GENERATIONS,
        COUNTS_GENERATIONS,
        UNCONDITIONAL,
        RETURNS_DELETED);
    put(map, "scheduling.k8s.io", "podgroups", STATUS, UNCONDITIONAL, RETURNS_DELETED);
    put(map, "scheduling.k8s.io", "priorityclasses", STARTS_GENERATIONS, UNCONDITIONAL);
    put(map, "scheduling.k8s.io", "workloads", UNCONDITIONAL);
    put(map, "storage.k8s.io", "csidrivers", COUNTS_GENERATIONS, RETURNS_DELETED);
    put(map, "storage.k8s.io", "csinodes", RETURNS_DELETED);
    put(map, "storage.k8s.io", "csistoragecapacities");
    put(map, "storage.k8s.io", "storageclasses", UNCONDITIONAL, RETURNS_DELETED);
    put(map, "storage.k8s.io", "volumeattachments", STATUS, RETURNS_DELETED);
    put(map, "storage.k8s.io", "volumeattributesclasses", UNCONDITIONAL, RETURNS_DELETED);
    put(map, "storagemigration.k8s.io", "storageversionmigrations", STATUS);
    return map;
  }

  private static void put(
      Map<GroupResource, Set<Trait>> map, String group, String resource, Trait... traits) {
    EnumSet<Trait> set = EnumSet.noneOf(Trait.class);
    set.addAll(java.util.List.of(traits));
    map.put(new GroupResource(group, resource), set);
  }
}
