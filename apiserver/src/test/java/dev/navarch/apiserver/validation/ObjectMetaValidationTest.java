package dev.navarch.apiserver.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaBuilder;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class ObjectMetaValidationTest {
  private static final ObjectMeta GOOD =
      ObjectMeta.builder().name("a").namespace("n").resourceVersion("7").uid("u").build();

  private static List<String> created(UnaryOperator<ObjectMetaBuilder> change) {
    ObjectMeta meta = change.apply(GOOD.toBuilder()).build();
    return texts(ObjectMetaValidation.create(meta, true, NameKind.DNS_SUBDOMAIN));
  }

  private static List<String> updated(UnaryOperator<ObjectMetaBuilder> change) {
    return texts(ObjectMetaValidation.update(change.apply(GOOD.toBuilder()).build(), GOOD));
  }

  private static List<String> texts(List<FieldError> errors) {
    return errors.stream().map(FieldError::toString).toList();
  }

  @Test
  void plainMetadataIsValid() {
    assertThat(created(m -> m)).isEmpty();
    assertThat(updated(m -> m.labels(Map.of("ex.com/a", "")).annotations(Map.of("A", "x y"))))
        .isEmpty();
  }

  @Test
  void namesAreRequiredAndOfTheKindsForm() {
    assertThat(created(m -> m.name("")))
        .containsExactly("metadata.name: Required value: name or generateName is required");
    assertThat(created(m -> m.name("UP")).getFirst())
        .startsWith("metadata.name: Invalid value: \"UP\": a lowercase RFC 1123 subdomain");
  }

  @Test
  void bothAPrefixAndTheNameMadeOfItAreReported() {
    assertThat(created(m -> m.generateName("Bad_").name("Bad_x")))
        .hasSize(2)
        .first()
        .asString()
        .startsWith("metadata.generateName: Invalid value: \"Bad_\": ");
  }

  @Test
  void namespacesBelongToNamespacedKindsOnly() {
    assertThat(created(m -> m.namespace(""))).containsExactly("metadata.namespace: Required value");
    assertThat(created(m -> m.namespace("a.b")))
        .containsExactly("metadata.namespace: Invalid value: \"a.b\": must not contain dots");
    assertThat(texts(ObjectMetaValidation.create(GOOD, false, NameKind.DNS_SUBDOMAIN)))
        .containsExactly("metadata.namespace: Forbidden: not allowed on this type");
  }

  @Test
  void generationsAreNotNegative() {
    assertThat(created(m -> m.generation(-1L)))
        .containsExactly(
            "metadata.generation: Invalid value: -1: must be greater than or equal to 0");
  }

  @Test
  void labelsAreReportedWithoutTheirKey() {
    assertThat(created(m -> m.labels(Map.of("/a", "x"))))
        .containsExactly("metadata.labels: Invalid value: \"/a\": prefix part must be non-empty");
    assertThat(created(m -> m.labels(Map.of("a", "x".repeat(64)))))
        .containsExactly(
            "metadata.labels: Invalid value: \""
                + "x".repeat(64)
                + "\": must be no more than 63 bytes");
    assertThat(created(m -> m.labels(Map.of("a", "b c"))).getFirst())
        .startsWith(
            "metadata.labels: Invalid value: \"b c\": a valid label must be an empty string or");
    assertThat(created(m -> m.labels(Map.of("ex.com/", "x"))))
        .hasSize(2)
        .first()
        .isEqualTo("metadata.labels: Invalid value: \"ex.com/\": name part must be non-empty");
    assertThat(created(m -> m.labels(Map.of("UP.com/a", "x"))).getFirst())
        .startsWith(
            "metadata.labels: Invalid value: \"UP.com/a\": prefix part a lowercase RFC 1123");
  }

  @Test
  void keysOfAnnotationsMayBeInUpperCase() {
    assertThat(created(m -> m.annotations(Map.of("UP.com/a", "x")))).isEmpty();
    assertThat(created(m -> m.annotations(Map.of("A/b/c", "x"))).getFirst())
        .startsWith("metadata.annotations: Invalid value: \"A/b/c\": a valid label key must")
        .endsWith("with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')");
  }

  @Test
  void annotationsHaveAnAllowanceTogether() {
    String large = "x".repeat(128 * 1024 - 1);

    assertThat(created(m -> m.annotations(Map.of("a", large, "b", large)))).isEmpty();
    assertThat(created(m -> m.annotations(Map.of("a", large, "b", large + "é"))))
        .containsExactly("metadata.annotations: Too long: may not be more than 262144 bytes");
  }

  @Test
  void finalizersAreNames() {
    assertThat(created(m -> m.finalizers(List.of("a b/c"))).getFirst())
        .startsWith("metadata.finalizers: Invalid value: \"a b/c\": prefix part a lowercase");
    assertThat(created(m -> m.finalizers(List.of("orphan", "foregroundDeletion"))))
        .containsExactly(
            "metadata.finalizers: Invalid value: [\"orphan\",\"foregroundDeletion\"]: finalizer"
                + " orphan and foregroundDeletion cannot be both set");
  }

  @Test
  void finalizersOfBuiltInKindsAreWellKnownOrQualified() {
    ObjectMeta meta = GOOD.toBuilder().finalizers(List.of("kubernetes", "bad", "a.b/c")).build();

    assertThat(texts(ObjectMetaValidation.finalizerNames(meta)))
        .containsExactly(
            "metadata.finalizers[1]: Invalid value: \"bad\": name is neither a standard finalizer"
                + " name nor is it fully qualified");
  }

  private static OwnerReference owner(String kind, String name, boolean controller) {
    return OwnerReference.builder()
        .apiVersion("v1")
        .kind(kind)
        .name(name)
        .uid("u")
        .controller(controller ? true : null)
        .build();
  }

  @Test
  void ownersMustBeFindable() {
    OwnerReference nobody = OwnerReference.builder().build();

    assertThat(created(m -> m.ownerReferences(List.of(nobody))))
        .containsExactly(
            "metadata.ownerReferences.apiVersion: Invalid value: \"\": version must not be empty",
            "metadata.ownerReferences.kind: Invalid value: \"\": must not be empty",
            "metadata.ownerReferences.name: Invalid value: \"\": must not be empty",
            "metadata.ownerReferences.uid: Invalid value: \"\": must not be empty");
    OwnerReference broken = owner("X", "y", false).toBuilder().apiVersion("a/b/c").build();
    assertThat(created(m -> m.ownerReferences(List.of(broken))))
        .containsExactly(
            "metadata.ownerReferences.apiVersion: Invalid value: \"a/b/c\": version must not be"
                + " empty");
  }

  @Test
  void eventsOwnNothing() {
    assertThat(created(m -> m.ownerReferences(List.of(owner("Event", "y", false)))))
        .containsExactly(
            "metadata.ownerReferences: Invalid value:"
                + " {\"apiVersion\":\"v1\",\"kind\":\"Event\",\"name\":\"y\",\"uid\":\"u\"}: /v1,"
                + " Kind=Event is disallowed from being an owner");
  }

  @Test
  void onlyOneOwnerIsTheController() {
    assertThat(
            created(m -> m.ownerReferences(List.of(owner("X", "y", true), owner("X", "z", true)))))
        .singleElement()
        .asString()
        .endsWith(
            "]: Only one reference can have Controller set to true. Found \"true\" in references"
                + " for X/y and X/z");
  }

  @Test
  void managedFieldsComeFromAppliesAndUpdates() {
    ManagedFieldsEntry entry =
        ManagedFieldsEntry.builder()
            .manager("m\u0001")
            .operation("Bogus")
            .fieldsType("Foo")
            .subresource("s".repeat(257))
            .build();

    assertThat(created(m -> m.managedFields(List.of(entry))))
        .containsExactly(
            "metadata.managedFields[0].operation: Invalid value: \"Bogus\": must be `Apply` or"
                + " `Update`",
            "metadata.managedFields[0].fieldsType: Invalid value: \"Foo\": must be `FieldsV1`",
            "metadata.managedFields[0].manager: Invalid value: \"m\\x01\": invalid character U+0001"
                + " (at position 1)",
            "metadata.managedFields[0].subresource: Too long: may not be more than 256 bytes");
  }

  @Test
  void managersHaveShortNames() {
    ManagedFieldsEntry entry =
        ManagedFieldsEntry.builder().manager("m".repeat(129)).operation("Apply").build();

    assertThat(created(m -> m.managedFields(List.of(entry))))
        .containsExactly(
            "metadata.managedFields[0].manager: Too long: may not be more than 128 bytes");
  }

  @Test
  void identityIsImmutable() {
    Time time = Time.parse("2001-01-01T00:00:00Z");

    assertThat(
            updated(m ->
                m.name("b")
                    .namespace("o")
                    .uid("v")
                    .creationTimestamp(time)
                    .deletionTimestamp(time)
                    .deletionGracePeriodSeconds(5L)))
        .containsExactly(
            "metadata.name: Invalid value: \"b\": field is immutable",
            "metadata.namespace: Invalid value: \"o\": field is immutable",
            "metadata.uid: Invalid value: \"v\": field is immutable",
            "metadata.creationTimestamp: Invalid value: \"2001-01-01T00:00:00Z\": field is"
                + " immutable",
            "metadata.deletionTimestamp: Invalid value: \"2001-01-01T00:00:00Z\": field is"
                + " immutable",
            "metadata.deletionGracePeriodSeconds: Invalid value: 5: field is immutable");
  }

  @Test
  void updatesSayWhatTheyChange() {
    assertThat(updated(m -> m.resourceVersion("")))
        .containsExactly(
            "metadata.resourceVersion: Invalid value: \"\": must be specified for an update");
    assertThat(ObjectMetaValidation.resourceVersionRequired(0))
        .hasToString("metadata.resourceVersion: Invalid value: 0: must be specified for an update");
  }

  @Test
  void generationsDoNotGoBack() {
    ObjectMeta old = GOOD.toBuilder().generation(3).build();

    assertThat(texts(ObjectMetaValidation.update(GOOD.toBuilder().generation(2).build(), old)))
        .containsExactly("metadata.generation: Invalid value: 2: must not be decremented");
  }

  @Test
  void nothingNewHoldsUpADeletion() {
    ObjectMeta old =
        GOOD.toBuilder()
            .deletionTimestamp(Time.parse("2001-01-01T00:00:00Z"))
            .finalizers(List.of("ex.com/hold"))
            .build();
    ObjectMeta more =
        old.toBuilder().finalizers(List.of("ex.com/hold", "ex.com/z", "ex.com/more")).build();

    assertThat(texts(ObjectMetaValidation.update(more, old)))
        .containsExactly(
            "metadata.finalizers: Forbidden: no new finalizers can be added if the object is being"
                + " deleted, found new finalizers []string{\"ex.com/more\", \"ex.com/z\"}");
    assertThat(ObjectMetaValidation.update(old.toBuilder().finalizers(List.of()).build(), old))
        .isEmpty();
  }
}
