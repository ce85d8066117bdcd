package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.api.AllTypes;
import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.EmptyDirVolumeSource;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.unstructured.Unstructured;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AppliedConfigurationTest {
  private static String json(MetaObject object) {
    return new String(
        AppliedConfiguration.toJson(AllTypes.scheme(), object), StandardCharsets.UTF_8);
  }

  @Test
  void onlyWhatIsSetIsApplied() {
    Deployment deployment =
        Deployment.builder()
            .metadata(m -> m.name("web"))
            .spec(spec ->
                spec.replicas(0)
                    .template(template ->
                        template.spec(pod ->
                            pod.containers(
                                    List.of(Container.builder().name("c").image("i").build()))
                                .volumes(
                                    List.of(
                                        Volume.builder()
                                            .name("v")
                                            .volumeSource(source ->
                                                source.emptyDir(
                                                    EmptyDirVolumeSource.builder().build()))
                                            .build())))))
            .build();

    assertThat(json(deployment))
        .isEqualTo(
            "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":{\"name\":\"web\"},"
                + "\"spec\":{\"replicas\":0,\"template\":{\"spec\":{\"containers\":"
                + "[{\"image\":\"i\",\"name\":\"c\"}],"
                + "\"volumes\":[{\"emptyDir\":{},\"name\":\"v\"}]}}}}");
  }

  @Test
  void untypedObjectsAreAppliedAsTheyAre() {
    Unstructured object =
        Unstructured.of(
            Map.of(
                "apiVersion",
                "x/v1",
                "kind",
                "X",
                "metadata",
                Map.of("name", "a"),
                "spec",
                Map.of("empty", Map.of(), "zero", 0)));

    assertThat(json(object))
        .isEqualTo(
            "{\"apiVersion\":\"x/v1\",\"kind\":\"X\",\"metadata\":{\"name\":\"a\"},"
                + "\"spec\":{\"empty\":{},\"zero\":0}}");
  }

  @Test
  void kindIsAddedWhereItIsMissing() {
    MetaObject silent =
        (MetaObject)
            Deployment.builder().metadata(m -> m.name("web")).build().withTypeMeta(TypeMeta.EMPTY);

    assertThat(json(silent)).startsWith("{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\"");
  }

  @Test
  void objectsOfAServerAreRefused() {
    Deployment read =
        Deployment.builder()
            .metadata(m -> m.managedFields(List.of(ManagedFieldsEntry.builder().build())))
            .build();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> json(read))
        .withMessageStartingWith("cannot apply an object with managed fields already set");
  }
}
