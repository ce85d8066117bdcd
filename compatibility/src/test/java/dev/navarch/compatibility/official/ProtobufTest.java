package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.ProtoClient;
import io.kubernetes.client.ProtoClient.ObjectOrStatus;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.proto.Meta;
import io.kubernetes.client.proto.V1.ConfigMap;
import io.kubernetes.client.proto.V1.NamespaceList;
import io.kubernetes.client.proto.V1Apps;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class ProtobufTest {
  private static final String CONFIG_MAPS = "/api/v1/namespaces/default/configmaps";

  private final ApiClient client;
  private final ProtoClient proto;

  ProtobufTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    proto = new ProtoClient(client);
  }

  @Test
  void objectsAreCreatedReadUpdatedAndDeleted() throws Exception {
    ObjectOrStatus<ConfigMap> created =
        proto.create(configMap("one", "1"), CONFIG_MAPS, "v1", "ConfigMap");
    assertThat(created.status).isNull();
    assertThat(created.object.getMetadata().getUid()).isNotBlank();

    ObjectOrStatus<ConfigMap> read = proto.get(ConfigMap.newBuilder(), CONFIG_MAPS + "/one");
    assertThat(read.object).isEqualTo(created.object);
    assertThat(read.object.getBinaryDataMap().get("bytes"))
        .isEqualTo(ByteString.copyFrom(new byte[] {0, -1}));

    ObjectOrStatus<ConfigMap> updated =
        proto.update(
            read.object.toBuilder().putData("a", "2").build(),
            CONFIG_MAPS + "/one",
            "v1",
            "ConfigMap");
    assertThat(updated.object.getDataMap()).containsEntry("a", "2");

    ObjectOrStatus<ConfigMap> deleted = proto.delete(ConfigMap.newBuilder(), CONFIG_MAPS + "/one");
    assertThat(deleted.status.getStatus()).isEqualTo("Success");
  }

  @Test
  void listsAreRead() throws Exception {
    ObjectOrStatus<NamespaceList> list =
        proto.list(NamespaceList.newBuilder(), "/api/v1/namespaces");

    assertThat(list.object.getItemsList())
        .extracting(each -> each.getMetadata().getName())
        .contains("default", "kube-system");
    assertThat(list.object.getMetadata().getResourceVersion()).isNotBlank();
  }

  @Test
  void aRefusalIsAStatusInProtobuf() throws Exception {
    ObjectOrStatus<ConfigMap> missing = proto.get(ConfigMap.newBuilder(), CONFIG_MAPS + "/missing");
    proto.create(configMap("one", "1"), CONFIG_MAPS, "v1", "ConfigMap");
    ObjectOrStatus<ConfigMap> again =
        proto.create(configMap("one", "1"), CONFIG_MAPS, "v1", "ConfigMap");

    assertThat(missing.status.getCode()).isEqualTo(404);
    assertThat(missing.status.getMessage()).isEqualTo("configmaps \"missing\" not found");
    assertThat(again.status.getReason()).isEqualTo("AlreadyExists");
    assertThat(again.status.getDetails().getName()).isEqualTo("one");
  }

  @Test
  void bothEncodingsShowTheSameObject() throws Exception {
    proto.create(configMap("one", "1"), CONFIG_MAPS, "v1", "ConfigMap");

    var json = new CoreV1Api(client).readNamespacedConfigMap("one", NAMESPACE).execute();
    ObjectOrStatus<ConfigMap> read = proto.get(ConfigMap.newBuilder(), CONFIG_MAPS + "/one");

    assertThat(json.getData()).isEqualTo(read.object.getDataMap());
    assertThat(json.getMetadata().getUid()).isEqualTo(read.object.getMetadata().getUid());
    assertThat(json.getMetadata().getCreationTimestamp().toEpochSecond())
        .isEqualTo(read.object.getMetadata().getCreationTimestamp().getSeconds());
  }

  @Test
  void groupsBesidesTheFirstWorkAsWell() throws Exception {
    new AppsV1Api(client)
        .createNamespacedDeployment(NAMESPACE, Samples.deployment("web", 2))
        .execute();

    ObjectOrStatus<V1Apps.Deployment> read =
        proto.get(
            V1Apps.Deployment.newBuilder(), "/apis/apps/v1/namespaces/default/deployments/web");

    assertThat(read.object.getSpec().getReplicas()).isEqualTo(2);
    assertThat(read.object.getSpec().getTemplate().getSpec().getContainers(0).getImage())
        .isEqualTo("registry.example/main:1");
    assertThat(read.object.getSpec().getStrategy().getRollingUpdate().getMaxSurge().getStrVal())
        .isEqualTo("25%");
  }

  private static ConfigMap configMap(String name, String value) {
    return ConfigMap.newBuilder()
        .setMetadata(Meta.ObjectMeta.newBuilder().setName(name).setNamespace(NAMESPACE))
        .putData("a", value)
        .putBinaryData("bytes", ByteString.copyFrom(new byte[] {0, -1}))
        .build();
  }
}
