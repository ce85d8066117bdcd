package dev.navarch.client.fake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.AllTypes;
import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.dynamic.DynamicClient;
import dev.navarch.client.dynamic.DynamicResourceClient;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Custom resources keep the values of their scale where their definition says. */
class FakeScaleTest {
  private static final GroupVersionResource GADGETS =
      new GroupVersionResource("toys.example.com", "v1", "gadgets");
  private static final GroupVersionKind SCALE = new GroupVersionKind("autoscaling", "v1", "Scale");

  private static FakeResource gadget() {
    return FakeResource.namespaced("toys.example.com", "v1", "gadgets", "Gadget")
        .withSubresource("status");
  }

  private static DynamicResourceClient clientOf(FakeResource resource) {
    Fake fake =
        new Fake(
            AllTypes.scheme(),
            List.of(resource),
            Unstructured.of(
                Map.of(
                    "apiVersion",
                    "toys.example.com/v1",
                    "kind",
                    "Gadget",
                    "metadata",
                    Map.of("namespace", "ns", "name", "g"),
                    "spec",
                    Map.of("size", 3L, "replicas", 99L, "selector", Map.of("app", "wrong")),
                    "status",
                    Map.of("current", Map.of("size", 2L), "labels", "app=g"))));
    return new DynamicClient(fake.restClient()).resource(GADGETS).namespace("ns");
  }

  @Test
  void scaleIsReadWhereThePathsLead() throws Exception {
    DynamicResourceClient gadgets =
        clientOf(gadget().withScale(".spec.size", ".status.current.size", ".status.labels"));

    Scale scale = gadgets.getSubresource("g", "scale", Scale.class);

    assertThat(scale.spec().replicas()).isEqualTo(3);
    assertThat(scale.status().replicas()).isEqualTo(2);
    assertThat(scale.status().selector()).isEqualTo("app=g");
  }

  @Test
  void wantedCountIsWrittenWhereItsPathLeads() throws Exception {
    DynamicResourceClient gadgets =
        clientOf(gadget().withScale(".spec.size", ".status.current.size", ""));
    Scale scale = gadgets.getSubresource("g", "scale", Scale.class);

    Scale updated =
        gadgets.updateSubresource(
            "g", "scale", scale.toBuilder().spec(spec -> spec.replicas(7)).build(), Scale.class);

    assertThat(updated.spec().replicas()).isEqualTo(7);
    assertThat(updated.status().selector()).isEmpty();
    Unstructured gadget = gadgets.get("g");
    assertThat(gadget.nested(Long.class, "spec", "size")).contains(7L);
    assertThat(gadget.nested(Long.class, "spec", "replicas")).contains(99L);
  }

  @Test
  void pathsMayBeToldBeforeOrAfterTheSubresource() throws Exception {
    for (FakeResource resource :
        List.of(
            gadget()
                .withSubresource("scale", SCALE, "get")
                .withScale(".spec.size", ".status.x", ""),
            gadget()
                .withScale(".spec.size", ".status.x", "")
                .withSubresource("scale", SCALE, "get"),
            gadget().withScale(".spec.size", ".status.x", "").withShortNames("gd"))) {
      assertThat(resource.subresources())
          .extracting(FakeSubresource::name)
          .containsExactly("status", "scale");
      Scale scale = clientOf(resource).getSubresource("g", "scale", Scale.class);
      assertThat(scale.spec().replicas()).isEqualTo(3);
      assertThat(scale.status().replicas()).isZero();
    }
  }

  @Test
  void scaleWithoutACountIsRefused() {
    assertThatThrownBy(() -> gadget().withScale("", ".status.size", ""))
        .hasMessage("a scale needs paths to both of its counts");
  }
}
