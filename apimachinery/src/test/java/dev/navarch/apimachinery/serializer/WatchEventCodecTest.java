package dev.navarch.apimachinery.serializer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.WatchEvent;
import dev.navarch.apimachinery.runtime.MetaTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WatchEventCodecTest {
  private static final CodecFactory CODECS = new CodecFactory(scheme());
  private static final Status GONE =
      Status.builder().status("Failure").message("too old <resource> version").code(410).build();

  private static Scheme scheme() {
    Scheme.Builder scheme = Scheme.builder("test");
    MetaTypes.addUnversioned(scheme);
    return scheme.build();
  }

  private static WatchEventCodec codec(String mediaType) {
    return new WatchEventCodec(CODECS.serializer(mediaType).orElseThrow());
  }

  @Test
  void aJsonEventIsALineWithTheObjectInIt() {
    byte[] frame = codec(MediaTypes.JSON).encode("ERROR", GONE);

    assertThat(frame)
        .asString(StandardCharsets.UTF_8)
        .isEqualTo(
            "{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Failure\",\"message\":\"too"
                + " old \\u003cresource\\u003e version\",\"code\":410}}\n");
  }

  @Test
  void aProtobufEventIsABareMessageAndItsObjectHasAnEnvelope() {
    WatchEventCodec codec = codec(MediaTypes.PROTOBUF);

    WatchEvent event = codec.decode(codec.encode("ADDED", GONE));

    assertThat(codec.encode("ADDED", GONE)).startsWith(0x0A, 5, 'A', 'D', 'D', 'E', 'D', 0x12);
    assertThat(event.object().raw().unsafeArray()).startsWith('k', '8', 's', 0);
  }

  @Test
  void eventsComeBackInBothFormats() {
    for (String mediaType : new String[] {MediaTypes.JSON, MediaTypes.PROTOBUF}) {
      WatchEventCodec codec = codec(mediaType);

      WatchEvent event = codec.decode(codec.encode("MODIFIED", GONE));

      assertThat(event.type()).isEqualTo("MODIFIED");
      assertThat(codec.decodeObject(event)).isEqualTo(GONE);
    }
  }

  @Test
  void anObjectThatIsEncodedAlreadyIsPutInAsItIs() {
    WatchEventCodec codec = codec(MediaTypes.JSON);
    byte[] object = CODECS.serializer(MediaTypes.JSON).orElseThrow().encode(GONE);

    assertThat(codec.encode("ADDED", Arrays.copyOf(object, object.length - 1)))
        .isEqualTo(codec.encode("ADDED", GONE));
  }

  @Test
  void aProtobufEventIsItsPrefixAndItsObject() {
    WatchEventCodec codec = codec(MediaTypes.PROTOBUF);
    for (int length : new int[] {0, 1, 120, 127, 128, 16_380, 16_384, 2_097_152, 3_000_000}) {
      byte[] object = new byte[length];
      byte[] prefix = WatchEventCodec.protobufPrefix("MODIFIED", length);

      byte[] event = Arrays.copyOf(prefix, prefix.length + length);

      assertThat(codec.decode(event)).isEqualTo(codec.decode(codec.encode("MODIFIED", object)));
      if (length > 0) {
        assertThat(event).isEqualTo(codec.encode("MODIFIED", object));
      }
    }
  }

  @Test
  void framesThatAreNoEventsAreDecodeErrors() {
    assertThatThrownBy(
            () -> codec(MediaTypes.JSON).decode("{\"type\":1}".getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(DecodeException.class)
        .hasMessage(
            "json: cannot unmarshal number into Go struct field WatchEvent.type of type string");
    assertThatThrownBy(() -> codec(MediaTypes.JSON).decode(new byte[] {'{'}))
        .isInstanceOf(DecodeException.class);
    assertThatThrownBy(() -> codec(MediaTypes.PROTOBUF).decode(new byte[] {0x0A, 5}))
        .isInstanceOf(DecodeException.class);
  }

  @Test
  void anEventWithoutAnObjectHasNoneToRead() {
    WatchEventCodec codec = codec(MediaTypes.JSON);
    WatchEvent event = codec.decode("{\"type\":\"BOOKMARK\"}".getBytes(StandardCharsets.UTF_8));

    assertThat(event.object().raw().isPresent()).isFalse();
    assertThatThrownBy(() -> codec.decodeObject(event)).isInstanceOf(DecodeException.class);
  }
}
