package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.custom.IntOrString;
import io.kubernetes.client.custom.Quantity;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.apis.BatchV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.apis.RbacAuthorizationV1Api;
import io.kubernetes.client.openapi.models.RbacV1Subject;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1CronJob;
import io.kubernetes.client.openapi.models.V1CronJobSpec;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1Job;
import io.kubernetes.client.openapi.models.V1JobSpec;
import io.kubernetes.client.openapi.models.V1JobTemplateSpec;
import io.kubernetes.client.openapi.models.V1Namespace;
import io.kubernetes.client.openapi.models.V1Node;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1PersistentVolumeClaim;
import io.kubernetes.client.openapi.models.V1PersistentVolumeClaimSpec;
import io.kubernetes.client.openapi.models.V1Pod;
import io.kubernetes.client.openapi.models.V1PolicyRule;
import io.kubernetes.client.openapi.models.V1Role;
import io.kubernetes.client.openapi.models.V1RoleBinding;
import io.kubernetes.client.openapi.models.V1RoleRef;
import io.kubernetes.client.openapi.models.V1Secret;
import io.kubernetes.client.openapi.models.V1Service;
import io.kubernetes.client.openapi.models.V1ServicePort;
import io.kubernetes.client.openapi.models.V1ServiceSpec;
import io.kubernetes.client.openapi.models.V1VolumeResourceRequirements;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class TypedResourcesTest {
  private static final String RBAC = "rbac.authorization.k8s.io";

  private final ApiClient client;
  private final CoreV1Api core;

  TypedResourcesTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
  }

  @Test
  void aConfigMapIsCreatedReadReplacedAndDeleted() throws Exception {
    V1ConfigMap created =
        core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("one", Map.of("a", "1")))
            .execute();
    assertThat(created.getMetadata().getUid()).isNotBlank();
    assertThat(created.getMetadata().getNamespace()).isEqualTo(NAMESPACE);
    assertThat(created.getMetadata().getCreationTimestamp())
        .isCloseTo(OffsetDateTime.now(ZoneOffset.UTC), within(1, ChronoUnit.MINUTES));

    V1ConfigMap read = core.readNamespacedConfigMap("one", NAMESPACE).execute();
    assertThat(read).isEqualTo(created);

    V1ConfigMap replaced =
        core.replaceNamespacedConfigMap("one", NAMESPACE, read.putDataItem("b", "2")).execute();
    assertThat(replaced.getData()).containsExactly(Map.entry("a", "1"), Map.entry("b", "2"));
    assertThat(replaced.getMetadata().getUid()).isEqualTo(created.getMetadata().getUid());
    assertThat(replaced.getMetadata().getResourceVersion())
        .isNotEqualTo(created.getMetadata().getResourceVersion());

    assertThat(core.deleteNamespacedConfigMap("one", NAMESPACE).execute().getStatus())
        .isEqualTo("Success");
    assertThat(Refusal.of(() -> core.readNamespacedConfigMap("one", NAMESPACE).execute()).code())
        .isEqualTo(404);
  }

  @Test
  void aDryRunChangesNothing() throws Exception {
    V1ConfigMap answer =
        core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("one", Map.of()))
            .dryRun("All")
            .execute();

    assertThat(answer.getMetadata().getUid()).isNotBlank();
    assertThat(Refusal.of(() -> core.readNamespacedConfigMap("one", NAMESPACE).execute()).code())
        .isEqualTo(404);
  }

  @Test
  void aNameIsMadeFromItsBeginning() throws Exception {
    V1ConfigMap toMake = new V1ConfigMap().metadata(new V1ObjectMeta().generateName("made-"));

    String first =
        core.createNamespacedConfigMap(NAMESPACE, toMake).execute().getMetadata().getName();
    String second =
        core.createNamespacedConfigMap(NAMESPACE, toMake).execute().getMetadata().getName();

    assertThat(List.of(first, second)).allMatch(name -> name.matches("made-[a-z0-9]{5}"));
    assertThat(first).isNotEqualTo(second);
  }

  @Test
  void textOfASecretComesBackAsBytes() throws Exception {
    V1Secret secret =
        new V1Secret()
            .metadata(new V1ObjectMeta().name("secret"))
            .putStringDataItem("text", "täxt")
            .putDataItem("bytes", new byte[] {0, 1, -1});

    core.createNamespacedSecret(NAMESPACE, secret).execute();

    V1Secret read = core.readNamespacedSecret("secret", NAMESPACE).execute();
    assertThat(read.getType()).isEqualTo("Opaque");
    assertThat(read.getStringData()).isNullOrEmpty();
    assertThat(read.getData().get("text")).isEqualTo("täxt".getBytes(StandardCharsets.UTF_8));
    assertThat(read.getData().get("bytes")).containsExactly(0, 1, -1);
  }

  @Test
  void aServiceGetsAnAddressAndKeepsNamedPorts() throws Exception {
    V1Service service =
        new V1Service()
            .metadata(new V1ObjectMeta().name("web"))
            .spec(
                new V1ServiceSpec()
                    .putSelectorItem("app", "web")
                    .addPortsItem(
                        new V1ServicePort()
                            .name("http")
                            .port(80)
                            .targetPort(new IntOrString("web")))
                    .addPortsItem(
                        new V1ServicePort()
                            .name("admin")
                            .port(81)
                            .targetPort(new IntOrString(8081))));

    V1ServiceSpec spec = core.createNamespacedService(NAMESPACE, service).execute().getSpec();

    assertThat(spec.getType()).isEqualTo("ClusterIP");
    assertThat(spec.getClusterIP()).matches("\\d+\\.\\d+\\.\\d+\\.\\d+");
    assertThat(spec.getPorts())
        .extracting(V1ServicePort::getTargetPort)
        .containsExactly(new IntOrString("web"), new IntOrString(8081));
    assertThat(core.deleteNamespacedService("web", NAMESPACE).execute().getMetadata().getName())
        .isEqualTo("web");
  }

  @Test
  void aPodHasItsDefaults() throws Exception {
    V1Pod pod = Samples.createPod(core, "pod");

    assertThat(pod.getSpec().getRestartPolicy()).isEqualTo("Always");
    assertThat(pod.getSpec().getServiceAccountName()).isEqualTo("default");
    assertThat(pod.getSpec().getContainers().get(0).getImagePullPolicy()).isEqualTo("IfNotPresent");
    assertThat(pod.getStatus().getPhase()).isEqualTo("Pending");
    assertThat(pod.getStatus().getQosClass()).isEqualTo("BestEffort");
  }

  @Test
  void aDeploymentHasItsDefaultsAndCountsItsGenerations() throws Exception {
    AppsV1Api apps = new AppsV1Api(client);

    V1Deployment created =
        apps.createNamespacedDeployment(NAMESPACE, Samples.deployment("web", 2)).execute();
    assertThat(created.getMetadata().getGeneration()).isEqualTo(1);
    assertThat(created.getSpec().getStrategy().getRollingUpdate().getMaxSurge())
        .isEqualTo(new IntOrString("25%"));
    assertThat(created.getSpec().getRevisionHistoryLimit()).isEqualTo(10);

    created.getSpec().setReplicas(3);
    V1Deployment changed = apps.replaceNamespacedDeployment("web", NAMESPACE, created).execute();
    assertThat(changed.getMetadata().getGeneration()).isEqualTo(2);
    assertThat(changed.getSpec().getReplicas()).isEqualTo(3);
  }

  @Test
  void jobsAndCronJobsAreTaken() throws Exception {
    BatchV1Api batch = new BatchV1Api(client);
    V1JobSpec spec =
        new V1JobSpec()
            .template(Samples.deployment("job", 1).getSpec().getTemplate())
            .backoffLimit(2);
    spec.getTemplate().getSpec().setRestartPolicy("Never");

    V1CronJob cronJob =
        batch
            .createNamespacedCronJob(
                NAMESPACE,
                new V1CronJob()
                    .metadata(new V1ObjectMeta().name("nightly"))
                    .spec(
                        new V1CronJobSpec()
                            .schedule("0 3 * * *")
                            .jobTemplate(new V1JobTemplateSpec().spec(spec))))
            .execute();
    V1Job job =
        batch
            .createNamespacedJob(
                NAMESPACE, new V1Job().metadata(new V1ObjectMeta().name("once")).spec(spec))
            .execute();

    assertThat(cronJob.getSpec().getConcurrencyPolicy()).isEqualTo("Allow");
    assertThat(cronJob.getSpec().getSuspend()).isFalse();
    assertThat(job.getSpec().getParallelism()).isEqualTo(1);
    assertThat(job.getSpec().getTemplate().getMetadata().getLabels())
        .containsEntry("batch.kubernetes.io/job-name", "once")
        .containsEntry("batch.kubernetes.io/controller-uid", job.getMetadata().getUid());
  }

  @Test
  void rolesAndTheirBindingsAreTaken() throws Exception {
    RbacAuthorizationV1Api rbac = new RbacAuthorizationV1Api(client);

    V1Role role =
        rbac.createNamespacedRole(
                NAMESPACE,
                new V1Role()
                    .metadata(new V1ObjectMeta().name("reader"))
                    .addRulesItem(
                        new V1PolicyRule()
                            .addApiGroupsItem("")
                            .addResourcesItem("configmaps")
                            .verbs(List.of("get", "list"))))
            .execute();
    V1RoleBinding binding =
        rbac.createNamespacedRoleBinding(
                NAMESPACE,
                new V1RoleBinding()
                    .metadata(new V1ObjectMeta().name("readers"))
                    .roleRef(new V1RoleRef().apiGroup(RBAC).kind("Role").name("reader"))
                    .addSubjectsItem(new RbacV1Subject().kind("User").name("jane")))
            .execute();

    assertThat(role.getRules().get(0).getVerbs()).containsExactly("get", "list");
    assertThat(binding.getSubjects().get(0).getApiGroup()).isEqualTo(RBAC);
    assertThat(rbac.listClusterRole().execute().getItems())
        .extracting(each -> each.getMetadata().getName())
        .contains("cluster-admin", "admin", "edit", "view");
  }

  @Test
  void quantitiesKeepTheirMeaning() throws Exception {
    V1PersistentVolumeClaim claim =
        new V1PersistentVolumeClaim()
            .metadata(new V1ObjectMeta().name("disk"))
            .spec(
                new V1PersistentVolumeClaimSpec()
                    .addAccessModesItem("ReadWriteOnce")
                    .resources(
                        new V1VolumeResourceRequirements()
                            .putRequestsItem("storage", new Quantity("1.5Gi"))));

    V1PersistentVolumeClaim created =
        core.createNamespacedPersistentVolumeClaim(NAMESPACE, claim).execute();

    assertThat(created.getSpec().getResources().getRequests().get("storage"))
        .isEqualTo(new Quantity("1536Mi"));
    assertThat(created.getStatus().getPhase()).isEqualTo("Pending");
    assertThat(created.getSpec().getVolumeMode()).isEqualTo("Filesystem");
  }

  @Test
  void objectsWithoutANamespaceAreTaken() throws Exception {
    V1Namespace namespace =
        core.createNamespace(new V1Namespace().metadata(new V1ObjectMeta().name("team"))).execute();
    V1Node node =
        core.createNode(new V1Node().metadata(new V1ObjectMeta().name("node-1"))).execute();

    assertThat(namespace.getStatus().getPhase()).isEqualTo("Active");
    assertThat(namespace.getSpec().getFinalizers()).containsExactly("kubernetes");
    assertThat(namespace.getMetadata().getLabels())
        .containsEntry("kubernetes.io/metadata.name", "team");
    assertThat(node.getMetadata().getNamespace()).isNull();
    assertThat(core.listNode().execute().getItems())
        .singleElement()
        .satisfies(listed -> assertThat(listed.getMetadata()).isEqualTo(node.getMetadata()));
  }
}
