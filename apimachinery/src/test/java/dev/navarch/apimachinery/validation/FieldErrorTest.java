package dev.navarch.apimachinery.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FieldErrorTest {
  private static final FieldPath PATH = FieldPath.of("spec", "x");

  private static Stream<Arguments> texts() {
    return Stream.of(
        arguments(FieldError.required(PATH), "FieldValueRequired", "Required value"),
        arguments(
            FieldError.required(PATH, "must be set and greater than 0"),
            "FieldValueRequired",
            "Required value: must be set and greater than 0"),
        arguments(
            FieldError.duplicate(PATH, "TCP//80"),
            "FieldValueDuplicate",
            "Duplicate value: \"TCP//80\""),
        arguments(
            FieldError.duplicate(PATH, 4).withDetail("taints must be unique"),
            "FieldValueDuplicate",
            "Duplicate value: 4: taints must be unique"),
        arguments(
            FieldError.invalid(PATH, -1, "must be greater than or equal to 0"),
            "FieldValueInvalid",
            "Invalid value: -1: must be greater than or equal to 0"),
        arguments(
            FieldError.invalid(PATH, FieldError.OMITTED, "a must be less than b"),
            "FieldValueInvalid",
            "Invalid value: a must be less than b"),
        arguments(
            FieldError.invalid(PATH, null, "must be specified"),
            "FieldValueInvalid",
            "Invalid value: null: must be specified"),
        arguments(
            FieldError.typeInvalid(PATH, "string", "spec.x in body must be of type integer"),
            "FieldValueTypeInvalid",
            "Invalid value: \"string\": spec.x in body must be of type integer"),
        arguments(
            FieldError.notSupported(PATH, "X", List.of("TCP", "UDP", "SCTP")),
            "FieldValueNotSupported",
            "Unsupported value: \"X\": supported values: \"TCP\", \"UDP\", \"SCTP\""),
        arguments(
            FieldError.notSupported(PATH, List.of("Some"), List.of("All")),
            "FieldValueNotSupported",
            "Unsupported value: [\"Some\"]: supported values: \"All\""),
        arguments(
            FieldError.notSupported(PATH, "X", List.of()),
            "FieldValueNotSupported",
            "Unsupported value: \"X\""),
        arguments(
            FieldError.forbidden(PATH, "may not be changed in an update."),
            "FieldValueForbidden",
            "Forbidden: may not be changed in an update."),
        arguments(
            FieldError.tooLong(PATH, 63),
            "FieldValueTooLong",
            "Too long: may not be more than 63 bytes"),
        arguments(
            FieldError.tooLong(PATH, 1),
            "FieldValueTooLong",
            "Too long: may not be more than 1 byte"),
        arguments(FieldError.tooLong(PATH, -1), "FieldValueTooLong", "Too long: value is too long"),
        arguments(
            FieldError.tooLongInCharacters(PATH, 10),
            "FieldValueTooLong",
            "Too long: may not be more than 10 characters"),
        arguments(
            FieldError.tooLongInCharacters(PATH, -1),
            "FieldValueTooLong",
            "Too long: value is too long"),
        arguments(
            FieldError.tooShort(PATH, 1),
            "FieldValueTooShort",
            "Too short: must be at least 1 character"),
        arguments(
            FieldError.tooShort(PATH, -1), "FieldValueTooShort", "Too short: value is too short"),
        arguments(
            FieldError.tooMany(PATH, 5, 3),
            "FieldValueTooMany",
            "Too many: 5: must have at most 3 items"),
        arguments(
            FieldError.tooMany(PATH, 2, 1),
            "FieldValueTooMany",
            "Too many: 2: must have at most 1 item"),
        arguments(
            FieldError.tooMany(PATH, -1, 3),
            "FieldValueTooMany",
            "Too many: must have at most 3 items"),
        arguments(
            FieldError.tooMany(PATH, 7, -1),
            "FieldValueTooMany",
            "Too many: 7: has too many items"),
        arguments(
            FieldError.tooFew(PATH, 0, 1),
            "FieldValueTooFew",
            "Too few: 0: must have at least 1 item"),
        arguments(
            FieldError.tooFew(PATH, 0, -1), "FieldValueTooFew", "Too few: 0: has too few items"),
        arguments(
            FieldError.notFound(PATH, "nosuch"), "FieldValueNotFound", "Not found: \"nosuch\""),
        arguments(
            FieldError.internal(PATH, "no such rule"),
            "InternalError",
            "Internal error: no such rule"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void anErrorReadsAsInKubernetes(FieldError error, String causeType, String body) {
    assertThat(error.body()).isEqualTo(body);
    assertThat(error).hasToString("spec.x: " + body);
    assertThat(error.toCause()).isEqualTo(new StatusCause(causeType, body, "spec.x"));
  }

  @Test
  void everyTypeHasItsExample() {
    assertThat(texts().map(row -> ((FieldError) row.get()[0]).type()))
        .contains(FieldErrorType.values());
  }

  @Test
  void anErrorAtTheObjectItselfNamesNoField() {
    assertThat(FieldError.required(FieldPath.ROOT)).hasToString("<nil>: Required value");
  }

  private static Stream<Arguments> values() {
    Map<String, @Nullable Object> likeAStruct = new LinkedHashMap<>();
    likeAStruct.put("Path", "/x");
    likeAStruct.put("Verb", "get");
    likeAStruct.put("Extra", null);
    return Stream.of(
        arguments(null, "null"),
        arguments("", "\"\""),
        arguments("a b\n\"c\" \\ <&> ü \u0001", "\"a b\\n\\\"c\\\" \\\\ <&> ü \\x01\""),
        arguments(true, "true"),
        arguments(70000, "70000"),
        arguments(99_999_999_999L, "99999999999"),
        arguments((short) -3, "-3"),
        arguments((byte) 7, "7"),
        arguments(List.of("b", "a"), "[\"b\",\"a\"]"),
        arguments(List.of(), "[]"),
        arguments(Absent.list(), "null"),
        arguments(Map.of(), "{}"),
        arguments(Absent.map(), "null"),
        arguments(List.of("<"), "[\"\\u003c\"]"),
        arguments(new ArrayList<>(Arrays.asList("a", null)), "[\"a\",null]"),
        arguments(Map.of("b", "2", "a", "1", "c", "3"), "{\"a\":\"1\",\"b\":\"2\",\"c\":\"3\"}"),
        arguments(likeAStruct, "{\"Path\":\"/x\",\"Verb\":\"get\",\"Extra\":null}"),
        arguments(List.of(likeAStruct), "[{\"Path\":\"/x\",\"Verb\":\"get\",\"Extra\":null}]"),
        arguments(
            LabelSelector.builder().matchLabels(StringMap.of("a", "b")).build(),
            "{\"matchLabels\":{\"a\":\"b\"}}"),
        arguments(List.of(new StatusCause("r", "m", "")), "[{\"reason\":\"r\",\"message\":\"m\"}]"),
        arguments(Quantity.parse("0.5"), "\"500m\""),
        arguments(IntOrString.of(80), "80"),
        arguments(IntOrString.of("10%"), "\"10%\""),
        arguments(Time.parse("2001-01-01T00:00:00Z"), "\"2001-01-01T00:00:00Z\""),
        arguments(Bytes.ofUtf8("hi"), "\"aGk=\""),
        arguments(new RawJson(Bytes.ofUtf8("{\"b\":1,\"a\":2}")), "{\"b\":1,\"a\":2}"),
        arguments(FieldErrorType.INVALID, "\"INVALID\""),
        arguments(FieldPath.of("no", "json"), "no.json"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void badValuesReadAsInKubernetes(@Nullable Object value, String text) {
    assertThat(FieldError.invalid(PATH, value, "").body()).isEqualTo("Invalid value: " + text);
  }

  @ParameterizedTest
  @CsvSource({
    "0.0, 0",
    "-0.0, -0",
    "1.0, 1",
    "1.5, 1.5",
    "-0.1, -0.1",
    "100000.0, 100000",
    "1000000.0, 1e+06",
    "123456789.0, 1.23456789e+08",
    "0.0001, 0.0001",
    "0.00001, 1e-05",
    "1.25e-7, 1.25e-07",
    "-1.5e300, -1.5e+300",
    "NaN, NaN",
    "Infinity, +Inf",
    "-Infinity, -Inf"
  })
  void fractionsReadAsGoPrintsThem(double value, String text) {
    assertThat(FieldError.invalid(PATH, value, "").body()).isEqualTo("Invalid value: " + text);
  }

  @Test
  void shortFractionsKeepTheirFewDigits() {
    assertThat(FieldError.invalid(PATH, 0.1f, "").body()).isEqualTo("Invalid value: 0.1");
    assertThat(FieldError.invalid(PATH, List.of(0.1f, 1e6), "").body())
        .isEqualTo("Invalid value: [0.1,1000000]");
  }
}
