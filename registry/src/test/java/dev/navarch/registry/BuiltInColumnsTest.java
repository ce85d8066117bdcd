package dev.navarch.registry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.table.Columns;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BuiltInColumnsTest {
  /**
   * What each resource shows. A sign behind a name tells the type: {@code #} a number, {@code ?}
   * yes or no; a word behind a colon is the format. Columns in parentheses need much room.
   */
  private static final String EXPECTED =
      """
      apiservices.apiregistration.k8s.io = Name:name, Service, Available, Age
      certificatesigningrequests.certificates.k8s.io = Name:name, Age, SignerName, \
          Requestor, RequestedDuration, Condition
      clusterrolebindings.rbac.authorization.k8s.io = Name:name, Role, Age, (Users), \
          (Groups), (ServiceAccounts)
      clustertrustbundles.certificates.k8s.io = Name:name, SignerName
      componentstatuses = Name:name, Status, Message, Error
      configmaps = Name:name, Data, Age
      controllerrevisions.apps = Name:name, Controller, Revision, Age
      cronjobs.batch = Name:name, Schedule, Timezone, Suspend?, Active#, Last Schedule, \
          Age, (Containers), (Images), (Selector)
      csidrivers.storage.k8s.io = Name:name, AttachRequired?, PodInfoOnMount?, \
          StorageCapacity?, TokenRequests, RequiresRepublish?, Modes, Age
      csinodes.storage.k8s.io = Name:name, Drivers#, Age
      daemonsets.apps = Name:name, Desired#, Current#, Ready#, Up-to-date#, Available#, \
          Node Selector, Age, (Containers), (Images), (Selector)
      deployments.apps = Name:name, Ready, Up-to-date, Available, Age, (Containers), \
          (Images), (Selector)
      deviceclasses.resource.k8s.io = Name:name, Age
      devicetaintrules.resource.k8s.io = Name:name, Key, Value, Effect, TimeAdded, Age
      endpoints = Name:name, Endpoints, Age
      endpointslices.discovery.k8s.io = Name:name, AddressType, Ports, Endpoints, Age
      events = Last Seen, Type, Reason, Object, (Subobject), (Source), Message, \
          (First Seen), (Count), (Name:name)
      flowschemas.flowcontrol.apiserver.k8s.io = Name:name, PriorityLevel, \
          MatchingPrecedence, DistinguisherMethod, Age, MissingPL
      horizontalpodautoscalers.autoscaling = Name:name, Reference, Targets, MinPods, \
          MaxPods, Replicas, Age
      ingressclasses.networking.k8s.io = Name:name, Controller, Parameters, Age
      ingresses.networking.k8s.io = Name:name, Class, Hosts, Address, Ports, Age
      ipaddresses.networking.k8s.io = Name:name, ParentRef
      jobs.batch = Name:name, Status, Completions, Duration, Age, (Containers), (Images), \
          (Selector)
      leasecandidates.coordination.k8s.io = Name:name, LeaseName, BinaryVersion, \
          EmulationVersion, Age
      leases.coordination.k8s.io = Name:name, Holder, Age
      mutatingadmissionpolicies.admissionregistration.k8s.io = Name:name, Mutations#, \
          ParamKind, Age
      mutatingadmissionpolicybindings.admissionregistration.k8s.io = Name:name, \
          PolicyName, ParamRef, Age
      mutatingwebhookconfigurations.admissionregistration.k8s.io = Name:name, Webhooks#, Age
      namespaces = Name:name, Status, Age
      networkpolicies.networking.k8s.io = Name:name, Pod-Selector, Age
      nodes = Name:name, Status, Roles, Age, Version, (Internal-IP), (External-IP), \
          (OS-Image), (Kernel-Version), (Container-Runtime)
      persistentvolumeclaims = Name:name, Status, Volume, Capacity, Access Modes, \
          StorageClass, VolumeAttributesClass, Age, (VolumeMode)
      persistentvolumes = Name:name, Capacity, Access Modes, Reclaim Policy, Status, \
          Claim, StorageClass, VolumeAttributesClass, Reason, Age, (VolumeMode)
      podcertificaterequests.certificates.k8s.io = Name:name, PodName, \
          ServiceAccountName, NodeName, SignerName, State, UnverifiedUserAnnotations
      poddisruptionbudgets.policy = Name:name, Min Available, Max Unavailable, \
          Allowed Disruptions#, Age
      pods = Name:name, Ready, Status, Restarts, Age, (IP), (Node), (Nominated Node), \
          (Readiness Gates)
      podsecuritypolicies.policy = Name:name, Priv, Caps, SELinux, RunAsUser, FsGroup, \
          SupGroup, ReadOnlyRootFs, Volumes
      podtemplates = Name:name, Containers, Images, Pod Labels
      priorityclasses.scheduling.k8s.io = Name:name, Value#, Global-Default?, Age, \
          PreemptionPolicy
      prioritylevelconfigurations.flowcontrol.apiserver.k8s.io = Name:name, Type, \
          NominalConcurrencyShares, Queues, HandSize, QueueLengthLimit, Age
      replicasets.apps = Name:name, Desired#, Current#, Ready#, Age, (Containers), \
          (Images), (Selector)
      replicationcontrollers = Name:name, Desired#, Current#, Ready#, Age, (Containers), \
          (Images), (Selector)
      resourceclaims.resource.k8s.io = Name:name, State, Age
      resourceclaimtemplates.resource.k8s.io = Name:name, Age
      resourcequotas = Name:name, Request, Limit, Age
      resourceslices.resource.k8s.io = Name:name, Node, Driver, Pool, Age
      rolebindings.rbac.authorization.k8s.io = Name:name, Role, Age, (Users), (Groups), \
          (ServiceAccounts)
      runtimeclasses.node.k8s.io = Name:name, Handler, Age
      secrets = Name:name, Type, Data, Age
      serviceaccounts = Name:name, Age
      servicecidrs.networking.k8s.io = Name:name, CIDRs, Age
      services = Name:name, Type, Cluster-IP, External-IP, Port(s), Age, (Selector)
      statefulsets.apps = Name:name, Ready, Age, (Containers), (Images)
      storageclasses.storage.k8s.io = Name:name, Provisioner, ReclaimPolicy, \
          VolumeBindingMode, AllowVolumeExpansion, Age
      storageversionmigrations.storagemigration.k8s.io = Name, Resource, Status
      storageversions.internal.apiserver.k8s.io = Name:name, CommonEncodingVersion, \
          StorageVersions, Age
      validatingadmissionpolicies.admissionregistration.k8s.io = Name:name, Validations#, \
          ParamKind, Age
      validatingadmissionpolicybindings.admissionregistration.k8s.io = Name:name, \
          PolicyName, ParamRef, Age
      validatingwebhookconfigurations.admissionregistration.k8s.io = Name:name, Webhooks#, Age
      volumeattachments.storage.k8s.io = Name:name, Attacher:name, PV, Node, Attached?, Age
      volumeattributesclasses.storage.k8s.io = Name:name, DriverName, Age
      """;

  static Stream<String> resources() {
    return EXPECTED.lines();
  }

  @ParameterizedTest
  @MethodSource("resources")
  void resourcesHaveTheColumnsOfKubernetes(String line) {
    List<String> parts = List.of(line.split(" = "));

    Columns<?> columns = BuiltInColumns.of(GroupResource.parse(parts.getFirst()));

    assertThat(shown(columns)).isEqualTo(parts.getLast().replaceAll(" +", " "));
    assertThat(columns.definitions())
        .allSatisfy(column -> assertThat(column.description()).isNotEmpty());
  }

  private static String shown(Columns<?> columns) {
    return columns.definitions().stream()
        .map(BuiltInColumnsTest::shown)
        .collect(Collectors.joining(", "));
  }

  private static String shown(TableColumnDefinition column) {
    String sign =
        switch (column.type()) {
          case "string" -> "";
          case "integer" -> "#";
          case "boolean" -> "?";
          default -> "!" + column.type();
        };
    String name = column.name() + (column.format().isEmpty() ? "" : ":" + column.format()) + sign;
    return column.priority() == 0 ? name : "(" + name + ")";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "limitranges",
        "roles.rbac.authorization.k8s.io",
        "customresourcedefinitions.apiextensions.k8s.io",
        "csistoragecapacities.storage.k8s.io",
        "whatever.example.com"
      })
  void otherResourcesHaveANameAndATime(String resource) {
    Columns<?> columns = BuiltInColumns.of(GroupResource.parse(resource));

    assertThat(shown(columns)).isEqualTo("Name:name, Created At!date");
  }

  @ParameterizedTest
  @ValueSource(strings = {"deployments", "daemonsets", "replicasets"})
  void whatMovedOutOfExtensionsLooksTheSameThere(String resource) {
    assertThat(BuiltInColumns.of(new GroupResource("extensions", resource)))
        .isSameAs(BuiltInColumns.of(new GroupResource("apps", resource)));
  }

  @Test
  void eventsLookTheSameInBothGroups() {
    assertThat(BuiltInColumns.of(new GroupResource("events.k8s.io", "events")))
        .isSameAs(BuiltInColumns.of(new GroupResource("", "events")));
  }

  @Test
  void theNameOfAScaleIsAPlainText() {
    assertThat(shown(BuiltInColumns.ofScale())).isEqualTo("Name, Desired#, Available#, Age");
  }
}
