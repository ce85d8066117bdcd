package dev.navarch.cluster.codegen;

import java.util.ArrayList;
import java.util.List;

/**
 * The sources of somebody else's project: widgets in two versions, and the workshop that uses them.
 */
final class WidgetSources {
  private static final String IMPORTS =
      """

      import dev.navarch.api.core.v1.PodTemplateSpec;
      import dev.navarch.apimachinery.annotation.*;
      import dev.navarch.apimachinery.descriptor.ApiStruct;
      import dev.navarch.apimachinery.meta.v1.*;
      import dev.navarch.apimachinery.value.*;
      import java.util.List;
      import java.util.Map;
      import org.jspecify.annotations.Nullable;

      """;

  static final String V1 = "package com.example.widgets.v1;\n" + IMPORTS;
  static final String ALPHA = "package com.example.widgets.v1alpha1;\n" + IMPORTS;

  private static final String V1_PACKAGE =
      """
      /** The version that everything converts to. */
      @ApiVersion(
          group = "widgets.example.com",
          version = "v1",
          protoPackage = "com.example.widgets.v1")
      @NullMarked
      package com.example.widgets.v1;

      import dev.navarch.apimachinery.annotation.ApiVersion;
      import org.jspecify.annotations.NullMarked;
      """;

  private static final String ALPHA_PACKAGE =
      """
      /** The first version. */
      @ApiVersion(
          group = "widgets.example.com",
          version = "v1alpha1",
          hub = "com.example.widgets.v1",
          protoPackage = "com.example.widgets.v1alpha1")
      @NullMarked
      package com.example.widgets.v1alpha1;

      import dev.navarch.apimachinery.annotation.ApiVersion;
      import org.jspecify.annotations.NullMarked;
      """;

  private static final String KIND =
      """
      /**
       * A thing that a {@code workshop} makes.
       *
       * @param metadata who it is
       * @param spec what is wanted
       * @param status what was seen
       */
      @ApiType
      public record Widget(
          @Inline TypeMeta typeMeta,
          @Field(1) ObjectMeta metadata,
          @Field(2) WidgetSpec spec,
          @Field(value = 3, omit = Field.Omit.ZERO) WidgetStatus status)
          implements MetaObject, ApiStruct<Widget> {
        public WidgetBuilder toBuilder() {
          return new WidgetBuilder(this);
        }
      }
      """;

  private static final String LIST =
      """
      /** Several widgets. */
      @ApiType
      public record WidgetList(
          @Inline TypeMeta typeMeta,
          @Field(1) ListMeta metadata,
          @Field(value = 2, required = true) List<Widget> items)
          implements ApiList<Widget>, ApiStruct<WidgetList> {}
      """;

  private static final String PART =
      """
      /** A part of a widget. */
      @ApiType
      public record WidgetPart(
          @Field(value = 1, required = true) String name,
          @Field(2) @Default("1") int count,
          @Field(3) @Nullable WidgetMaker builder)
          implements ApiStruct<WidgetPart> {}
      """;

  private static final String MAKER =
      """
      /** Who makes a part. */
      @ApiType
      public record WidgetMaker(@Field(1) String name) implements ApiStruct<WidgetMaker> {}
      """;

  private static final String STATUS =
      """
      /** What was seen of a widget. */
      @ApiType
      public record WidgetStatus(@Field(1) int ready, @Field(2) @Nullable Time since)
          implements ApiStruct<WidgetStatus> {}
      """;

  private static final String SIZE =
      """
      /** How large a widget can be. */
      @ApiEnum
      public final class WidgetSize {
        public static final String SMALL = "Small";
        public static final String LARGE = "Large";

        private WidgetSize() {}
      }
      """;

  private static final String V1_SPEC =
      """
      /**
       * What is wanted of a widget.
       *
       * @param replicas how many there shall be
       */
      @ApiType
      public record WidgetSpec(
          @Field(1) @Nullable Integer replicas,
          @Field(2) @Default("\\"Small\\"") @EnumOf(value = WidgetSize.class, closed = true)
              String size,
          @Field(3) @ListMap("name") @PatchMerge("name") List<WidgetPart> parts,
          @Field(4) Map<String, WidgetPart> spares,
          @Field(5) PodTemplateSpec template,
          @Field(6) @Nullable WidgetDetails details)
          implements ApiStruct<WidgetSpec> {}
      """;

