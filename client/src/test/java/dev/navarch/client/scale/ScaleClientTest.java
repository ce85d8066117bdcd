package dev.navarch.client.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.discovery.DiscoveryPages;
import dev.navarch.client.discovery.MemoryDiscoveryCache;
import dev.navarch.client.mapper.DeferredDiscoveryMapper;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.ScriptedTransport;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ScaleClientTest {
  private static final GroupResource DEPLOYMENTS = new GroupResource("apps", "deployments");
  private static final String SCALE =
      """
      {"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"web"},
       "spec":{"replicas":3},"status":{"replicas":2,"selector":"a=b"}}
      """;
  private static final String OLD_SCALE =
      """
      {"kind":"Scale","apiVersion":"apps/v1beta1","metadata":{"name":"web"},
       "spec":{"replicas":3},"status":{"replicas":2,"targetSelector":"a=b"}}
      """;

  private final ScriptedTransport transport = DiscoveryPages.oneByOne();
  private final MemoryDiscoveryCache discovery =
      new MemoryDiscoveryCache(new DiscoveryClient(transport.client()));
  private final ScaleClient scales =
      new ScaleClient(transport.client(), new DeferredDiscoveryMapper(discovery), discovery);

  @Test
  void scaleIsReadWhereItsResourceIs() throws Exception {
    transport.json(200, SCALE);

    Scale scale = scales.get("ns", DEPLOYMENTS, "web");

    assertThat(scale.spec().replicas()).isEqualTo(3);
    assertThat(transport.lastRequest().path())
        .isEqualTo("/apis/apps/v1/namespaces/ns/deployments/web/scale");
  }

  @Test
  void olderKindsAreConverted() throws Exception {
    transport.json(200, OLD_SCALE).json(200, OLD_SCALE);
    ScaleClient old =
        new ScaleClient(
            transport.client(),
            new DeferredDiscoveryMapper(discovery),
            (ScaleKindResolver) resource -> new GroupVersionKind("apps", "v1beta1", "Scale"));

    Scale scale = old.get("ns", DEPLOYMENTS, "web");
    old.update("ns", DEPLOYMENTS, scale);

    assertThat(scale.status().selector()).isEqualTo("a=b");
    assertThat(scale.groupVersionKind().toString()).isEqualTo("autoscaling/v1, Kind=Scale");
    assertThat(transport.lastBody())
        .startsWith("{\"kind\":\"Scale\",\"apiVersion\":\"apps/v1beta1\"");
  }

  @Test
  void scaleIsWrittenAsTheKindThatItsResourceHas() throws Exception {
    transport.json(200, SCALE);
    Scale scale =
        Scale.builder().metadata(m -> m.name("web")).spec(spec -> spec.replicas(5)).build();

    scales.update("ns", DEPLOYMENTS, scale);

    assertThat(transport.asked()).contains("PUT /apis/apps/v1/namespaces/ns/deployments/web/scale");
    assertThat(transport.lastBody()).contains("\"apiVersion\":\"autoscaling/v1\"");
    assertThat(transport.lastBody()).contains("\"replicas\":5");
  }

  @Test
  void scaleCanBePatched() throws Exception {
    transport.json(200, SCALE);

    scales.patch(
        "ns",
        new GroupVersionResource("apps", "v1", "deployments"),
        "web",
        PatchType.MERGE,
        "{}".getBytes(StandardCharsets.UTF_8),
        PatchOptions.builder().build());

    assertThat(transport.asked())
        .containsExactly("PATCH /apis/apps/v1/namespaces/ns/deployments/web/scale");
  }

  @Test
  void resourceWithoutAScaleIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() ->
            scales.update(
                "ns",
                new GroupResource("", "pods"),
                Scale.builder().metadata(m -> m.name("p")).build()))
        .withMessage(
            "could not find scale subresource for /v1, Resource=pods in discovery information");
  }
}
