package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImageReferenceTest {
  private static final String DIGEST = "@sha256:" + "0a".repeat(32);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nginx",
        "nginx:latest",
        "team/nginx",
        "registry.example/team/nginx",
        "registry.example:5000/nginx",
        "registry.example:5000/nginx:latest",
        "localhost/nginx",
        "localhost:5000/nginx",
        "[fd00::1]:5000/nginx",
        "Registry/nginx",
        "a__b--c_d/e.f",
        "localhost",
      })
  void anImageWithoutTagOrWithTheLatestIsAlwaysPulled(String image) {
    assertThat(ImageReference.pullPolicy(image)).isEqualTo("Always");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nginx:1.29",
        "nginx:Latest",
        "nginx:latest-alpine",
        "localhost:5000",
        "registry.example:5000/nginx:1.29",
        "registry.example:5000/latest:1",
      })
  void anImageWithAnotherTagIsPulledOnce(String image) {
    assertThat(ImageReference.pullPolicy(image)).isEqualTo("IfNotPresent");
  }

  @Test
  void aDigestPinsAnImageUnlessTheTagSaysLatest() {
    assertThat(ImageReference.pullPolicy("nginx" + DIGEST)).isEqualTo("IfNotPresent");
    assertThat(ImageReference.pullPolicy("r.example:5000/nginx" + DIGEST))
        .isEqualTo("IfNotPresent");
    assertThat(ImageReference.pullPolicy("nginx:1" + DIGEST)).isEqualTo("IfNotPresent");
    assertThat(ImageReference.pullPolicy("nginx:latest" + DIGEST)).isEqualTo("Always");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":latest",
        "/nginx",
        "nginx/",
        "team//nginx",
        "Nginx",
        "team/Nginx:latest",
        "-nginx",
        "nginx-",
        "a___b",
        "a..b",
        "reg_istry.example/nginx",
        "registry.example:port/nginx",
        "nginx:latest@sha256:0a",
        "nginx:latest@md5:0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a",
        "nginx\n",
      })
  void aMalformedNameMeansNoTag(String image) {
    assertThat(ImageReference.pullPolicy(image)).isEqualTo("IfNotPresent");
  }

  @Test
  void sixtyFourHexadecimalDigitsNameContent() {
    String identifier = "0a".repeat(32);

    assertThat(ImageReference.pullPolicy(identifier)).isEqualTo("IfNotPresent");
    assertThat(ImageReference.pullPolicy(identifier + ":latest")).isEqualTo("Always");
    assertThat(ImageReference.pullPolicy(identifier + "0")).isEqualTo("Always");
  }

  @Test
  void aPathHasAtMost255Characters() {
    assertThat(ImageReference.pullPolicy("r.example/" + "a".repeat(255))).isEqualTo("Always");
    assertThat(ImageReference.pullPolicy("r.example/" + "a".repeat(256))).isEqualTo("IfNotPresent");
  }

  @Test
  void aVeryLongNameIsNoTrouble() {
    assertThat(ImageReference.pullPolicy("a.".repeat(100_000) + "a/nginx")).isEqualTo("Always");
    assertThat(ImageReference.pullPolicy("a-".repeat(100_000) + "/nginx"))
        .isEqualTo("IfNotPresent");
  }
}