  private static final String V1_DETAILS =
      """
      /** One field of every sort. */
      @ApiType
      public record WidgetDetails(
          @Field(1) Map<String, String> labels,
          @Field(2) Map<String, Quantity> limits,
          @Field(3) @Nullable IntOrString port,
          @Field(4) @Nullable Quantity capacity,
          @Field(5) @Items Map<String, List<String>> extra,
          @Field(6) List<String> notes,
          @Field(7) @Atomic List<Integer> sizes,
          @Field(8) @Default("2") @Nullable Double factor,
          @Field(9) @Default("86400") long seconds,
          @Field(10) @Default("true") @Nullable Boolean polished,
          @Field(11) Bytes seal,
          @Field(12) @Nullable Duration lifetime,
          @Field(value = 13, name = "class") String class_,
          @Field(value = 14, name = "colour") String paint,
          @Field(15) @Default("{}") @Nullable WidgetCare care)
          implements ApiStruct<WidgetDetails> {}
      """;

  private static final String V1_CARE =
      """
      /** A default of every sort that is more than a text or a number. */
      @ApiType
      public record WidgetCare(
          @Field(1) @Default("[\\"soap\\",\\"wax\\"]") @Atomic List<String> needs,
          @Field(2) @Default("{\\"left\\":\\"up\\"}") Map<String, String> how,
          @Field(3) @Default("\\"1h30m\\"") Duration every,
          @Field(4) @Default("\\"2Gi\\"") @Nullable Quantity amount,
          @Field(5) @Default("\\"50%\\"") @Nullable IntOrString share,
          @Field(6) @Default("[{\\"name\\":\\"brush\\"}]") @ListMap("name") List<WidgetPart> tools,
          @Field(value = 7, omit = Field.Omit.ZERO) @Default("{\\"name\\":\\"Ada\\"}")
              WidgetMaker by,
          @Field(8) @Default("\\"YWI=\\"") Bytes seal,
          @Field(9) @Default("-1") @Nullable Integer turns,
          @Field(10) @Default("[3.0,\\n 1e1]") @Atomic List<Integer> steps,
          @Field(11) @Default("80.0") @Nullable IntOrString port,
          @Field(12) @Default("[\\"rag\\"]") @Atomic List<String> kitParts,
          @Field(value = 13, omit = Field.Omit.ZERO) WidgetCareKit kit)
          implements ApiStruct<WidgetCare> {}
      """;

  /** A field whose name continues that of its type as one of {@code WidgetCare} does. */
  private static final String V1_CARE_KIT =
      """
      /** What care is taken with. */
      @ApiType
      public record WidgetCareKit(@Field(1) @Default("[\\"pin\\"]") @Atomic List<String> parts)
          implements ApiStruct<WidgetCareKit> {}
      """;

  private static final String V1_DEFAULTS =
      """
      public final class WidgetDefaults {
        private WidgetDefaults() {}

        @DefaultingFunction
        static WidgetSpec spec(WidgetSpec in) {
          return in.replicas() != null ? in : new WidgetSpecBuilder(in).replicas(3).build();
        }
      }
      """;

  private static final String ALPHA_SPEC =
      """
      /** What was wanted of a widget once. */
      @ApiType
      public record WidgetSpec(
          @Field(1) @Nullable Integer number,
          @Field(2) @Default("\\"Small\\"") String size,
          @Field(3) @ListMap("name") List<WidgetPart> parts,
          @Field(4) Map<String, WidgetPart> spares,
          @Field(5) PodTemplateSpec template,
          @Field(7) @NoConversion String legacy)
          implements ApiStruct<WidgetSpec> {}
      """;

