package dev.navarch.api.authentication.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TokenRequestDefaultsTest {
  @Test
  void aTokenLastsAnHourUnlessStated() {
    TokenRequestSpec in = TokenRequestSpec.builder().build();
    TokenRequestSpec stated = in.toBuilder().expirationSeconds(600L).build();

    assertThat(TokenRequestDefaults.tokenRequestSpec(in).expirationSeconds()).isEqualTo(3600L);
    assertThat(TokenRequestDefaults.tokenRequestSpec(stated)).isSameAs(stated);
  }
}
