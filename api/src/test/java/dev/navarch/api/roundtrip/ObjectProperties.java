package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.defaults.Contexts;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.jspecify.annotations.Nullable;

/** What holds for every kind, whatever is set in it. */
class ObjectProperties {
  private static final Scheme SCHEME = AllTypes.scheme();
  private static final CodecFactory CODECS = new CodecFactory(SCHEME);

  /**
   * Kinds whose hub changes once on the way back. Their metrics are kept in an annotation in which
   * a quantity cannot be left out, so an absent one comes back as zero: that is Kubernetes' form.
   */
  private static final Set<String> SETTLE_AT_THE_SECOND_TIME =
      Set.of(
          "autoscaling/v1, Kind=HorizontalPodAutoscaler",
          "autoscaling/v1, Kind=HorizontalPodAutoscalerList");

  @Provide
  Arbitrary<GroupVersionKind> kinds() {
    return Arbitraries.of(
        SCHEME.allKinds().stream().filter(kind -> !kind.groupVersion().isInternal()).toList());
  }

  /** Kinds with a hub; a scale's selector must be one, which no random text is. */
  @Provide
  Arbitrary<GroupVersionKind> convertibleKinds() {
    return kinds()
        .filter(kind -> SCHEME.recognizes(kind.withVersion("__internal")))
        .filter(kind -> !kind.kind().equals("Scale"));
  }

  @Provide
  Arbitrary<Double> densities() {
    return Arbitraries.of(0.0, 0.05, 0.2, 0.5, 0.8, 1.0);
  }

  @Provide
  Arbitrary<DefaultingContext> contexts() {
    return Arbitraries.of(Contexts.NEWEST, Contexts.V1_20);
  }

  private static ApiObject object(GroupVersionKind kind, long seed, double density) {
    return new ObjectFiller(new Random(seed), density)
        .fill(TypeDescriptor.of(SCHEME.type(kind)))
        .withGroupVersionKind(kind);
  }

  private static Serializer serializer(String mediaType) {
    return CODECS.serializer(mediaType).orElseThrow();
  }

  // ---- codecs

  @Property(tries = 200, shrinking = ShrinkingMode.OFF)
  void objectsSurviveEveryCodecAndCopy(
      @ForAll("kinds") GroupVersionKind kind,
      @ForAll long seed,
      @ForAll("densities") double density) {
    ApiObject object = object(kind, seed, density);

    assertSurvives(object, MediaTypes.JSON);
    assertSurvives(object, MediaTypes.YAML);
    if (hasProtobuf(object)) {
      assertSurvives(object, MediaTypes.PROTOBUF);
    }
    assertThat(object.deepCopyObject()).isEqualTo(object).hasSameHashCodeAs(object);
  }

  private static void assertSurvives(ApiObject object, String mediaType) {
    Serializer serializer = serializer(mediaType);

    byte[] bytes = serializer.encode(object);

    assertThat(serializer.decode(bytes, null, true).orThrow()).isEqualTo(object);
    assertThat(serializer.encode(serializer.decode(bytes))).isEqualTo(bytes);
  }

  /** Tables have no protobuf form. */
  private static boolean hasProtobuf(ApiObject object) {
    TypeDescriptor<?> type = TypeDescriptor.of(object.getClass());
    return type.fields().stream().anyMatch(field -> field.number() > 0);
  }

  // ---- conversions

  @Property(tries = 200, shrinking = ShrinkingMode.OFF)
  void theHubIsTheSameAfterTheWayBack(
      @ForAll("convertibleKinds") GroupVersionKind kind,
      @ForAll long seed,
      @ForAll("densities") double density) {
    ApiObject first = hub(object(kind, seed, density));
    ApiObject second = hubAgain(first, kind);

    if (SETTLE_AT_THE_SECOND_TIME.contains(kind.toString())) {
      assertThat(hubAgain(second, kind)).isEqualTo(second);
    } else {
      assertThat(second).isEqualTo(first);
    }
  }

  private static ApiObject hub(ApiObject object) {
    return SCHEME.convertToVersion(object, GroupVersioner.internal());
  }

  private static ApiObject hubAgain(ApiObject hub, GroupVersionKind kind) {
    return hub(SCHEME.convertToVersion(hub, GroupVersioner.of(kind.groupVersion())));
  }

  // ---- defaults

  @Property(tries = 200, shrinking = ShrinkingMode.OFF)
  void defaultsAreSetOnce(
      @ForAll("kinds") GroupVersionKind kind,
      @ForAll long seed,
      @ForAll("densities") double density,
      @ForAll("contexts") DefaultingContext context) {
    ApiObject once = SCHEME.applyDefaults(object(kind, seed, density), context);

    assertThat(SCHEME.applyDefaults(once, context)).isEqualTo(once);
  }

  @Property(tries = 200, shrinking = ShrinkingMode.OFF)
  void defaultsLeaveWhatIsSet(
      @ForAll("kinds") GroupVersionKind kind,
      @ForAll long seed,
      @ForAll("contexts") DefaultingContext context) {
    ApiObject full = object(kind, seed, 1);

    assertKept(tree(full), tree(SCHEME.applyDefaults(full, context)), kind.toString());
  }

  private static @Nullable Object tree(ApiObject object) {
    return JsonTree.parse(serializer(MediaTypes.JSON).encode(object));
  }

  /** Fields may be added, and nulls filled; what was there is there still. */
  private static void assertKept(@Nullable Object before, @Nullable Object after, String path) {
    if (before instanceof Map<?, ?> fields && after instanceof Map<?, ?> others) {
      fields.forEach((name, value) -> assertKept(value, others.get(name), path + "." + name));
    } else if (before instanceof List<?> items && after instanceof List<?> others) {
      assertThat(others).as(path).hasSameSizeAs(items);
      for (int i = 0; i < items.size(); i++) {
        assertKept(items.get(i), others.get(i), path + "[" + i + "]");
      }
    } else if (before != null) {
      assertThat(after).as(path).isEqualTo(before);
    }
  }
}
