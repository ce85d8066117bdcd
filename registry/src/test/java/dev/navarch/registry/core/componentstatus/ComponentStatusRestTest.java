package dev.navarch.registry.core.componentstatus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ComponentCondition;
import dev.navarch.api.core.v1.ComponentStatus;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.registry.core.CoreStores;
import org.junit.jupiter.api.Test;

class ComponentStatusRestTest {
  private final ComponentStatusRest statuses =
      new ComponentStatusRest(CoreStores.create().stores(), port -> port == 10_257);

  private ComponentCondition condition(String name) {
    ComponentStatus status =
        statuses.read(
            CoreStores.request("GET", "/api/v1/componentstatuses/" + name),
            new ObjectName("", name));
    assertThat(status.metadata().name()).isEqualTo(name);
    return status.conditions().getFirst();
  }

  @Test
  void componentThatListensIsHealthy() {
    assertThat(condition("controller-manager").status()).isEqualTo("True");
    assertThat(condition("controller-manager").message()).isEqualTo("ok");
    assertThat(condition("etcd-0").status()).isEqualTo("True");
  }

  @Test
  void componentThatDoesNotListenSaysSo() {
    assertThat(condition("scheduler").status()).isEqualTo("False");
    assertThat(condition("scheduler").message())
        .isEqualTo(
            "Get \"https://127.0.0.1:10259/healthz\": dial tcp 127.0.0.1:10259: connect:"
                + " connection refused");
  }

  @Test
  void thereAreThree() {
    assertThat(statuses.all(CoreStores.request("GET", "/api/v1/componentstatuses")))
        .extracting(status -> status.metadata().name())
        .containsExactly("scheduler", "controller-manager", "etcd-0");
    assertThatThrownBy(() -> condition("nosuch"))
        .hasMessage("componentstatus \"nosuch\" not found");
  }
}
