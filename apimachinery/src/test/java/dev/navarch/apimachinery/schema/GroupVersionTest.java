package dev.navarch.apimachinery.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GroupVersionTest {

  private static final GroupVersion APPS_V1 = new GroupVersion("apps", "v1");

  @ParameterizedTest
  @CsvSource({
    "v1, '', v1, v1",
    "apps/v1, apps, v1, apps/v1",
    "example.com/v1beta1, example.com, v1beta1, example.com/v1beta1",
    "'', '', '', ''",
    "/, '', '', ''",
    "/v1, '', v1, v1",
    "apps/, apps, '', apps/"
  })
  void parsesAndPrints(String text, String group, String version, String printed) {
    GroupVersion parsed = GroupVersion.parse(text);

    assertThat(parsed).isEqualTo(new GroupVersion(group, version)).hasToString(printed);
    assertThat(parsed.toApiVersion()).isEqualTo(printed);
    assertThat(parsed.isEmpty()).isEqualTo(printed.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a/b/c", "//", "a//b"})
  void moreThanOneSlashIsRefused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GroupVersion.parse(text))
        .withMessage("unexpected GroupVersion string: " + text);
  }

  @Test
  void namesKindsAndResources() {
    assertThat(APPS_V1.withKind("Deployment"))
        .isEqualTo(new GroupVersionKind("apps", "v1", "Deployment"));
    assertThat(APPS_V1.withResource("deployments"))
        .isEqualTo(new GroupVersionResource("apps", "v1", "deployments"));
  }

  @Test
  void theHubIsCalledInternal() {
    assertThat(GroupVersion.internal("apps")).hasToString("apps/__internal");
    assertThat(GroupVersion.internal("").isInternal()).isTrue();
    assertThat(APPS_V1.isInternal()).isFalse();
  }

  @Test
  void kindForPrefersItsOwnVersionAndMovesOthersOfTheGroup() {
    GroupVersionKind beta = new GroupVersionKind("apps", "v1beta1", "Deploy");
    GroupVersionKind stable = new GroupVersionKind("apps", "v1", "Deployment");
    GroupVersionKind other = new GroupVersionKind("extensions", "v1", "Deployment");

    assertThat(APPS_V1.kindFor(List.of(other, beta, stable))).contains(stable);
    assertThat(APPS_V1.kindFor(List.of(other, beta))).contains(APPS_V1.withKind("Deploy"));
    assertThat(APPS_V1.kindFor(List.of(other))).isEmpty();
  }

  @Test
  void severalVersionsPreferOneThatIsRegistered() {
    GroupVersion appsV2 = new GroupVersion("apps", "v2");
    GroupVersion extensions = new GroupVersion("extensions", "v1beta1");
    GroupVersionKind registered = extensions.withKind("Deployment");
    List<GroupVersionKind> kinds =
        List.of(new GroupVersionKind("apps", "v1", "Deployment"), registered);

    assertThat(GroupVersions.of(appsV2, extensions).kindFor(kinds)).contains(registered);
    assertThat(GroupVersions.of(appsV2).kindFor(kinds)).contains(appsV2.withKind("Deployment"));
    assertThat(GroupVersions.of(new GroupVersion("batch", "v1")).kindFor(kinds)).isEmpty();
    assertThat(GroupVersions.of(appsV2, extensions)).hasToString("[apps/v2,extensions/v1beta1]");
  }
}
