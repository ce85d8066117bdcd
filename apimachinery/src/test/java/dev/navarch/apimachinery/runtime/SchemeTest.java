package dev.navarch.apimachinery.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.GetOptions;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.Table;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SchemeTest {
  private static final GroupVersion V1 = new GroupVersion("ships.example.dev", "v1");
  private static final GroupVersion V2 = new GroupVersion("ships.example.dev", "v2");
  private static final GroupVersion INTERNAL = GroupVersion.internal("ships.example.dev");
  private static final GroupVersion CORE = new GroupVersion("", "v1");

  private static Scheme.Builder builder() {
    return Scheme.builder("test");
  }

  /** A kind with three shapes: its hub is the type of v2. */
  private static Scheme ships() {
    return builder()
        .addKnownType(V1.withKind("Ship"), Table.class)
        .addKnownType(V2.withKind("Ship"), Status.class)
        .addInternalType("ships.example.dev", "Ship", Status.class, Status.class.getName())
        .addKnownType(
            new GroupVersion("ships.example.dev", "v3").withKind("Ship"), GetOptions.class)
        .addConversion(
            Table.class,
            Status.class,
            table -> Status.builder().message(table.metadata().resourceVersion()).build())
        .addConversion(
            Status.class,
            Table.class,
            status ->
                Table.builder()
                    .metadata(ListMeta.builder().resourceVersion(status.message()).build())
                    .build())
        .addConversion(
            Status.class,
            GetOptions.class,
            status -> GetOptions.builder().resourceVersion(status.message()).build())
        .setVersionPriority("ships.example.dev", "v2", "v1")
        .build();
  }

  // ---- registration

  @Test
  void aTypeMayHaveSeveralKindsAndAKindHasOneType() {
    Scheme scheme =
        builder()
            .addKnownTypes(V1, Table.class, CreateOptions.class)
            .addKnownType(V2.withKind("Renamed"), Table.class)
            .addKnownTypes(V1, Table.class)
            .build();

    assertThat(scheme.objectKinds(Table.class))
        .containsExactly(V1.withKind("Table"), V2.withKind("Renamed"));
    assertThat(scheme.knownTypes(V1))
        .containsExactly(
            Map.entry("CreateOptions", CreateOptions.class), Map.entry("Table", Table.class));
    assertThat(scheme.allKinds())
        .containsExactly(
            V1.withKind("Table"), V1.withKind("CreateOptions"), V2.withKind("Renamed"));
    assertThat(scheme.allKnownTypes()).containsEntry(V2.withKind("Renamed"), Table.class);
    assertThat(scheme.name()).isEqualTo("test");
  }

  @Test
  void anotherTypeUnderAKnownKindIsRefused() {
    Scheme.Builder scheme = builder().addKnownType(V1.withKind("Ship"), Table.class);

    assertThatThrownBy(() -> scheme.addKnownType(V1.withKind("Ship"), Status.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "double registration of different types for ships.example.dev/v1, Kind=Ship")
        .hasMessageEndingWith("in scheme \"test\"");
  }

  @Test
  void aKindWithoutAVersionIsRefused() {
    GroupVersionKind kind = new GroupVersionKind("ships.example.dev", "", "Ship");

    assertThatThrownBy(() -> builder().addKnownType(kind, Table.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("a version is required on all types");
  }

  @Test
  void typesByNameAreLoadedWhenAskedFor() {
    Scheme scheme = builder().addKnownTypeNames(V1, Table.class, "Table", "NoSuchType").build();

    assertThat(scheme.type(V1.withKind("Table"))).isEqualTo(Table.class);
    assertThat(scheme.recognizes(V1.withKind("NoSuchType"))).isTrue();
    assertThatThrownBy(() -> scheme.type(V1.withKind("NoSuchType")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("NoSuchType");
  }

  @Test
  void theFirstInternalTypeOfAKindStays() {
    Scheme scheme =
        builder()
            .addInternalType("g", "Ship", Table.class, Table.class.getName())
            .addInternalType("g", "Ship", Table.class, Status.class.getName())
            .build();

    assertThat(scheme.type(GroupVersion.internal("g").withKind("Ship"))).isEqualTo(Table.class);
  }

  // ---- queries

  @Test
  void newObjectsHaveNothingSet() {
    assertThat(ships().newObject(V1.withKind("Ship")))
        .isEqualTo(Table.builder().build().withGroupVersionKind(new GroupVersionKind("", "", "")));
  }

  @Test
  void whatIsNotRegisteredIsNamed() {
    Scheme scheme = ships();

    assertThatThrownBy(() -> scheme.type(V1.withKind("Boat")))
        .isInstanceOf(NotRegisteredException.class)
        .hasMessage(
            "no kind \"Boat\" is registered for version \"ships.example.dev/v1\" in scheme"
                + " \"test\"");
    assertThatThrownBy(() -> scheme.newObject(INTERNAL.withKind("Boat")))
        .isInstanceOf(NotRegisteredException.class)
        .hasMessage(
            "no kind \"Boat\" is registered for the internal version of group"
                + " \"ships.example.dev\" in scheme \"test\"");
    assertThatThrownBy(() -> scheme.type(V1.withKind("")))
        .isInstanceOf(NotRegisteredException.class)
        .hasMessage("no version \"ships.example.dev/v1\" has been registered in scheme \"test\"");
    assertThatThrownBy(() -> scheme.objectKinds(PartialObjectMetadata.class))
        .isInstanceOf(NotRegisteredException.class)
        .hasMessageStartingWith("no kind is registered for the type ");
  }

  @Test
  void unversionedTypesAreFoundInEveryVersion() {
    Scheme scheme =
        builder().addUnversionedTypes(CORE, Status.class).addKnownTypes(V1, Table.class).build();

    assertThat(scheme.isUnversioned(Status.class)).contains(true);
    assertThat(scheme.isUnversioned(Table.class)).contains(false);
    assertThat(scheme.isUnversioned(GetOptions.class)).isEmpty();
    assertThat(scheme.unversionedTypes())
        .containsExactly(Map.entry(CORE.withKind("Status"), Status.class));
    assertThat(scheme.unversionedKinds()).containsExactly(Map.entry("Status", Status.class));
    assertThat(scheme.type(V2.withKind("Status"))).isEqualTo(Status.class);
    assertThat(scheme.recognizes(V2.withKind("Status"))).isFalse();
  }

  @Test
  void anUnversionedTypeHasOneKind() {
    Scheme.Builder scheme = builder().addUnversionedTypes(CORE, Status.class);

    assertThatThrownBy(() -> scheme.addUnversionedTypes(V1, Status.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is registered as the unversioned kind /v1, Kind=Status already");
  }

  // ---- versions

  @Test
  void versionsWithAPriorityComeFirst() {
    Scheme scheme = ships();
    GroupVersion v3 = new GroupVersion("ships.example.dev", "v3");

    assertThat(scheme.prioritizedVersions("ships.example.dev")).containsExactly(V2, V1, v3);
    assertThat(scheme.preferredVersionAllGroups()).containsExactly(V2);
    assertThat(scheme.prioritizedVersionsAllGroups()).containsExactly(V2, V1, v3);
    assertThat(scheme.observedVersions()).containsExactly(V1, V2, v3);
    assertThat(scheme.prioritizedVersions("nothing")).isEmpty();
  }

  @Test
  void theInternalVersionIsNeitherObservedNorPrioritized() {
    Scheme scheme = ships();

    assertThat(scheme.isVersionRegistered(V1)).isTrue();
    assertThat(scheme.isVersionRegistered(INTERNAL)).isFalse();
    assertThat(scheme.isGroupRegistered("ships.example.dev")).isTrue();
    assertThat(scheme.isGroupRegistered("")).isFalse();
    assertThatThrownBy(() -> builder().setVersionPriority("g", "v1", "__internal"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("internal versions cannot be prioritized: g/__internal");
    assertThatThrownBy(() -> builder().setVersionPriority("g"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  // ---- conversion

  @Test
  void theHubSharesTheTypeOfItsVersion() {
    ApiObject ship =
        Status.builder().message("x").build().withGroupVersionKind(V2.withKind("Ship"));

    ApiObject hub = ships().convertToVersion(ship, GroupVersioner.internal());

    assertThat(hub).isInstanceOf(Status.class);
    assertThat(hub.groupVersionKind()).hasToString("/, Kind=");
    assertThat(ships().convertToVersion(hub, GroupVersioner.of(V2))).isEqualTo(ship);
  }

  @Test
  void otherVersionsAreConvertedDirectlyOrOverTheHub() {
    Table old = Table.builder().metadata(ListMeta.builder().resourceVersion("7").build()).build();

    ApiObject hub = ships().convertToVersion(old, GroupVersioner.internal());
    ApiObject v3 =
        ships().convertToVersion(old, GroupVersioner.of(new GroupVersion(V1.group(), "v3")));

    assertThat(hub).isEqualTo(Status.builder().message("7").build().withTypeMeta(hub.typeMeta()));
    assertThat(((GetOptions) v3).resourceVersion()).isEqualTo("7");
    assertThat(v3.groupVersionKind()).hasToString("ships.example.dev/v3, Kind=Ship");
  }

  @Test
  void anObjectNobodyCanConvertIsRefused() {
    GetOptions v3 = GetOptions.builder().build();

    assertThatThrownBy(() -> ships().convertToVersion(v3, GroupVersioner.of(V1)))
        .isInstanceOf(ConversionException.class)
        .hasMessageStartingWith("converting (")
        .hasMessageEndingWith("): unknown conversion");
    assertThatThrownBy(() -> ships().convertToVersion(v3, GroupVersioner.of(CORE)))
        .isInstanceOf(NotRegisteredException.class)
        .hasMessage("GetOptions is not suitable for converting to \"v1\" in scheme \"test\"");
  }

  @Test
  void unversionedObjectsGoThroughUnderTheirOwnKind() {
    Scheme scheme = builder().addUnversionedTypes(CORE, Status.class).build();
    Status status = Status.builder().code(404).build();

    ApiObject converted = scheme.convertToVersion(status, GroupVersioner.of(V1));

    assertThat(converted).isEqualTo(status.withGroupVersionKind(CORE.withKind("Status")));
  }

  @Test
  void aSafeConversionSharesNothingAndAnUnsafeOneMay() {
    Status ship = (Status) Status.builder().build().withGroupVersionKind(V2.withKind("Ship"));

    assertThat(ships().unsafeConvertToVersion(ship, GroupVersioner.of(V2))).isSameAs(ship);
    assertThat(ships().convertToVersion(ship, GroupVersioner.of(V2)))
        .isEqualTo(ship)
        .isNotSameAs(ship);
  }

  // ---- defaults and field labels

  @Test
  void defaultsAreSetByType() {
    Scheme scheme =
        builder()
            .addKnownTypes(V1, Status.class, Table.class)
            .addDefaulter(Status.class, status -> status.toBuilder().code(200).build())
            .build();
    Table table = Table.builder().build();

    assertThat(((Status) scheme.applyDefaults(Status.builder().build())).code()).isEqualTo(200);
    assertThat(scheme.applyDefaults(table)).isSameAs(table);
  }

  @Test
  void everyKindIsSelectedByNameAndNamespaceUnlessItSaysOtherwise() {
    GroupVersionKind ship = V1.withKind("Ship");
    Scheme scheme =
        builder()
            .addKnownType(ship, Table.class)
            .addFieldLabelConversion(
                V2.withKind("Ship"), (label, value) -> new FieldValue("spec." + label, value))
            .build();

    assertThat(scheme.convertFieldLabel(ship, "metadata.name", "x"))
        .isEqualTo(new FieldValue("metadata.name", "x"));
    assertThat(scheme.convertFieldLabel(V2.withKind("Ship"), "port", "x"))
        .isEqualTo(new FieldValue("spec.port", "x"));
    assertThatThrownBy(() -> scheme.convertFieldLabel(ship, "spec.port", "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "\"spec.port\" is not a known field selector: only \"metadata.name\","
                + " \"metadata.namespace\"");
  }

  @Test
  void aSchemeDoesNotFollowItsBuilder() {
    Scheme.Builder builder = builder().addKnownTypes(V1, Table.class);
    Scheme scheme = builder.build();

    builder.addKnownTypes(V2, Table.class);

    assertThat(scheme.objectKinds(Table.class)).isEqualTo(List.of(V1.withKind("Table")));
  }
}
