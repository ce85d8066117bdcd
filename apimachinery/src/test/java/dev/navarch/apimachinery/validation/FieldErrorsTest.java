package dev.navarch.apimachinery.validation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FieldErrorsTest {
  private static final FieldError A = FieldError.required(FieldPath.of("a"));
  private static final FieldError B = FieldError.invalid(FieldPath.of("b"), 1, "no");

  @Test
  void noErrorsAreNoText() {
    assertThat(FieldErrors.toAggregateText(List.of())).isEmpty();
  }

  @Test
  void oneErrorStandsAlone() {
    assertThat(FieldErrors.toAggregateText(List.of(A))).isEqualTo("a: Required value");
  }

  @Test
  void severalErrorsStandInBracketsInTheirOrder() {
    assertThat(FieldErrors.toAggregateText(List.of(B, A)))
        .isEqualTo("[b: Invalid value: 1: no, a: Required value]");
  }

  @Test
  void whatReadsTheSameIsSaidOnce() {
    FieldError readsLikeB = FieldError.typeInvalid(FieldPath.of("b"), 1L, "no");

    assertThat(FieldErrors.toAggregateText(List.of(A, A, A))).isEqualTo("a: Required value");
    assertThat(FieldErrors.toAggregateText(List.of(A, B, A, readsLikeB)))
        .isEqualTo("[a: Required value, b: Invalid value: 1: no]");
  }
}
