package dev.navarch.apimachinery.serializer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.Table;
import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.meta.v1.TableRow;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.MetaTypes;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodecFactoryTest {
  private static final GroupVersion META = new GroupVersion("meta.k8s.io", "v1");
  private static final GroupVersionKind STATUS = new GroupVersionKind("", "v1", "Status");
  private static final Status NOT_FOUND =
      Status.builder().status("Failure").message("gone").reason("NotFound").code(404).build();

  private static final CodecFactory CODECS = new CodecFactory(scheme());

  private static Scheme scheme() {
    Scheme.Builder scheme = Scheme.builder("test");
    MetaTypes.addUnversioned(scheme);
    MetaTypes.addMeta(scheme);
    scheme.addDefaulter(
        CreateOptions.class, options -> options.toBuilder().fieldManager("default").build());
    return scheme.build();
  }

  private static Serializer serializer(String mediaType) {
    return CODECS.serializer(mediaType).orElseThrow();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Decoded decodeJson(String json, boolean strict) {
    return serializer(MediaTypes.JSON).decode(utf8(json), null, strict);
  }

  // ---- formats

  @ParameterizedTest
  @ValueSource(strings = {MediaTypes.JSON, MediaTypes.YAML, MediaTypes.PROTOBUF})
  void aStatusSurvivesEveryFormatAndIsRecognized(String mediaType) {
    byte[] bytes = serializer(mediaType).encode(NOT_FOUND);

    assertThat(serializer(mediaType).decode(bytes)).isEqualTo(NOT_FOUND);
    assertThat(CODECS.recognize(bytes).mediaType()).isEqualTo(mediaType);
    assertThat(CODECS.decode(bytes)).isEqualTo(NOT_FOUND);
  }

  @ParameterizedTest
  @ValueSource(strings = {MediaTypes.JSON, MediaTypes.YAML})
  void aTableSurvivesTextFormats(String mediaType) {
    Table table =
        Table.builder()
            .columnDefinitions(
                List.of(TableColumnDefinition.builder().name("Name").type("string").build()))
            .rows(
                List.of(
                    TableRow.builder()
                        .cells(List.of(new RawJson(Bytes.ofUtf8("[1,null]"))))
                        .build()))
            .build();

    byte[] bytes = serializer(mediaType).encode(table);

    assertThat(table.groupVersionKind()).isEqualTo(META.withKind("Table"));
    assertThat(serializer(mediaType).decode(bytes)).isEqualTo(table);
  }

  @Test
  void jsonEndsWithALineBreakAndYamlIsReadable() {
    assertThat(serializer(MediaTypes.JSON).encode(NOT_FOUND))
        .asString(StandardCharsets.UTF_8)
        .isEqualTo(
            "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Failure\","
                + "\"message\":\"gone\",\"reason\":\"NotFound\",\"code\":404}\n");
    assertThat(serializer(MediaTypes.YAML).encode(NOT_FOUND))
        .asString(StandardCharsets.UTF_8)
        .isEqualTo(
            """
            apiVersion: v1
            code: 404
            kind: Status
            message: gone
            metadata: {}
            reason: NotFound
            status: Failure
            """);
  }

  @Test
  void anObjectWithoutATypeIsWrittenAsItIs() {
    Unstructured object = Unstructured.of(Map.of("kind", "Any", "apiVersion", "x/v1", "a", 1));

    assertThat(serializer(MediaTypes.JSON).encode(object))
        .asString(StandardCharsets.UTF_8)
        .isEqualTo("{\"a\":1,\"apiVersion\":\"x/v1\",\"kind\":\"Any\"}\n");
    assertThat(CODECS.codec(serializer(MediaTypes.JSON), META).encode(object))
        .isEqualTo(serializer(MediaTypes.JSON).encode(object));
  }

  @Test
  void whatNoFormatRecognizesIsTakenForYaml() {
    assertThat(CODECS.recognize(utf8("  \n{}")).mediaType()).isEqualTo(MediaTypes.JSON);
    assertThat(CODECS.recognize(utf8("a: 1")).mediaType()).isEqualTo(MediaTypes.YAML);
    assertThat(CODECS.recognize(new byte[0]).mediaType()).isEqualTo(MediaTypes.YAML);
    assertThat(CODECS.recognize(utf8("k8s")).mediaType()).isEqualTo(MediaTypes.YAML);
    assertThat(CODECS.serializer("text/plain")).isEmpty();
  }

  // ---- what a document says it is

  @Test
  void aDocumentThatDoesNotSayWhatItIsIsRefusedAndTheMessageSaysWhatIsMissing() {
    assertThatThrownBy(() -> decodeJson("{\"apiVersion\":\"v1\"}", false))
        .isInstanceOf(DecodeException.class)
        .hasMessage("Object 'Kind' is missing in '{\"apiVersion\":\"v1\"}'");
    assertThatThrownBy(() -> decodeJson("{\"kind\":\"Status\"}", false))
        .isInstanceOf(DecodeException.class)
        .hasMessage("Object 'apiVersion' is missing in '{\"kind\":\"Status\"}'");
    assertThatThrownBy(() -> decodeJson("{}", false))
        .isInstanceOf(DecodeException.class)
        .hasMessage("Object 'Kind' is missing in '{}'");
    assertThatThrownBy(() -> decodeJson("null", false))
        .isInstanceOf(DecodeException.class)
        .hasMessage("Object 'Kind' is missing in 'null'");
  }

  @Test
  void onlyTheBeginningOfALongDocumentIsShown() {
    String json = "{\"kind\":\"Status\",\"x\":\"" + "y".repeat(5000) + "\"}";

    assertThatThrownBy(() -> decodeJson(json, false))
        .isInstanceOf(DecodeException.class)
        .message()
        .hasSizeLessThan(1100);
  }

  @Test
  void whatADocumentDoesNotSayIsTakenFromTheDefaults() {
    Serializer json = serializer(MediaTypes.JSON);

    assertThat(json.decode(utf8("{}"), STATUS, false).kind()).isEqualTo(STATUS);
    assertThat(json.decode(utf8("{\"kind\":\"APIVersions\"}"), STATUS, false).kind())
        .isEqualTo(new GroupVersionKind("", "v1", "APIVersions"));
    assertThat(
            json.decode(
                    utf8("{\"apiVersion\":\"meta.k8s.io/v1\",\"kind\":\"Table\"}"), STATUS, false)
                .kind())
        .isEqualTo(META.withKind("Table"));
    assertThat(json.decode(utf8("null"), STATUS, false).object())
        .isEqualTo(Status.builder().build());
  }

  @Test
  void aKindThatIsNoTextIsRefused() {
    assertThatThrownBy(() -> decodeJson("{\"kind\":1}", false))
        .isInstanceOf(DecodeException.class)
        .hasMessage(
            "couldn't get version/kind; json parse error: json: cannot unmarshal number into Go"
                + " struct field .kind of type string");
    assertThatThrownBy(() -> decodeJson("[]", false))
        .isInstanceOf(DecodeException.class)
        .hasMessage(
            "couldn't get version/kind; json parse error: json: cannot unmarshal array into Go"
                + " value of type struct { APIVersion string \"json:\\\"apiVersion,omitempty\\\"\";"
                + " Kind string \"json:\\\"kind,omitempty\\\"\" }");
    assertThatThrownBy(() -> decodeJson("", false))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("couldn't get version/kind; json parse error: ");
    assertThatThrownBy(() -> decodeJson("{\"apiVersion\":\"a/b/c\",\"kind\":\"Status\"}", false))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("unexpected GroupVersion string: a/b/c");
  }

  @Test
  void aKindThatTheSchemeDoesNotKnowIsNamed() {
    assertThatThrownBy(() -> decodeJson("{\"apiVersion\":\"v2\",\"kind\":\"Table\"}", false))
        .isInstanceOf(NotRegisteredException.class)
        .hasMessage("no kind \"Table\" is registered for version \"v2\" in scheme \"test\"");
  }

  @Test
  void strictErrorsAreCollectedOnlyWhenAskedFor() {
    String json = "{\"apiVersion\":\"v1\",\"kind\":\"Status\",\"codes\":1,\"code\":1,\"code\":2}";

    Decoded strict = decodeJson(json, true);

    assertThat(((Status) strict.object()).code()).isEqualTo(2);
    assertThat(decodeJson(json, false).strictErrors()).isEmpty();
    assertThatThrownBy(strict::orThrow)
        .isInstanceOf(StrictDecodeException.class)
        .hasMessage("strict decoding error: unknown field \"codes\", duplicate field \"code\"");
  }

  // ---- the protobuf envelope

  /** An envelope whose fields are written the last first. */
  private static byte[] envelope(Consumer<ProtoWriter> fields) {
    ProtoWriter out = new ProtoWriter();
    fields.accept(out);
    out.prepend(new byte[] {'k', '8', 's', 0});
    return out.toByteArray();
  }

  private static void typeMeta(ProtoWriter out, String apiVersion, String kind) {
    int mark = out.mark();
    out.string(0x12, kind);
    out.string(0x0A, apiVersion);
    out.message(0x0A, mark);
  }

  private static ApiObject decodeProtobuf(byte[] data) {
    return serializer(MediaTypes.PROTOBUF).decode(data);
  }

  @Test
  void protobufBeginsWithMagicBytes() {
    byte[] bytes = serializer(MediaTypes.PROTOBUF).encode(NOT_FOUND);

    assertThat(bytes).startsWith('k', '8', 's', 0);
    for (byte[] bad :
        List.of(new byte[0], new byte[] {'k', '8'}, Arrays.copyOfRange(bytes, 1, 20))) {
      assertThatThrownBy(() -> decodeProtobuf(bad))
          .isInstanceOf(DecodeException.class)
          .hasMessage(
              "provided data does not appear to be a protobuf message, expected prefix [107 56"
                  + " 115 0]");
    }
  }

  @Test
  void anEnvelopeThatDoesNotSayWhatIsInItIsRefused() {
    assertThatThrownBy(() -> decodeProtobuf(envelope(out -> typeMeta(out, "v1", ""))))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("Object 'Kind' is missing");
    assertThatThrownBy(() -> decodeProtobuf(envelope(out -> typeMeta(out, "", "Status"))))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("Object 'apiVersion' is missing");
    assertThatThrownBy(() -> decodeProtobuf(envelope(out -> {})))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("Object 'Kind' is missing");
    assertThatThrownBy(() -> decodeProtobuf(envelope(out -> typeMeta(out, "a/b/c", "Status"))))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("unexpected GroupVersion string: a/b/c");
    assertThat(serializer(MediaTypes.PROTOBUF).decode(envelope(out -> {}), STATUS, false).object())
        .isEqualTo(Status.builder().build());
  }

  @Test
  void anotherEncodingOrContentTypeIsRefused() {
    assertThatThrownBy(() ->
            decodeProtobuf(
                envelope(out -> {
                  out.string(0x1A, "gzip");
                  typeMeta(out, "v1", "Status");
                })))
        .isInstanceOf(DecodeException.class)
        .hasMessage("unable to decode content encoding \"gzip\"");
    assertThatThrownBy(() ->
            decodeProtobuf(
                envelope(out -> {
                  out.string(0x22, "application/json");
                  typeMeta(out, "v1", "Status");
                })))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("unable to decode content type \"application/json\"");
  }

  @Test
  void protobufsOwnContentTypeAndUnknownFieldsAreAccepted() {
    byte[] data =
        envelope(out -> {
          out.string(0x2A, "something new");
          out.string(0x22, MediaTypes.PROTOBUF);
          out.bytes(0x12, new byte[] {0x30, 5});
          typeMeta(out, "v1", "Status");
        });

    assertThat(decodeProtobuf(data)).isEqualTo(Status.builder().code(5).build());
  }

  @Test
  void anEnvelopeCutAnywhereIsADecodeErrorOrAnEarlierState() {
    byte[] whole = serializer(MediaTypes.PROTOBUF).encode(NOT_FOUND);
    int refused = 0;
    for (int length = 0; length < whole.length; length++) {
      try {
        decodeProtobuf(Arrays.copyOf(whole, length));
      } catch (DecodeException e) {
        refused++;
      }
    }

    // four cuts fall between fields: behind the kind, the object, the encoding and the content type
    assertThat(refused).isBetween(whole.length - 4, whole.length - 2);
  }

  // ---- codecs

  @Test
  void aCodecSetsDefaultsAndConvertsAfterReadingAndConvertsBeforeWriting() {
    Codec codec =
        CODECS.codec(serializer(MediaTypes.JSON), GroupVersioner.of(META), GroupVersioner.of(META));
    byte[] json = utf8("{\"kind\":\"CreateOptions\",\"apiVersion\":\"meta.k8s.io/v1\"}");

    CreateOptions options = (CreateOptions) codec.decode(json);

    assertThat(options.fieldManager()).isEqualTo("default");
    assertThat(codec.encode(PartialObjectMetadata.builder().build()))
        .asString(StandardCharsets.UTF_8)
        .startsWith("{\"kind\":\"PartialObjectMetadata\",\"apiVersion\":\"meta.k8s.io/v1\"");
  }

  @Test
  void decodingToTheInternalVersionLeavesUnversionedObjectsAsTheyAre() {
    byte[] json = serializer(MediaTypes.JSON).encode(NOT_FOUND);

    assertThat(CODECS.decodeToInternal(serializer(MediaTypes.JSON), json, null))
        .isEqualTo(NOT_FOUND);
    assertThat(
            CODECS
                .storageCodec(serializer(MediaTypes.JSON), new GroupVersion("", "v1"))
                .decode(json))
        .isEqualTo(NOT_FOUND);
  }
}
