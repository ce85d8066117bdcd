package dev.navarch.controllerruntime.ownership;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.api.AllTypes;
import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Node;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import org.junit.jupiter.api.Test;

class OwnersTest {
  private static final Scheme SCHEME = AllTypes.scheme();

  private static Deployment deployment(String namespace, String uid) {
    return Deployment.builder()
        .metadata(m -> m.namespace(namespace).name("d-" + uid).uid(uid))
        .build();
  }

  @Test
  void controllerIsSetWithItsKindAndBlocksDeletion() {
    Deployment owner = (Deployment) deployment("a", "1").withTypeMeta(TypeMeta.EMPTY);

    ConfigMap owned = Owners.setController(owner, ConfigMaps.named("a", "m"), SCHEME);

    assertThat(owned.metadata().ownerReferences())
        .containsExactly(new OwnerReference("apps/v1", "Deployment", "d-1", "1", true, true));
    assertThat(Owners.isControlledBy(owned, owner)).isTrue();
    assertThat(Owners.setController(owner, owned, SCHEME)).isSameAs(owned);
  }

  @Test
  void secondControllerIsRefused() {
    ConfigMap owned =
        Owners.setController(deployment("a", "1"), ConfigMaps.named("a", "m"), SCHEME);

    assertThatExceptionOfType(AlreadyControlledException.class)
        .isThrownBy(() -> Owners.setController(deployment("a", "2"), owned, SCHEME))
        .withMessage("object a/m is already controlled by Deployment d-1")
        .matches(e -> e.controller().uid().equals("1"));
  }

  @Test
  void ownersThatDoNotControlAreAdded() {
    ConfigMap owned =
        Owners.setController(deployment("a", "1"), ConfigMaps.named("a", "m"), SCHEME);

    ConfigMap twice = Owners.setOwner(deployment("a", "2"), owned, SCHEME);

    assertThat(twice.metadata().ownerReferences()).hasSize(2);
    assertThat(Owners.isOwnedBy(twice, deployment("a", "2"))).isTrue();
    assertThat(Owners.isControlledBy(twice, deployment("a", "2"))).isFalse();
    assertThat(Owners.removeOwner(deployment("a", "1"), twice).metadata().ownerReferences())
        .extracting(OwnerReference::uid)
        .containsExactly("2");
  }

  @Test
  void ownersInOtherNamespacesAreRefused() {
    Node node = Node.builder().metadata(m -> m.name("n").uid("9")).build();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Owners.setOwner(deployment("b", "1"), ConfigMaps.named("a", "m"), SCHEME))
        .withMessageContaining("which is in another");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Owners.setController(deployment("b", "1"), node, SCHEME))
        .withMessageContaining("which is in none");
    assertThat(
            Owners.setController(node, ConfigMaps.named("a", "m"), SCHEME)
                .metadata()
                .ownerReferences())
        .hasSize(1);
  }

  @Test
  void ownerThatIsNotOnAServerIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Owners.setOwner(deployment("a", ""), ConfigMaps.named("a", "m"), SCHEME))
        .withMessageContaining("has no UID");
  }
}
