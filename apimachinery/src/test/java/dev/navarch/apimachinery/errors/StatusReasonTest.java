package dev.navarch.apimachinery.errors;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatusReasonTest {

  @Test
  void thereIsOneForEveryNameOnTheWire() throws IllegalAccessException {
    List<Object> wireNames = new ArrayList<>();
    for (Field constant : dev.navarch.apimachinery.meta.v1.StatusReason.class.getFields()) {
      if (Modifier.isStatic(constant.getModifiers())) {
        wireNames.add(constant.get(null));
      }
    }

    assertThat(Arrays.stream(StatusReason.values()).map(reason -> (Object) reason.wireName()))
        .containsExactlyInAnyOrderElementsOf(wireNames);
  }

  @ParameterizedTest
  @CsvSource({
    "Unauthorized, 401",
    "Forbidden, 403",
    "NotFound, 404",
    "AlreadyExists, 409",
    "Conflict, 409",
    "Gone, 410",
    "Invalid, 422",
    "ServerTimeout, 500",
    "StorageReadError, 500",
    "Timeout, 504",
    "TooManyRequests, 429",
    "BadRequest, 400",
    "MethodNotAllowed, 405",
    "NotAcceptable, 406",
    "RequestEntityTooLarge, 413",
    "UnsupportedMediaType, 415",
    "InternalError, 500",
    "Expired, 410",
    "ServiceUnavailable, 503"
  })
  void aReasonHasItsCode(String wireName, int code) {
    StatusReason reason = StatusReason.parse(wireName);

    assertThat(reason.wireName()).isEqualTo(wireName);
    assertThat(reason.code()).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource({"''", "notfound", "SomethingNew"})
  void whatIsNotKnownIsUnknown(String text) {
    assertThat(StatusReason.parse(text)).isSameAs(StatusReason.UNKNOWN);
  }

  @Test
  void aCodeStandsForTheGeneralOneOfItsReasons() {
    assertThat(StatusReason.forCode(409)).isSameAs(StatusReason.CONFLICT);
    assertThat(StatusReason.forCode(410)).isSameAs(StatusReason.GONE);
    assertThat(StatusReason.forCode(500)).isSameAs(StatusReason.INTERNAL_ERROR);
    assertThat(StatusReason.forCode(418)).isSameAs(StatusReason.UNKNOWN);
    assertThat(StatusReason.forCode(502)).isSameAs(StatusReason.UNKNOWN);
  }
}
