package dev.navarch.registry.columns;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.registry.BuiltInColumns;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows of all kinds that have columns of their own, but for those with a test of their own. */
final class BuiltInCellsTest {
  private static final String TEMPLATE =
      "template: {metadata: {labels: {app: x}}, spec: {nodeSelector: {disk: ssd}, containers: ["
          + "{name: a, image: 'r.example/a:1'}, {name: b, image: 'r.example/b:2'}]}}";

  /** One object a paragraph: the resource, the object without its name, and the row. */
  private static final String OBJECTS =
      """
      podtemplates
      {apiVersion: v1, kind: PodTemplate, TEMPLATE}
      o|a,b|r.example/a:1,r.example/b:2|app=x

      replicationcontrollers
      {apiVersion: v1, kind: ReplicationController, spec: {replicas: 4, selector: {a: b, c: d}, \
      TEMPLATE}, status: {replicas: 3, readyReplicas: 2}}
      o|4|3|2|60m|a,b|r.example/a:1,r.example/b:2|a=b,c=d

      services
      {apiVersion: v1, kind: Service, spec: {type: ClusterIP, clusterIP: None}}
      o|ClusterIP|None|<none>|<none>|60m|<none>

      services
      {apiVersion: v1, kind: Service, spec: {type: NodePort, clusterIPs: [10.0.0.7, 'fd00::7'], \
      selector: {a: b}, externalIPs: [192.0.2.1], ports: [{port: 80, nodePort: 30001, \
      protocol: TCP}, {port: 443, protocol: UDP}]}}
      o|NodePort|10.0.0.7|192.0.2.1|80:30001/TCP,443/UDP|60m|a=b

      services
      {apiVersion: v1, kind: Service, spec: {type: LoadBalancer, clusterIP: 10.0.0.7}}
      o|LoadBalancer|10.0.0.7|<pending>|<none>|60m|<none>

      services
      {apiVersion: v1, kind: Service, spec: {type: LoadBalancer, clusterIP: 10.0.0.7, \
      externalIPs: [192.0.2.9]}, status: {loadBalancer: {ingress: [{hostname: lb.example}, \
      {ip: 192.0.2.2}]}}}
      o|LoadBalancer|10.0.0.7|192.0.2.2,lb.example,192.0.2.9|<none>|60m|<none>

      services
      {apiVersion: v1, kind: Service, spec: {type: ExternalName, externalName: ex.example}}
      o|ExternalName|<none>|ex.example|<none>|60m|<none>

      endpoints
      {apiVersion: v1, kind: Endpoints}
      o|<none>|60m

      endpoints
      {apiVersion: v1, kind: Endpoints, subsets: [{addresses: [{ip: 10.1.0.1}, {ip: 'fd00::1'}], \
      ports: [{port: 80}, {port: 443}]}, {addresses: [{ip: 10.1.0.2}]}]}
      o|10.1.0.1:80,[fd00::1]:80,10.1.0.1:443 + 2 more...|60m

      nodes
      {apiVersion: v1, kind: Node}
      o|Unknown|<none>|60m||<none>|<none>|<unknown>|<unknown>|<unknown>

      nodes
      {apiVersion: v1, kind: Node, spec: {unschedulable: true}, status: {conditions: [{type: Ready, \
      status: 'True'}], addresses: [{type: Hostname, address: h}, {type: InternalIP, \
      address: 10.0.0.1}, {type: ExternalIP, address: 192.0.2.1}], nodeInfo: \
      {kubeletVersion: v1.36.4, osImage: OS, kernelVersion: '6.1', \
      containerRuntimeVersion: 'containerd://2'}}}
      o|Ready,SchedulingDisabled|<none>|60m|v1.36.4|10.0.0.1|192.0.2.1|OS|6.1|containerd://2

      events
      {apiVersion: v1, kind: Event, involvedObject: {kind: Pod, name: p}, reason: R, message: m, \
      type: Normal, source: {component: c}, count: 1}
      <unknown>|Normal|R|pod/p||c|m|<unknown>|1|o

      events
      {apiVersion: v1, kind: Event, involvedObject: {kind: Node, fieldPath: 'spec.x'}, reason: R, \
      message: ' m ', type: Warning, source: {component: c, host: h}, count: 4, \
      firstTimestamp: '2026-01-01T10:00:00Z', lastTimestamp: '2026-01-01T11:59:00Z'}
      60s|Warning|R|node|spec.x|c, h|m|120m|4|o

      events.events.k8s.io
      {apiVersion: events.k8s.io/v1, kind: Event, regarding: {kind: Pod, name: p}, reason: R, \
      note: m, type: Normal, reportingController: ex.com/c, reportingInstance: i, \
      eventTime: '2026-01-01T11:00:00.000000Z', series: {count: 9, \
      lastObservedTime: '2026-01-01T11:59:59.000000Z'}}
      1s|Normal|R|pod/p||ex.com/c, i|m|60m|9|o

      namespaces
      {apiVersion: v1, kind: Namespace, status: {phase: Terminating}}
      o|Terminating|60m

      secrets
      {apiVersion: v1, kind: Secret, type: Opaque, data: {a: AA==, b: AA==}}
      o|Opaque|2|60m

      serviceaccounts
      {apiVersion: v1, kind: ServiceAccount}
      o|60m

      persistentvolumes
      {apiVersion: v1, kind: PersistentVolume, spec: {capacity: {storage: 1Gi}, accessModes: \
      [ReadWriteOncePod, ReadWriteMany, ReadOnlyMany, ReadWriteOnce, ReadWriteOnce], \
      persistentVolumeReclaimPolicy: Retain, claimRef: {namespace: ns, name: c}, \
      storageClassName: s, volumeAttributesClassName: fast, volumeMode: Block}, \
      status: {phase: Bound}}
      o|1Gi|RWO,ROX,RWX,RWOP|Retain|Bound|ns/c|s|fast||60m|Block

      persistentvolumes
      {apiVersion: v1, kind: PersistentVolume, status: {phase: Failed, reason: Broken}}
      o|0|||Failed|||<unset>|Broken|60m|<unset>

      persistentvolumeclaims
      {apiVersion: v1, kind: PersistentVolumeClaim, spec: {resources: {requests: {storage: 1Gi}}, \
      volumeMode: Filesystem}, status: {phase: Pending}}
      o|Pending|||||<unset>|60m|Filesystem

      persistentvolumeclaims
      {apiVersion: v1, kind: PersistentVolumeClaim, spec: {volumeName: v, storageClassName: s, \
      volumeAttributesClassName: fast}, status: {phase: Bound, accessModes: [ReadWriteOnce], \
      capacity: {storage: 2Gi}}}
      o|Bound|v|2Gi|RWO|s|fast|60m|<unset>

      componentstatuses
      {apiVersion: v1, kind: ComponentStatus, conditions: [{type: Healthy, status: 'False', \
      message: m, error: e}]}
      o|Unhealthy|m|e

      componentstatuses
      {apiVersion: v1, kind: ComponentStatus}
      o|Unknown||

      configmaps
      {apiVersion: v1, kind: ConfigMap, data: {a: b}, binaryData: {c: AA==}}
      o|2|60m

      resourcequotas
      {apiVersion: v1, kind: ResourceQuota, status: {hard: {requests.cpu: 500m, pods: 2, \
      limits.cpu: 1, count/secrets: 3}, used: {requests.cpu: 300m, pods: 1}}}
      o|count/secrets: 0/3, pods: 1/2, requests.cpu: 300m/500m|limits.cpu: 0/1|60m

      deployments.apps
      {apiVersion: apps/v1, kind: Deployment, spec: {replicas: 3, selector: {matchLabels: \
      {app: x}}, TEMPLATE}, status: {readyReplicas: 1, updatedReplicas: 2, availableReplicas: 1}}
      o|1/3|2|1|60m|a,b|r.example/a:1,r.example/b:2|app=x

      deployments.apps
      {apiVersion: apps/v1, kind: Deployment, spec: {replicas: 3, selector: {matchExpressions: \
      [{key: 'a b', operator: Exists}]}}}
      o|0/3|0|0|60m|||<invalid>

      replicasets.apps
      {apiVersion: apps/v1, kind: ReplicaSet, spec: {replicas: 3, selector: {matchExpressions: \
      [{key: app, operator: In, values: [b, a]}]}, TEMPLATE}, status: {replicas: 2, \
      readyReplicas: 1}}
      o|3|2|1|60m|a,b|r.example/a:1,r.example/b:2|app in (a,b)

      daemonsets.apps
      {apiVersion: apps/v1, kind: DaemonSet, spec: {TEMPLATE}, status: {desiredNumberScheduled: 5, \
      currentNumberScheduled: 4, numberReady: 3, updatedNumberScheduled: 2, numberAvailable: 1}}
      o|5|4|3|2|1|disk=ssd|60m|a,b|r.example/a:1,r.example/b:2|<none>

      statefulsets.apps
      {apiVersion: apps/v1, kind: StatefulSet, spec: {replicas: 2, TEMPLATE}, \
      status: {readyReplicas: 1}}
      o|1/2|60m|a,b|r.example/a:1,r.example/b:2

      controllerrevisions.apps
      {apiVersion: apps/v1, kind: ControllerRevision, revision: 7}
      o|<none>|7|60m

      jobs.batch
      {apiVersion: batch/v1, kind: Job, spec: {completions: 3, selector: {matchLabels: {j: k}}, \
      TEMPLATE}, status: {succeeded: 1, startTime: '2026-01-01T11:50:30Z'}}
      o|Running|1/3|9m30s|60m|a,b|r.example/a:1,r.example/b:2|j=k

      jobs.batch
      {apiVersion: batch/v1, kind: Job, spec: {parallelism: 2, TEMPLATE}, status: {succeeded: 1, \
      startTime: '2026-01-01T11:50:00Z', completionTime: '2026-01-01T11:50:05Z', conditions: \
      [{type: Complete, status: 'True'}]}}
      o|Complete|1/1 of 2|5s|60m|a,b|r.example/a:1,r.example/b:2|<none>

      jobs.batch
      {apiVersion: batch/v1, kind: Job, status: {conditions: [{type: Suspended, status: 'True'}, \
      {type: Failed, status: 'False'}]}}
      o|Suspended|0/1||60m|||<none>

      cronjobs.batch
      {apiVersion: batch/v1, kind: CronJob, spec: {schedule: '* * * * *', suspend: false, \
      timeZone: Etc/UTC, jobTemplate: {spec: {TEMPLATE}}}, status: {active: [{name: j}], \
      lastScheduleTime: '2026-01-01T11:59:30Z'}}
      o|* * * * *|Etc/UTC|False|1|30s|60m|a,b|r.example/a:1,r.example/b:2|<none>

      cronjobs.batch
      {apiVersion: batch/v1, kind: CronJob, spec: {schedule: '@daily'}}
      o|@daily|<none>|<unset>|0|<none>|60m|||<none>

      poddisruptionbudgets.policy
      {apiVersion: policy/v1, kind: PodDisruptionBudget, spec: {minAvailable: 30%}, \
      status: {disruptionsAllowed: 2}}
      o|30%|N/A|2|60m

      podsecuritypolicies.policy
      {apiVersion: policy/v1beta1, kind: PodSecurityPolicy, spec: {privileged: true, \
      allowedCapabilities: [A, B], seLinux: {rule: RunAsAny}, runAsUser: {rule: MustRunAs}, \
      fsGroup: {rule: X}, supplementalGroups: {rule: Z}, volumes: [secret, nfs]}}
      o|true|A,B|RunAsAny|MustRunAs|X|Z|false|secret,nfs

      ingresses.networking.k8s.io
      {apiVersion: networking.k8s.io/v1, kind: Ingress}
      o|<none>|*||80|60m

      ingresses.networking.k8s.io
      {apiVersion: networking.k8s.io/v1, kind: Ingress, spec: {ingressClassName: c, tls: [{}], \
      rules: [{host: a.x}, {host: b.x}, {host: c.x}, {}, {host: d.x}]}, status: {loadBalancer: \
      {ingress: [{ip: 192.0.2.2}, {hostname: h.x}, {ip: 192.0.2.1}]}}}
      o|c|a.x,b.x,c.x + 2 more...|192.0.2.1,192.0.2.2,h.x|80, 443|60m

      ingressclasses.networking.k8s.io
      {apiVersion: networking.k8s.io/v1, kind: IngressClass, spec: {controller: ex.com/c, \
      parameters: {apiGroup: ex.com, kind: K, name: p}}}
      o|ex.com/c|K.ex.com/p|60m

      networkpolicies.networking.k8s.io
      {apiVersion: networking.k8s.io/v1, kind: NetworkPolicy, spec: {podSelector: {matchLabels: \
      {a: b}}}}
      o|a=b|60m

      servicecidrs.networking.k8s.io
      {apiVersion: networking.k8s.io/v1, kind: ServiceCIDR, spec: {cidrs: [10.0.0.0/24, \
      'fd00::/108']}}
      o|10.0.0.0/24,fd00::/108|60m

      ipaddresses.networking.k8s.io
      {apiVersion: networking.k8s.io/v1, kind: IPAddress, spec: {parentRef: {resource: services, \
      namespace: x, name: s}}}
      o|services/x/s|60m

      rolebindings.rbac.authorization.k8s.io
      {apiVersion: rbac.authorization.k8s.io/v1, kind: RoleBinding, roleRef: {kind: Role, name: r}, \
      subjects: [{kind: User, name: u}, {kind: Group, name: g}, {kind: User, name: v}, \
      {kind: ServiceAccount, namespace: ns, name: sa}]}
      o|Role/r|60m|u, v|g|ns/sa

      clusterrolebindings.rbac.authorization.k8s.io
      {apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRoleBinding, roleRef: \
      {kind: ClusterRole, name: r}, subjects: [{kind: Group, name: g}]}
      o|ClusterRole/r|60m||g|

      certificatesigningrequests.certificates.k8s.io
      {apiVersion: certificates.k8s.io/v1, kind: CertificateSigningRequest, spec: {username: u, \
      signerName: ex.com/s, expirationSeconds: 86400}, status: {certificate: AA==, conditions: \
      [{type: Approved, status: 'True'}]}}
      o|60m|ex.com/s|u|24h|Approved,Issued

      certificatesigningrequests.certificates.k8s.io
      {apiVersion: certificates.k8s.io/v1, kind: CertificateSigningRequest, status: {conditions: \
      [{type: Approved}, {type: Denied}, {type: Failed}]}}
      o|60m|<none>||<none>|Denied,Failed

      clustertrustbundles.certificates.k8s.io
      {apiVersion: certificates.k8s.io/v1beta1, kind: ClusterTrustBundle}
      o|<none>

      podcertificaterequests.certificates.k8s.io
      {apiVersion: certificates.k8s.io/v1beta1, kind: PodCertificateRequest, spec: {podName: p, \
      serviceAccountName: s, nodeName: m, signerName: ex.com/s, unverifiedUserAnnotations: \
      {ex.com/a: b}}, status: {conditions: [{type: Issued, status: 'True'}]}}
      o|p|s|m|ex.com/s|Issued|ex.com/a=b

      leases.coordination.k8s.io
      {apiVersion: coordination.k8s.io/v1, kind: Lease, spec: {holderIdentity: me}}
      o|me|60m

      leasecandidates.coordination.k8s.io
      {apiVersion: coordination.k8s.io/v1beta1, kind: LeaseCandidate, spec: {leaseName: l, \
      binaryVersion: 1.36.0, emulationVersion: 1.35.0}}
      o|l|1.36.0|1.35.0|60m

      storageclasses.storage.k8s.io
      {apiVersion: storage.k8s.io/v1, kind: StorageClass, metadata: {annotations: \
      {storageclass.kubernetes.io/is-default-class: 'true'}}, provisioner: ex.com/p}
      o (default)|ex.com/p|Delete|Immediate|false|60m

      volumeattributesclasses.storage.k8s.io
      {apiVersion: storage.k8s.io/v1, kind: VolumeAttributesClass, driverName: d.ex}
      o|d.ex|60m

      volumeattachments.storage.k8s.io
      {apiVersion: storage.k8s.io/v1, kind: VolumeAttachment, spec: {attacher: d.ex, nodeName: m, \
      source: {persistentVolumeName: pv}}, status: {attached: true}}
      o|d.ex|pv|m|true|60m

      csinodes.storage.k8s.io
      {apiVersion: storage.k8s.io/v1, kind: CSINode, spec: {drivers: [{name: d}]}}
      o|1|60m

      csidrivers.storage.k8s.io
      {apiVersion: storage.k8s.io/v1, kind: CSIDriver}
      o|true|false|false|<unset>|false|<none>|60m

      csidrivers.storage.k8s.io
      {apiVersion: storage.k8s.io/v1, kind: CSIDriver, spec: {attachRequired: false, \
      podInfoOnMount: true, storageCapacity: true, requiresRepublish: true, tokenRequests: \
      [{audience: a}, {audience: b}], volumeLifecycleModes: [Persistent, Ephemeral]}}
      o|false|true|true|a,b|true|Persistent,Ephemeral|60m

      priorityclasses.scheduling.k8s.io
      {apiVersion: scheduling.k8s.io/v1, kind: PriorityClass, value: 7, globalDefault: true, \
      preemptionPolicy: Never}
      o|7|true|60m|Never

      runtimeclasses.node.k8s.io
      {apiVersion: node.k8s.io/v1, kind: RuntimeClass, handler: h}
      o|h|60m

      endpointslices.discovery.k8s.io
      {apiVersion: discovery.k8s.io/v1, kind: EndpointSlice, addressType: IPv4, endpoints: \
      [{addresses: [10.1.0.1, 10.1.0.2]}, {addresses: [10.1.0.3, 10.1.0.4]}], ports: [{port: 80}, \
      {name: web}, {}]}
      o|IPv4|80,web,*|10.1.0.1,10.1.0.2,10.1.0.3 + 1 more...|60m

      endpointslices.discovery.k8s.io
      {apiVersion: discovery.k8s.io/v1, kind: EndpointSlice, addressType: IPv6}
      o|IPv6|<unset>|<unset>|60m

      mutatingwebhookconfigurations.admissionregistration.k8s.io
      {apiVersion: admissionregistration.k8s.io/v1, kind: MutatingWebhookConfiguration, webhooks: \
      [{name: w}]}
      o|1|60m

      validatingwebhookconfigurations.admissionregistration.k8s.io
      {apiVersion: admissionregistration.k8s.io/v1, kind: ValidatingWebhookConfiguration}
      o|0|60m

      validatingadmissionpolicies.admissionregistration.k8s.io
      {apiVersion: admissionregistration.k8s.io/v1, kind: ValidatingAdmissionPolicy, spec: \
      {paramKind: {apiVersion: v1, kind: ConfigMap}, validations: [{}, {}]}}
      o|2|v1/ConfigMap|60m

      mutatingadmissionpolicies.admissionregistration.k8s.io
      {apiVersion: admissionregistration.k8s.io/v1, kind: MutatingAdmissionPolicy, spec: \
      {mutations: [{}]}}
      o|1|<unset>|60m

      validatingadmissionpolicybindings.admissionregistration.k8s.io
      {apiVersion: admissionregistration.k8s.io/v1, kind: ValidatingAdmissionPolicyBinding, \
      spec: {policyName: p, paramRef: {name: q}}}
      o|p|*/q|60m

      validatingadmissionpolicybindings.admissionregistration.k8s.io
      {apiVersion: admissionregistration.k8s.io/v1, kind: ValidatingAdmissionPolicyBinding, \
      spec: {policyName: p, paramRef: {selector: {matchLabels: {a: b}}}}}
      o|p|&LabelSelector{MatchLabels:map[string]string{a: b,},\
      MatchExpressions:[]LabelSelectorRequirement{},}|60m

      mutatingadmissionpolicybindings.admissionregistration.k8s.io
      {apiVersion: admissionregistration.k8s.io/v1, kind: MutatingAdmissionPolicyBinding, \
      spec: {policyName: p, paramRef: {name: q, namespace: ns}}}
      o|p|ns/q|60m

      flowschemas.flowcontrol.apiserver.k8s.io
      {apiVersion: flowcontrol.apiserver.k8s.io/v1, kind: FlowSchema, spec: {matchingPrecedence: 9, \
      priorityLevelConfiguration: {name: pl}, distinguisherMethod: {type: ByUser}}, status: \
      {conditions: [{type: Dangling, status: 'True'}]}}
      o|pl|9|ByUser|60m|True

      flowschemas.flowcontrol.apiserver.k8s.io
      {apiVersion: flowcontrol.apiserver.k8s.io/v1, kind: FlowSchema}
      o||0|<none>|60m|?

      prioritylevelconfigurations.flowcontrol.apiserver.k8s.io
      {apiVersion: flowcontrol.apiserver.k8s.io/v1, kind: PriorityLevelConfiguration, spec: \
      {type: Limited, limited: {nominalConcurrencyShares: 20, limitResponse: {queuing: \
      {queues: 128, handSize: 6, queueLengthLimit: 50}}}}}
      o|Limited|20|128|6|50|60m

      prioritylevelconfigurations.flowcontrol.apiserver.k8s.io
      {apiVersion: flowcontrol.apiserver.k8s.io/v1, kind: PriorityLevelConfiguration, spec: \
      {type: Exempt}}
      o|Exempt|<none>|<none>|<none>|<none>|60m

      storageversions.internal.apiserver.k8s.io
      {apiVersion: internal.apiserver.k8s.io/v1alpha1, kind: StorageVersion, status: \
      {storageVersions: [{apiServerID: s, encodingVersion: v1}]}}
      o|<unset>|s=v1|60m

      deviceclasses.resource.k8s.io
      {apiVersion: resource.k8s.io/v1, kind: DeviceClass}
      o|60m

      resourceclaims.resource.k8s.io
      {apiVersion: resource.k8s.io/v1, kind: ResourceClaim}
      o|pending|60m

      resourceclaims.resource.k8s.io
      {apiVersion: resource.k8s.io/v1, kind: ResourceClaim, metadata: {deletionTimestamp: \
      '2026-01-01T11:59:00Z'}, status: {allocation: {}, reservedFor: [{name: p}]}}
      o|deleted,allocated,reserved|60m

      resourceclaimtemplates.resource.k8s.io
      {apiVersion: resource.k8s.io/v1, kind: ResourceClaimTemplate}
      o|60m

      resourceslices.resource.k8s.io
      {apiVersion: resource.k8s.io/v1, kind: ResourceSlice, spec: {nodeName: m, driver: d, \
      pool: {name: p}}}
      o|m|d|p|60m

      devicetaintrules.resource.k8s.io
      {apiVersion: resource.k8s.io/v1beta2, kind: DeviceTaintRule, spec: {taint: {key: k, value: v, \
      effect: NoExecute, timeAdded: '2026-01-01T11:59:00Z'}}}
      o|k|v|NoExecute|60s|60m

      storageversionmigrations.storagemigration.k8s.io
      {apiVersion: storagemigration.k8s.io/v1beta1, kind: StorageVersionMigration, spec: \
      {resource: {group: apps, resource: deployments}}, status: {conditions: [{type: Running, \
      status: 'False'}, {type: Succeeded, status: 'True'}]}}
      o|deployments.apps|Succeeded

      apiservices.apiregistration.k8s.io
      {apiVersion: apiregistration.k8s.io/v1, kind: APIService, status: {conditions: \
      [{type: Available, status: 'True', reason: Local}]}}
      o|Local|True|60m

      apiservices.apiregistration.k8s.io
      {apiVersion: apiregistration.k8s.io/v1, kind: APIService, spec: {service: {namespace: ns, \
      name: s}}, status: {conditions: [{type: Available, status: 'False', \
      reason: ServiceNotFound}]}}
      o|ns/s|False (ServiceNotFound)|60m

      limitranges
      {apiVersion: v1, kind: LimitRange}
      o|2026-01-01T11:00:00Z
      """;

