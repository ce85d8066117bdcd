package dev.navarch.codegen.universe;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.SmallSources;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UniverseTest {
  private static final ClassName SPOKE = ClassName.get("a", "Spoke");

  private static SmallSources sources(String components) {
    return new SmallSources()
        .add(
            """
            package a;
            import dev.navarch.apimachinery.annotation.ApiType;
            @ApiType
            public record Spoke(String name) {}
            """)
        .add(
            """
            package a;
            public enum Colour { RED }
            """)
        .add(
            """
            package a;
            public interface Shape {}
            """)
        .add(
            """
            package a;
            import dev.navarch.apimachinery.annotation.*;
            import dev.navarch.apimachinery.value.Quantity;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            @ApiType
            public record Wheel(%s) {}
            """
                .formatted(components));
  }

  private static List<String> inspectWheel(String components, Consumer<ApiStruct> look) {
    return sources(components).inspect(universe -> look.accept(wheel(universe)));
  }

  private static ApiStruct wheel(Universe universe) {
    return universe.structsOf("a").stream()
        .filter(type -> type.simpleName().equals("Wheel"))
        .findFirst()
        .orElseThrow();
  }

  private static Member only(String component) {
    AtomicReference<Member> found = new AtomicReference<>();
    assertThat(inspectWheel(component, wheel -> found.set(wheel.members().get(0)))).isEmpty();
    return Objects.requireNonNull(found.get());
  }

  /** The type of a component before it is checked. */
  private static Type classified(String component) {
    AtomicReference<Type> found = new AtomicReference<>();
    sources(component)
        .inspect(universe ->
            found.set(
                universe.type(
                    universe
                        .elements()
                        .getTypeElement("a.Wheel")
                        .getRecordComponents()
                        .get(0)
                        .asType())));
    return Objects.requireNonNull(found.get());
  }

  @ParameterizedTest
  @CsvSource({
    "String,STRING",
    "boolean,BOOL",
    "int,INT32",
    "long,INT64",
    "double,FLOAT64",
    "Boolean,BOOL",
    "Integer,INT32",
    "Long,INT64",
    "Double,FLOAT64",
  })
  void textsNumbersAndTruthValuesAreBuiltIn(String java, Type.Builtin builtin) {
    assertThat(only(java + " it").type()).isEqualTo(builtin);
  }

  @Test
  void valueTypesAreAliases() {
    assertThat(only("Quantity it").type())
        .isEqualTo(
            new Type.Alias(
                ClassName.get("dev.navarch.apimachinery.value", "Quantity"), "quantity", "ZERO"));
  }

  @Test
  void annotatedRecordsAreStructs() {
    assertThat(only("Spoke it").type()).isEqualTo(new Type.Struct(SPOKE));
  }

  @Test
  void collectionsSayWhatTheyHold() {
    assertThat(only("List<Spoke> it").type()).isEqualTo(new Type.ListOf(new Type.Struct(SPOKE)));
    assertThat(only("Map<String, Integer> it").type())
        .isEqualTo(new Type.MapOf(Type.Builtin.INT32));
    assertThat(only("@Items Map<String, List<String>> it").type())
        .isEqualTo(new Type.MapOf(new Type.ListOf(Type.Builtin.STRING)));
  }

  @Test
  void nullableComponentsAreOptional() {
    assertThat(only("@Nullable Spoke it").type())
        .isEqualTo(new Type.Optional(new Type.Struct(SPOKE)));
    assertThat(only("@Nullable Integer it").nullable()).isTrue();
    assertThat(only("Integer it").nullable()).isFalse();
  }

  @Test
  void whatHasNoWireFormIsUnsupported() {
    assertThat(classified("Date it")).isInstanceOf(Type.Unsupported.class);
    assertThat(classified("Colour it")).isInstanceOf(Type.Unsupported.class);
    assertThat(classified("Shape it")).isInstanceOf(Type.Unsupported.class);
    assertThat(classified("float it")).isInstanceOf(Type.Unsupported.class);
    assertThat(classified("byte[] it")).isInstanceOf(Type.Unsupported.class);
  }

  @Test
  void whatDoesNotResolveIsUnknown() {
    assertThat(classified("Missing it")).isInstanceOf(Type.Unknown.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Date it | it: java.util.Date is not annotated with @ApiType",
        "List<Date> it | it: java.util.Date is not annotated with @ApiType",
        "Map<String, Date> it | it: java.util.Date is not annotated with @ApiType",
        "@Nullable Date it | it: java.util.Date is not annotated with @ApiType",
        "Colour it | it: an enumeration cannot grow: use a text with @EnumOf instead of a.Colour",
        "Shape it | it: an interface has no wire form: a.Shape",
        "Map<Integer, String> it | it: the keys of a map must be texts",
        "List<Map<Integer, String>> it | it: the keys of a map must be texts",
        "List<List<String>> it | it: a list cannot hold lists or maps",
        "Map<String, Map<String, String>> it | it: a map cannot hold maps",
        "@Items Map<String, List<Integer>> it | it: the lists in a map can hold texts only",
        "@Field(1) Map<String, List<String>> it"
            + " | it: a map of lists needs @Items to have a form in protobuf",
        "@Items List<Integer> it | it: @Items is for lists of texts",
        "@Nullable List<String> it"
            + " | it: a list or map is never null, it is empty: take @Nullable away",
        "List it | it: a list must say what it holds",
        "Map it | it: a map must say what it holds",
      })
  void aTypeThatCannotBeUsedIsReportedOnceAtItsComponent(String component, String message) {
    List<Member> members = new ArrayList<>();

    List<String> errors =
        inspectWheel(component + ", String other", wheel -> members.addAll(wheel.members()));

    assertThat(errors).containsExactly(message);
    assertThat(members).extracting(Member::name).containsExactly("it", "other");
  }

  @Test
  void theCompilerAloneReportsWhatDoesNotResolve() {
    List<String> errors = inspectWheel("List<Missing> it", wheel -> {});

    assertThat(errors).singleElement().asString().contains("Missing");
  }

  @Test
  void aNumberThatIsTakenIsReported() {
    List<String> errors =
        inspectWheel("@Field(1) String a, @Field(2) String b, @Field(1) String c", wheel -> {});

    assertThat(errors).containsExactly("c: number 1 is that of a already");
  }

  @Test
  void anAnnotatedClassIsReported() {
    List<String> errors =
        new SmallSources()
            .add(
                """
                package a;
                import dev.navarch.apimachinery.annotation.ApiType;
                @ApiType
                public class Wheel {}
                """)
            .inspect(universe -> universe.structsOf("a"));

    assertThat(errors).containsExactly("Wheel is annotated with @ApiType but is not a record");
  }

  @Test
  void aFieldTakesItsNameFromItsComponent() {
    Member member = only("@Field(3) String hubCap");

    assertThat(member.jsonName()).isEqualTo("hubCap");
    assertThat(member.protoName()).isEqualTo("hubCap");
    assertThat(member.number()).isEqualTo(3);
    assertThat(member.omit()).isEqualTo("EMPTY");
    assertThat(member.required()).isFalse();
  }

  @Test
  void aFieldMaySayItsNamesItself() {
    Member member =
        only("@Field(value = 3, name = \"cap\", protoName = \"lid\", required = true) String hub");

    assertThat(member.name()).isEqualTo("hub");
    assertThat(member.jsonName()).isEqualTo("cap");
    assertThat(member.protoName()).isEqualTo("lid");
    assertThat(member.omit()).isEqualTo("NEVER");
  }

  @Test
  void whenAFieldIsLeftOutMayDifferFromWhetherItIsRequired() {
    Member member = only("@Field(required = true, omit = Field.Omit.ZERO) Spoke it");

    assertThat(member.required()).isTrue();
    assertThat(member.omit()).isEqualTo("ZERO");
  }

  @Test
  void listsSayHowTheyAreMerged() {
    Member map = only("@ListMap({\"name\", \"side\"}) List<Spoke> it");
    Member set = only("@ListSet List<String> it");
    Member silent = only("List<String> it");
    Member atomic = only("@Atomic List<String> it");

    assertThat(map.listKind()).isEqualTo("MAP");
    assertThat(map.listKeys()).containsExactly("name", "side");
    assertThat(set.listKind()).isEqualTo("SET");
    assertThat(silent.listKind()).isEqualTo(atomic.listKind()).isEqualTo("ATOMIC");
    assertThat(atomic.listDeclared()).isTrue();
    assertThat(silent.listDeclared()).isFalse();
  }

  @Test
  void theVersionOfAPackageIsThatOfItsTypes() {
    List<ApiPackage> versions = new ArrayList<>();

    sources("String it")
        .add(
            """
            @ApiVersion(group = "turn.example.com", version = "v1", protoPackage = "com.example.a")
            package a;
            import dev.navarch.apimachinery.annotation.ApiVersion;
            """)
        .inspect(universe -> versions.add(wheel(universe).version()));

    assertThat(versions)
        .containsExactly(new ApiPackage("a", "turn.example.com", "v1", "", "com.example.a"));
    assertThat(versions.get(0).apiVersion()).isEqualTo("turn.example.com/v1");
  }

  @Test
  void aClosedEnumerationGivesItsConstantsInOrder() {
    List<Member> members = new ArrayList<>();

    sources("@EnumOf(value = Side.class, closed = true) String it, @EnumOf(Side.class) String open")
        .add(
            """
            package a;
            public final class Side {
              public static final String LEFT = "Left";
              public static final String BOTH = "Both";
              static final String SECRET = "Secret";
            }
            """)
        .inspect(universe -> members.addAll(wheel(universe).members()));

    assertThat(members.get(0).enumValues()).containsExactly("Left", "Both");
    assertThat(members.get(1).enumValues()).isEmpty();
    assertThat(members.get(1).enumType()).isEqualTo("Side");
  }

  @Test
  void functionsThatAreNotStaticAreReported() {
    List<String> names = new ArrayList<>();

    List<String> errors =
        sources("String it")
            .add(
                """
                package a;
                import dev.navarch.apimachinery.annotation.DefaultingFunction;
                public final class WheelDefaults {
                  @DefaultingFunction static Wheel good(Wheel in) { return in; }
                  @DefaultingFunction Wheel bad(Wheel in) { return in; }
                  static Wheel other(Wheel in) { return in; }
                }
                """)
            .inspect(universe ->
                universe
                    .functions("a", "DefaultingFunction")
                    .forEach(function -> names.add(function.getSimpleName().toString())));

    assertThat(names).containsExactly("good");
    assertThat(errors).containsExactly("a method with @DefaultingFunction must be static");
  }
}
