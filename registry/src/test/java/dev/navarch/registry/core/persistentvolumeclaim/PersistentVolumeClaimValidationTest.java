package dev.navarch.registry.core.persistentvolumeclaim;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class PersistentVolumeClaimValidationTest {
  private static final String IMMUTABLE =
      "spec: Forbidden: spec is immutable after creation except resources.requests and"
          + " volumeAttributesClassName for bound claims\n";

  private static PersistentVolumeClaim claim(String spec) {
    return claim(spec, "");
  }

  private static PersistentVolumeClaim claim(String spec, String status) {
    return Received.object(
        PersistentVolumeClaim.class,
        "{apiVersion: v1, kind: PersistentVolumeClaim, metadata: {name: x}, spec: {"
            + spec
            + "}, status: {"
            + status
            + "}}");
  }

  private static String sized(String size, String more) {
    return "accessModes: [ReadWriteOnce], resources: {requests: {storage: " + size + "}}" + more;
  }

  private static List<String> updated(PersistentVolumeClaim claim, PersistentVolumeClaim old) {
    return texts(PersistentVolumeClaimValidation.update(claim, old));
  }

  @Test
  void claimsSayHowMuchAndHow() {
    assertThat(texts(PersistentVolumeClaimValidation.create(claim(""))))
        .containsExactly(
            "spec.accessModes: Required value: at least 1 access mode is required",
            "spec.resources[storage]: Required value");
    assertThat(PersistentVolumeClaimValidation.create(claim(sized("1Gi", "")))).isEmpty();
  }

  @Test
  void aChangeIsShownAsADifference() {
    assertThat(
            updated(
                claim(sized("1Gi", "").replace("ReadWriteOnce", "ReadWriteMany")),
                claim(sized("1Gi", ""))))
        .containsExactly(
            IMMUTABLE
                + """
                @@ -1,6 +1,6 @@
                 {
                  "AccessModes": [
                -  "ReadWriteOnce"
                +  "ReadWriteMany"
                  ],
                  "Selector": null,
                  "Resources": {
                """);
  }

  @Test
  void aVolumeAndAClassMayBeFilledIn() {
    assertThat(
            updated(
                claim(sized("1Gi", ", volumeName: v, storageClassName: c")),
                claim(sized("1Gi", ""))))
        .isEmpty();
    assertThat(
            updated(claim(sized("1Gi", ", volumeName: w")), claim(sized("1Gi", ", volumeName: v"))))
        .singleElement()
        .asString()
        .startsWith(IMMUTABLE);
  }

  @Test
  void onlyBoundClaimsGrow() {
    String bound = "phase: Bound, capacity: {storage: 1Gi}";

    assertThat(updated(claim(sized("2Gi", "")), claim(sized("1Gi", "")))).hasSize(1);
    assertThat(updated(claim(sized("2Gi", ""), bound), claim(sized("1Gi", ""), bound))).isEmpty();
    assertThat(updated(claim(sized("1Gi", ""), bound), claim(sized("2Gi", ""), bound)))
        .containsExactly(
            "spec.resources.requests.storage: Forbidden: field can not be less than"
                + " status.capacity");
  }

  @Test
  void theModeIsImmutable() {
    assertThat(updated(claim(sized("1Gi", ", volumeMode: Block")), claim(sized("1Gi", ""))))
        .hasSize(2)
        .last()
        .isEqualTo("volumeMode: Invalid value: \"Block\": field is immutable");
  }

  @Test
  void attributesMayBeExchangedButNotTakenAway() {
    String attributes = ", volumeAttributesClassName: ";

    assertThat(
            updated(claim(sized("1Gi", attributes + "b")), claim(sized("1Gi", attributes + "a"))))
        .isEmpty();
    assertThat(updated(claim(sized("1Gi", "")), claim(sized("1Gi", attributes + "a"))))
        .containsExactly(
            "spec.volumeAttributesClassName: Forbidden: update from non-nil value to nil is"
                + " forbidden");
  }

  @Test
  void capacitiesAreNotNegative() {
    PersistentVolumeClaim claim = claim(sized("1Gi", ""), "capacity: {storage: -1}");

    assertThat(texts(PersistentVolumeClaimValidation.updateStatus(claim, claim)))
        .containsExactly(
            "status.capacity[storage]: Invalid value: \"-1\": must be greater than or equal to 0");
  }
}