  /** The hand-written part of the conversions. */
  static final String ALPHA_CONVERSIONS =
      ALPHA
          + """
          public final class WidgetConversions {
            private WidgetConversions() {}

            @ConversionFunction(partial = {"number", "replicas"})
            static com.example.widgets.v1.WidgetSpec toHub(
                WidgetSpec in, com.example.widgets.v1.WidgetSpec out) {
              return new com.example.widgets.v1.WidgetSpecBuilder(out)
                  .replicas(in.number())
                  .build();
            }

            @ConversionFunction(partial = {"number", "replicas", "details"})
            static WidgetSpec fromHub(com.example.widgets.v1.WidgetSpec in, WidgetSpec out) {
              return new WidgetSpecBuilder(out).number(in.replicas()).build();
            }
          }
          """;

  private static final String WORKSHOP =
      """
      package com.example.widgets;

      import com.example.widgets.v1.Widget;
      import com.example.widgets.v1.WidgetBuilder;
      import com.example.widgets.v1.WidgetSize;
      import dev.navarch.apimachinery.runtime.Scheme;
      import dev.navarch.apimachinery.value.Bytes;
      import dev.navarch.apimachinery.value.IntOrString;
      import dev.navarch.apimachinery.value.Quantity;
      import java.util.List;

      public final class Workshop {
        private Workshop() {}

        public static Scheme scheme() {
          Scheme.Builder scheme = Scheme.builder("workshop");
          com.example.widgets.v1.Register.addTo(scheme);
          com.example.widgets.v1alpha1.Register.addTo(scheme);
          scheme.setVersionPriority("widgets.example.com", "v1", "v1alpha1");
          return scheme.build();
        }

        public static Widget sample() {
          return new WidgetBuilder()
              .metadata(m -> m.name("cart").namespace("yard").addToLabels("tier", "front"))
              .spec(
                  s ->
                      s.replicas(2)
                          .size(WidgetSize.LARGE)
                          .addToParts(p -> p.name("wheel").count(4).builder(b -> b.name("Ada")))
                          .addToParts(p -> p.name("axle").count(2))
                          .addToSpares("left", s.build().parts().get(0))
                          .template(
                              t ->
                                  t.metadata(m -> m.addToLabels("app", "cart"))
                                      .spec(
                                          pod ->
                                              pod.addToContainers(
                                                  c -> c.name("main").image("cart:1"))))
                          .details(
                              d ->
                                  d.addToLabels("b", "2")
                                      .addToLabels("a", "1")
                                      .addToLimits("cpu", Quantity.parse("1500m"))
                                      .port(IntOrString.of("http"))
                                      .capacity(Quantity.parse("2Gi"))
                                      .addToExtra("scopes", List.of("x", "y"))
                                      .addToNotes("first", "second")
                                      .sizes(List.of(7, 0, -1))
                                      .factor(1.5)
                                      .seconds(5000000000L)
                                      .polished(false)
                                      .class_("fine")
                                      .paint("red")))
              .status(st -> st.ready(1))
              .build();
        }

        public static Widget repaired(Widget widget) {
          return widget.toBuilder().spec(s -> s.parts(List.of())).build();
        }
      }
      """;

  private WidgetSources() {}

  /** Every source of the project. */
  static List<String> all() {
    List<String> all = new ArrayList<>(withoutConversions());
    all.add(ALPHA_CONVERSIONS);
    return all;
  }

  /** Every source but the hand-written conversions. */
  static List<String> withoutConversions() {
    List<String> all = new ArrayList<>(v1());
    all.add(ALPHA_PACKAGE);
    for (String type : List.of(KIND, LIST, PART, MAKER, STATUS, ALPHA_SPEC)) {
      all.add(ALPHA + type);
    }
    all.add(WORKSHOP);
    return all;
  }

  /** The newer version alone. */
  static List<String> v1() {
    List<String> all = new ArrayList<>(List.of(V1_PACKAGE));
    for (String type :
        List.of(KIND, LIST, PART, MAKER, STATUS, SIZE, V1_SPEC, V1_DETAILS, V1_CARE, V1_CARE_KIT)) {
      all.add(V1 + type);
    }
    all.add(V1 + V1_DEFAULTS);
    return all;
  }

  /** One API type of the newer version with a component of some type. */
  static String odd(String component) {
    return V1 + "@ApiType\npublic record Odd(\n    " + component + ") {}\n";
  }
}