  static Stream<List<String>> objects() {
    return Stream.of(OBJECTS.split("\n\n")).map(paragraph -> paragraph.lines().toList());
  }

  @ParameterizedTest
  @MethodSource("objects")
  void rowsAreThoseOfKubernetes(List<String> object) {
    assertThat(Rows.row(object.get(0), named("o", object.get(1)))).isEqualTo(object.get(2));
  }

  private static String named(String name, String object) {
    String metadata = "metadata: {name: " + name + ", creationTimestamp: '2026-01-01T11:00:00Z'";
    String full = object.replace("TEMPLATE", TEMPLATE);
    return full.contains(", metadata: {annotations") || full.contains(", metadata: {deletion")
        ? full.replaceFirst("metadata: \\{", metadata + ", ")
        : full.replaceFirst("\\{", "{" + metadata + "}, ");
  }

  @ParameterizedTest
  @CsvSource({
    "'True', '', Ready",
    "'False', '', NotReady",
    "'Unknown', 'node-role.kubernetes.io/worker: x', NotReady",
  })
  void nodesAreReadyOrNot(String ready, String label, String status) {
    String node =
        "{apiVersion: v1, kind: Node, metadata: {name: o, labels: {%s}}, status: "
            + "{conditions: [{type: Ready, status: '%s'}]}}";

    assertThat(Rows.cells("nodes", node.formatted(label, ready)).get(1)).isEqualTo(status);
  }

