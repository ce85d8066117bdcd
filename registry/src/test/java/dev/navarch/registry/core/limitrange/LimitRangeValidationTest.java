package dev.navarch.registry.core.limitrange;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class LimitRangeValidationTest {
  private static List<String> limits(String limits) {
    return texts(
        LimitRangeValidation.create(
            Received.object(
                LimitRange.class,
                "{apiVersion: v1, kind: LimitRange, metadata: {name: x}, spec: {limits: ["
                    + limits
                    + "]}}")));
  }

  @Test
  void typesAreKnownOrQualifiedAndToldOnce() {
    assertThat(limits("{type: X}, {type: ex.com/x}, {type: Container}, {type: Container}"))
        .containsExactly(
            "spec.limits[0].type: Invalid value: \"X\": must be a standard limit type or fully"
                + " qualified",
            "spec.limits[3].type: Duplicate value: \"Container\"");
  }

  @Test
  void theLeastIsAtMostTheMost() {
    assertThat(limits("{type: Pod, min: {cpu: 2}, max: {cpu: 1}}"))
        .containsExactly(
            "spec.limits[0].min[cpu]: Invalid value: \"2\": min value 2 is greater than max value"
                + " 1");
  }

  @Test
  void defaultsLieBetween() {
    assertThat(limits("{type: Container, min: {cpu: 2}, max: {cpu: 1}}"))
        .containsExactly(
            "spec.limits[0].min[cpu]: Invalid value: \"2\": min value 2 is greater than max value"
                + " 1",
            "spec.limits[0].defaultRequest[cpu]: Invalid value: \"1\": min value 2 is greater than"
                + " default request value 1",
            "spec.limits[0].default[cpu]: Invalid value: \"2\": min value 2 is greater than default"
                + " value 1");
    assertThat(
            limits("{type: Container, max: {cpu: 1}, default: {cpu: 2}, defaultRequest: {cpu: 3}}"))
        .containsExactly(
            "spec.limits[0].defaultRequest[cpu]: Invalid value: \"3\": default request value 3 is"
                + " greater than max value 1",
            "spec.limits[0].defaultRequest[cpu]: Invalid value: \"3\": default request value 3 is"
                + " greater than default limit value 2",
            "spec.limits[0].default[cpu]: Invalid value: \"1\": default value 2 is greater than max"
                + " value 1");
  }

  @Test
  void podsHaveNoDefaults() {
    assertThat(limits("{type: Pod, default: {cpu: 1}, defaultRequest: {cpu: 1}}"))
        .containsExactly(
            "spec.limits[0].default: Forbidden: may not be specified when `type` is 'Pod'",
            "spec.limits[0].defaultRequest: Forbidden: may not be specified when `type` is 'Pod'");
  }

  @Test
  void ratiosCanBeMet() {
    assertThat(limits("{type: Container, maxLimitRequestRatio: {cpu: '0.5'}}"))
        .containsExactly(
            "spec.limits[0].maxLimitRequestRatio[cpu]: Invalid value: \"500m\": ratio 500m is less"
                + " than 1");
    assertThat(limits("{type: Pod, min: {cpu: 2}, max: {cpu: 3}, maxLimitRequestRatio: {cpu: 2}}"))
        .containsExactly(
            "spec.limits[0].maxLimitRequestRatio[cpu]: Invalid value: \"2\": ratio 2 is greater"
                + " than max/min = 1.500000");
  }

  @Test
  void claimsAreLimitedByTheirSize() {
    assertThat(limits("{type: PersistentVolumeClaim}"))
        .containsExactly(
            "spec.limits[0].limits: Required value: either minimum or maximum storage value is"
                + " required, but neither was provided");
    assertThat(limits("{type: PersistentVolumeClaim, max: {storage: 1Gi}}")).isEmpty();
  }

  @Test
  void whatCannotBeSharedIsAskedForInFull() {
    assertThat(
            limits(
                "{type: Container, default: {hugepages-2Mi: 4Mi},"
                    + " defaultRequest: {hugepages-2Mi: 2Mi}}"))
        .containsExactly(
            "spec.limits[0].defaultRequest[hugepages-2Mi]: Invalid value: \"2Mi\": default value"
                + " 4Mi must equal to defaultRequest value 2Mi in hugepages-2Mi");
  }
}
