package dev.navarch.apiserver.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContinueTokenTest {
  @Test
  void comesBackAsItWent() {
    ContinueToken token = new ContinueToken(42, ByteString.utf8("pods/ns/a\0"));

    assertThat(ContinueToken.decode(token.encode("pods/ns/"), "pods/ns/")).isEqualTo(token);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "[]",
        "{}",
        "{\"v\":\"meta.k8s.io/v9\",\"rv\":1,\"start\":\"x\"}",
        "{\"v\":\"meta.k8s.io/v1\",\"rv\":0,\"start\":\"x\"}",
        "{\"v\":\"meta.k8s.io/v1\",\"rv\":\"1\",\"start\":\"x\"}",
        "{\"v\":\"meta.k8s.io/v1\",\"rv\":1,\"start\":\"\"}",
        "{\"v\":\"meta.k8s.io/v1\",\"rv\":1,\"start\":\"../secrets/x\"}",
        "{\"v\":\"meta.k8s.io/v1\",\"rv\":1,\"start\":\"/secrets/x\"}",
        "{\"v\":",
      })
  void whatTheServerDidNotMakeIsRefused(String json) {
    String text =
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(json.getBytes(StandardCharsets.UTF_8));

    assertThatThrownBy(() -> ContinueToken.decode(text, "pods/ns/"))
        .hasMessageStartingWith("invalid continue token: continue key is not valid: ");
  }

  @Test
  void whatIsNotEvenBase64IsToldWhere() {
    assertThatThrownBy(() -> ContinueToken.decode("bogus", "pods/"))
        .hasMessageEndingWith("illegal base64 data at input byte 4");
    assertThatThrownBy(() -> ContinueToken.decode("a+b", "pods/"))
        .hasMessageEndingWith("illegal base64 data at input byte 1");
  }
}
