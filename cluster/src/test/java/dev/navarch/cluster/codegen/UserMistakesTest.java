package dev.navarch.cluster.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.cluster.codegen.JavaProject.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody who gets an API type wrong is told, and where. */
class UserMistakesTest {
  @TempDir private Path folder;

  private List<Finding> errors(List<String> sources, String... more) {
    List<String> all = new ArrayList<>(sources);
    all.addAll(List.of(more));
    JavaProject.Compiled compiled = JavaProject.in(folder).with(all).compile();
    assertThat(compiled.succeeded()).isFalse();
    return compiled.errors();
  }

  @Test
  void aFieldThatNothingConvertsIsNamed() {
    assertThat(errors(WidgetSources.withoutConversions()))
        .extracting(Finding::message)
        .contains(
            "com.example.widgets.v1alpha1.WidgetSpec.number cannot be converted to"
                + " com.example.widgets.v1.WidgetSpec: it does not exist there;"
                + " write a @ConversionFunction for it or mark it with @NoConversion",
            "com.example.widgets.v1.WidgetSpec.details cannot be converted to"
                + " com.example.widgets.v1alpha1.WidgetSpec: it does not exist there;"
                + " write a @ConversionFunction for it or mark it with @NoConversion")
        .allMatch(message -> message.contains("cannot be converted"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Field(1) java.util.Date made | made: java.util.Date is not annotated with @ApiType",
        "@Field(1) List<java.util.Date> made | made: java.util.Date is not annotated with @ApiType",
        "@Field(1) java.time.DayOfWeek day | day: an enumeration cannot grow:"
            + " use a text with @EnumOf instead of java.time.DayOfWeek",
        "@Field(1) Map<Integer, String> byNumber | byNumber: the keys of a map must be texts",
        "@Field(1) float weight | weight: a field cannot be of type FLOAT",
        "@Field(1) @Default(\"{}\") List<String> list | list: the default is not of type array:"
            + " change @Default, or what is allowed",
        "@Field(1) @Default(\"text\") String text | text: text in @Default is not JSON,"
            + " 't' at 0 is not expected; a text needs quotes of its own",
      })
  void aComponentThatCannotBeIsReportedWhereItStands(String component, String message) {
    assertThat(errors(WidgetSources.v1(), WidgetSources.odd(component)))
        .singleElement()
        .satisfies(error -> {
          assertThat(error.message()).isEqualTo(message);
          assertThat(error.file()).isEqualTo("Odd.java");
          assertThat(error.line()).startsWith(component);
        });
  }

  @Test
  void aTypeThatIsNotThereIsTheOnlyError() {
    assertThat(errors(WidgetSources.v1(), WidgetSources.odd("@Field(1) Missing it")))
        .singleElement()
        .satisfies(error -> assertThat(error.message()).contains("cannot find symbol", "Missing"));
  }

  @Test
  void twoDefaultingFunctionsForATypeAreOneTooMany() {
    String second =
        WidgetSources.V1
            + """
            public final class MoreDefaults {
              private MoreDefaults() {}

              @DefaultingFunction
              static WidgetSpec again(WidgetSpec in) {
                return in;
              }
            }
            """;

    assertThat(errors(WidgetSources.v1(), second))
        .singleElement()
        .satisfies(error ->
            assertThat(error.message())
                .isEqualTo(
                    "there are two defaulting functions for com.example.widgets.v1.WidgetSpec"));
  }

  @Test
  void aRecordInsideAnotherClassHasNoPlaceForItsDescriptor() {
    String nested =
        WidgetSources.V1
            + """
            public final class Outer {
              private Outer() {}

              @ApiType
              public record Inner(@Field(1) String name) {}
            }
            """;

    assertThat(errors(WidgetSources.v1(), nested))
        .singleElement()
        .satisfies(error -> {
          assertThat(error.message())
              .isEqualTo(
                  "Inner is annotated with @ApiType but stands inside another class:"
                      + " give it a file of its own");
          assertThat(error.file()).isEqualTo("Outer.java");
        });
  }

  @Test
  void aConversionThatTakesTheWrongThingsIsReported() {
    String conversions =
        WidgetSources.ALPHA_CONVERSIONS.replace(
            "WidgetSpec in, com.example.widgets.v1.WidgetSpec out) {\n",
            "WidgetSpec in) {\n    com.example.widgets.v1.WidgetSpec out = null;\n");

    assertThat(errors(WidgetSources.withoutConversions(), conversions))
        .extracting(Finding::message)
        .contains(
            "a conversion takes one API type and returns another;"
                + " a partial one also takes what it completes");
  }

  @Test
  void aRecordWithoutAVersionHasNoPlaceInProtobuf() {
    String plain =
        """
        package com.example.plain;

        import dev.navarch.apimachinery.annotation.*;

        @ApiType
        public record Plain(@Field(1) String name) {}
        """;

    assertThat(
            errors(
                WidgetSources.v1(),
                plain,
                WidgetSources.odd("@Field(1) com.example.plain.Plain plain")))
        .singleElement()
        .satisfies(error ->
            assertThat(error.message())
                .isEqualTo(
                    "plain: the package of com.example.plain.Plain has no @ApiVersion"
                        + " and so no place in protobuf"));
  }

  @Test
  void aKindThatWantsNoConversionNeedsNone() {
    String kind =
        """
        @ApiType
        %s
        public record Lathe(
            @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) String %s)
            implements MetaObject {}
        """;
    List<String> sources = new ArrayList<>(WidgetSources.all());
    sources.add(WidgetSources.V1 + kind.formatted("", "speed"));
    sources.add(WidgetSources.ALPHA + kind.formatted("@NoConversion", "pace"));

    assertThat(JavaProject.in(folder).with(sources).compile().errors()).isEmpty();
  }
}
