package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.fabric8.kubernetes.api.model.ConfigMapList;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.LabelSelectorBuilder;
import io.fabric8.kubernetes.api.model.ListOptions;
import io.fabric8.kubernetes.api.model.ListOptionsBuilder;
import io.fabric8.kubernetes.api.model.NamespaceBuilder;
import io.fabric8.kubernetes.api.model.PartialObjectMetadata;
import io.fabric8.kubernetes.api.model.Table;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ListTest extends ConnectedTest {
  private static final String SHIPS = "ships";

  @BeforeEach
  void createShips() {
    client
        .resource(new NamespaceBuilder().withNewMetadata().withName(SHIPS).endMetadata().build())
        .create();
    createShip("argo", Map.of("masts", "1", "oars", "fifty"));
    createShip("beagle", Map.of("masts", "3"));
    createShip("endeavour", Map.of("masts", "3", "flag", "white"));
    createShip("trireme", Map.of("oars", "many"));
  }

  private void createShip(String name, Map<String, String> labels) {
    client.configMaps().inNamespace(SHIPS).resource(Samples.labelled(name, labels)).create();
  }

  @Test
  void objectsComeInTheOrderOfTheirNames() {
    ConfigMapList all = client.configMaps().inNamespace(SHIPS).list();

    assertThat(names(all.getItems())).containsExactly("argo", "beagle", "endeavour", "trireme");
    assertThat(all.getMetadata().getResourceVersion()).isNotEmpty();
  }

  @Test
  void labelsSelect() {
    var ships = client.configMaps().inNamespace(SHIPS);

    assertThat(names(ships.withLabel("masts", "3").list().getItems()))
        .containsExactly("beagle", "endeavour");
    assertThat(names(ships.withLabel("oars").list().getItems())).containsExactly("argo", "trireme");
    assertThat(names(ships.withoutLabel("masts").list().getItems())).containsExactly("trireme");
    assertThat(names(ships.withLabelIn("masts", "1", "2").list().getItems()))
        .containsExactly("argo");
    assertThat(names(ships.withLabelNotIn("masts", "1", "2").list().getItems()))
        .containsExactly("beagle", "endeavour", "trireme");
    assertThat(names(ships.withLabel("masts", "3").withoutLabel("flag", "white").list().getItems()))
        .containsExactly("beagle");
    assertThat(names(ships.withLabelSelector("masts in (1,3),!flag").list().getItems()))
        .containsExactly("argo", "beagle");
    assertThat(
            names(
                ships
                    .withLabelSelector(
                        new LabelSelectorBuilder()
                            .addNewMatchExpression()
                            .withKey("masts")
                            .withOperator("Exists")
                            .endMatchExpression()
                            .addToMatchLabels("oars", "fifty")
                            .build())
                    .list()
                    .getItems()))
        .containsExactly("argo");
  }

  @Test
  void fieldsSelect() {
    client.pods().inNamespace(SHIPS).resource(Samples.pod("crew")).create();
    var pods = client.pods().inNamespace(SHIPS);

    assertThat(
            names(
                client
                    .configMaps()
                    .inNamespace(SHIPS)
                    .withField("metadata.name", "argo")
                    .list()
                    .getItems()))
        .containsExactly("argo");
    assertThat(names(pods.withField("status.phase", "Pending").list().getItems()))
        .containsExactly("crew");
    assertThat(pods.withField("status.phase", "Running").list().getItems()).isEmpty();
    assertThat(names(pods.withoutField("spec.nodeName", "north").list().getItems()))
        .containsExactly("crew");
    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() -> pods.withField("spec.colour", "red").list())
        .withMessageContaining("field label not supported: spec.colour")
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(400));
  }

  @Test
  void pagesHoldOneStateTogether() {
    ListOptions options = new ListOptionsBuilder().withLimit(3L).build();
    ConfigMapList first = client.configMaps().inNamespace(SHIPS).list(options);
    assertThat(names(first.getItems())).containsExactly("argo", "beagle", "endeavour");
    assertThat(first.getMetadata().getRemainingItemCount()).isEqualTo(1);
    createShip("zebulon", Map.of());

    options.setContinue(first.getMetadata().getContinue());
    ConfigMapList second = client.configMaps().inNamespace(SHIPS).list(options);

    assertThat(names(second.getItems())).containsExactly("trireme");
    assertThat(second.getMetadata().getContinue()).isNullOrEmpty();
    assertThat(second.getMetadata().getResourceVersion())
        .isEqualTo(first.getMetadata().getResourceVersion());
  }

  @Test
  void aBrokenPageTokenIsTold() {
    ListOptions options = new ListOptionsBuilder().withLimit(1L).withContinue("nonsense").build();

    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() -> client.configMaps().inNamespace(SHIPS).list(options))
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(400))
        .withMessageContaining("continue key is not valid");
  }

  @Test
  void allNamespacesAreListedTogether() {
    client
        .configMaps()
        .inNamespace(NAMESPACE)
        .resource(Samples.labelled("raft", Map.of("oars", "none")))
        .create();

    assertThat(names(client.configMaps().inAnyNamespace().withLabel("oars").list().getItems()))
        .containsExactly("raft", "argo", "trireme");
  }

  @Test
  void metadataAloneCanBeAskedFor() {
    List<PartialObjectMetadata> items =
        client.configMaps().inNamespace(SHIPS).listAsPartialObjectMetadata().getItems();

    assertThat(names(items)).containsExactly("argo", "beagle", "endeavour", "trireme");
    assertThat(items.get(1).getMetadata().getLabels()).containsExactly(Map.entry("masts", "3"));
    assertThat(
            client
                .configMaps()
                .inNamespace(SHIPS)
                .withName("argo")
                .getAsPartialObjectMetadata()
                .getMetadata()
                .getLabels())
        .containsEntry("oars", "fifty");
  }

  @Test
  void tablesCanBeAskedFor() {
    Table table = client.configMaps().inNamespace(SHIPS).listAsTable();

    assertThat(table.getColumnDefinitions())
        .extracting("name")
        .containsExactly("Name", "Data", "Age");
    assertThat(table.getRows())
        .extracting(row -> row.getCells().get(0))
        .hasToString("[argo, beagle, endeavour, trireme]");
  }

  @Test
  void aListCanComeAsAStream() throws Exception {
    List<String> seen = new ArrayList<>();

    client
        .configMaps()
        .inNamespace(SHIPS)
        .streamingList(ship -> seen.add(ship.getMetadata().getName()))
        .get(SOON.toMillis(), TimeUnit.MILLISECONDS);

    assertThat(seen).containsExactly("argo", "beagle", "endeavour", "trireme");
  }

  private static List<String> names(List<? extends HasMetadata> items) {
    return items.stream().map(item -> item.getMetadata().getName()).toList();
  }
}
