package dev.navarch.controllerruntime.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.mapper.RestScope;
import dev.navarch.client.mapper.TableRestMapper;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventHandlersTest {
  private static final GroupVersionKind FOO = new GroupVersion("x.io", "v1").withKind("Foo");
  private static final GroupVersionKind WIDE = new GroupVersion("x.io", "v1").withKind("Wide");
  private static final RestMapper MAPPER =
      TableRestMapper.builder()
          .add(FOO, "foos", "foo", RestScope.NAMESPACE)
          .add(WIDE, "wides", "wide", RestScope.ROOT)
          .build();

  private static OwnerReference owner(
      String apiVersion, String kind, String name, boolean controls) {
    return OwnerReference.builder()
        .apiVersion(apiVersion)
        .kind(kind)
        .name(name)
        .uid(name)
        .controller(controls)
        .build();
  }

  private static ConfigMap owned(OwnerReference... owners) {
    ConfigMap map = ConfigMaps.named("space", "map");
    return map.toBuilder()
        .metadata(map.metadata().toBuilder().ownerReferences(List.of(owners)).build())
        .build();
  }

  private static EventHandler<ConfigMap> forOwner(GroupVersionKind kind, boolean onlyController)
      throws Exception {
    EventHandler<ConfigMap> handler = EventHandlers.forOwner(kind, onlyController, MAPPER);
    handler.prepare();
    return handler;
  }

  @Test
  void objectAsksForItself() throws Exception {
    EventHandler<ConfigMap> handler = EventHandlers.forObject();

    assertThat(
            handler.requestsFor(new ObjectEvent.Deleted<>(ConfigMaps.named("space", "map"), false)))
        .containsExactly(new Request("space", "map"));
  }

  @Test
  void controllerOfTheKindIsAskedForWhateverItsVersion() throws Exception {
    ConfigMap map =
        owned(
            owner("x.io/v1beta1", "Foo", "old", true),
            owner("x.io/v1", "Foo", "other", false),
            owner("y.io/v1", "Foo", "stranger", true),
            owner("x.io/v1", "Bar", "bar", true));

    assertThat(forOwner(FOO, true).requestsFor(new ObjectEvent.Created<>(map, true)))
        .containsExactly(new Request("space", "old"));
    assertThat(forOwner(FOO, false).requestsFor(new ObjectEvent.Created<>(map, true)))
        .containsExactly(new Request("space", "old"), new Request("space", "other"));
  }

  @Test
  void bothOwnersAreAskedForWhenTheOwnerChanges() throws Exception {
    ObjectEvent<ConfigMap> adopted =
        new ObjectEvent.Updated<>(
            owned(owner("x.io/v1", "Foo", "a", true)), owned(owner("x.io/v1", "Foo", "b", true)));

    assertThat(forOwner(FOO, true).requestsFor(adopted))
        .containsExactlyInAnyOrder(new Request("space", "a"), new Request("space", "b"));
  }

  @Test
  void ownerOfTheWholeClusterHasNoNamespace() throws Exception {
    ConfigMap map = owned(owner("x.io/v1", "Wide", "w", true));

    assertThat(forOwner(WIDE, true).requestsFor(new ObjectEvent.Created<>(map, true)))
        .containsExactly(new Request("", "w"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/", "x.io/v1/more", "nonsense"})
  void nonsenseInAnOwnersVersionIsPassedOver(String apiVersion) throws Exception {
    ConfigMap map = owned(owner(apiVersion, "Other", "n", true));

    assertThat(forOwner(FOO, true).requestsFor(new ObjectEvent.Created<>(map, true))).isEmpty();
  }

  @Test
  void functionIsAskedForBothStatesOfAChange() throws Exception {
    EventHandler<ConfigMap> handler =
        EventHandlers.mapped(map -> List.of(new Request("of", map.data().getOrDefault("to", ""))));

    assertThat(
            handler.requestsFor(
                new ObjectEvent.Updated<>(
                    ConfigMaps.of("s", "m", Map.of("to", "a")),
                    ConfigMaps.of("s", "m", Map.of("to", "b")))))
        .containsExactly(new Request("of", "a"), new Request("of", "b"));
  }
}