  @Test
  void rolesOfNodesComeFromTwoKindsOfLabels() {
    String node =
        "{apiVersion: v1, kind: Node, metadata: {name: o, labels: {node-role.kubernetes.io/worker: "
            + "'', node-role.kubernetes.io/: '', kubernetes.io/role: edge}}}";

    assertThat(Rows.cells("nodes", node).get(2)).isEqualTo("edge,worker");
  }

  @Test
  void revisionsNameTheirController() {
    String revision =
        "{apiVersion: apps/v1, kind: ControllerRevision, metadata: {name: o, ownerReferences: ["
            + "{apiVersion: v1, kind: Pod, name: p}, "
            + "{apiVersion: apps/v1, kind: StatefulSet, name: s, controller: true}]}}";

    assertThat(Rows.cells("controllerrevisions.apps", revision).get(1))
        .isEqualTo("statefulset.apps/s");
  }

  @Test
  void deletedVolumesAndClaimsAreTerminating() {
    String deleted = "metadata: {name: o, deletionTimestamp: '2026-01-01T11:00:00Z'}}";

    assertThat(
            Rows.cells("persistentvolumes", "{apiVersion: v1, kind: PersistentVolume, " + deleted)
                .get(4))
        .isEqualTo("Terminating");
    assertThat(
            Rows.cells(
                    "persistentvolumeclaims",
                    "{apiVersion: v1, kind: PersistentVolumeClaim, " + deleted)
                .get(1))
        .isEqualTo("Terminating");
    assertThat(Rows.cells("jobs.batch", "{apiVersion: batch/v1, kind: Job, " + deleted).get(1))
        .isEqualTo("Terminating");
  }

