package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ListPagerTest {
  private final ScriptedServer server = new ScriptedServer();

  @BeforeEach
  void threeObjectsInPages() {
    server.pages(true);
    server.put("a", "1");
    server.put("b", "1");
    server.put("c", "1");
  }

  /** Fails the second request. */
  private ListerWatcher<ConfigMap> failingOnce(ApiException failure) {
    AtomicInteger asked = new AtomicInteger();
    return server.tweaked(wanted -> {
      if (asked.incrementAndGet() == 2) {
        throw failure;
      }
      return wanted;
    });
  }

  @Test
  void pagesAreReadToTheEnd() throws Exception {
    ListPager.Whole<ConfigMap> whole = ListPager.list(server, "0", 2);

    assertThat(whole.items()).isEqualTo(server.objects());
    assertThat(whole.resourceVersion()).isEqualTo(server.revision());
    assertThat(whole.paged()).isTrue();
    assertThat(server.lists()).hasSize(2);
    assertThat(server.lists().getFirst().resourceVersion()).isEqualTo("0");
    assertThat(server.lists().getLast().resourceVersion()).isEmpty();
    assertThat(server.lists().getLast().continue_()).isEqualTo("2");
  }

  @Test
  void listThatFitsIsNotPaged() throws Exception {
    assertThat(ListPager.list(server, "0", 3).paged()).isFalse();
    assertThat(ListPager.list(server, "0", 0).items()).hasSize(3);
    assertThat(server.lists()).hasSize(2);
  }

  @Test
  void pageThatCameTooLateLeadsToOneWholeAnswer() throws Exception {
    ListerWatcher<ConfigMap> slow =
        failingOnce(ApiException.resourceExpired("The provided continue parameter is too old"));

    ListPager.Whole<ConfigMap> whole = ListPager.list(slow, "0", 2);

    assertThat(whole.items()).isEqualTo(server.objects());
    assertThat(server.lists().getLast().limit()).isZero();
    assertThat(server.lists().getLast().continue_()).isEmpty();
    assertThat(server.lists().getLast().resourceVersion()).isEqualTo("0");
  }

  @Test
  void otherFailureOfAPageFailsTheList() {
    ListerWatcher<ConfigMap> failing =
        failingOnce(ApiException.serviceUnavailable("gone to lunch"));

    assertThatThrownBy(() -> ListPager.list(failing, "0", 2)).hasMessage("gone to lunch");
  }

  @Test
  void listWithoutEndIsRefused() {
    ListerWatcher<ConfigMap> endless =
        new ListerWatcher<>() {
          @Override
          public Page<ConfigMap> list(ListOptions wanted) {
            return new Page<>(List.of(), "1", "again");
          }

          @Override
          public Watch<ConfigMap> watch(ListOptions wanted) throws IOException {
            return server.watch(wanted);
          }
        };

    assertThatThrownBy(() -> ListPager.list(endless, "0", 2))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("does not end");
  }
}
