package dev.navarch.apiserver.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GzipWishTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | NONE",
        "br | NONE",
        "identity | NONE",
        "gzip;q=0 | NONE",
        "gzip; q=0.000 | NONE",
        "gzip | ACCEPTED",
        "GZIP | ACCEPTED",
        "deflate, gzip;q=0.1 | ACCEPTED",
        "gzip, identity | ACCEPTED",
        "gzip;q=0.5, identity;q=0.5 | ACCEPTED",
        "gzip;q=high, identity | ACCEPTED",
        "gzip, identity;q=0.5 | PREFERRED",
        "identity;q=0.2 , gzip;Q=0.3 | PREFERRED",
        "gzip;level=1;q=0.6, identity;q=0.5 | PREFERRED",
        "gzip, identity;q=0 | PREFERRED",
      })
  void weightsDecide(String acceptEncoding, GzipWish wish) {
    assertThat(GzipWish.of(acceptEncoding)).isEqualTo(wish);
  }
}