  @Test
  void anOldAnnotationNamesTheStorageClass() {
    String claim =
        "{apiVersion: v1, kind: PersistentVolumeClaim, metadata: {name: o, annotations: "
            + "{volume.beta.kubernetes.io/storage-class: old}}, spec: {storageClassName: new}}";

    assertThat(Rows.cells("persistentvolumeclaims", claim).get(5)).isEqualTo("old");
  }

  @Test
  void numbersStayNumbers() {
    assertThat(Rows.cells("configmaps", "{apiVersion: v1, kind: ConfigMap}").get(1)).isEqualTo(0);
    assertThat(
            Rows.cells(
                    "storageclasses.storage.k8s.io",
                    "{apiVersion: storage.k8s.io/v1, kind: StorageClass}")
                .get(4))
        .isEqualTo(false);
  }

  @Test
  void flowSchemasThatAreAskedFirstComeFirst() {
    String schema =
        "{apiVersion: flowcontrol.apiserver.k8s.io/v1, kind: FlowSchema, metadata: {name: %s}, "
            + "spec: {matchingPrecedence: %d}}";
    List<MetaObject> schemas =
        List.of(
            Rows.hub(schema.formatted("a", 900)),
            Rows.hub(schema.formatted("c", 1)),
            Rows.hub(schema.formatted("b", 1)));

    assertThat(Rows.columns("flowschemas.flowcontrol.apiserver.k8s.io").inOrder(schemas))
        .extracting(o -> o.metadata().name())
        .containsExactly("b", "c", "a");
  }

  @Test
  void aScaleShowsWantedAndPresentPods() {
    var scale =
        (dev.navarch.api.autoscaling.v1.Scale)
            Rows.hub(
                "{apiVersion: autoscaling/v1, kind: Scale, metadata: {name: s}, "
                    + "spec: {replicas: 8}, status: {replicas: 5}}");

    assertThat(BuiltInColumns.ofScale().cells(scale, Instant.EPOCH))
        .containsExactly("s", 8, 5, "<unknown>");
  }
}
