package dev.navarch.apimachinery.serializer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameTest {
  private static final int LARGE = 1 << 20;

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static FrameReader json(String text, int maxSize) {
    return FrameReader.json(new ByteArrayInputStream(utf8(text)), maxSize);
  }

  private static FrameReader prefixed(byte[] bytes, int maxSize) {
    return FrameReader.lengthPrefixed(new ByteArrayInputStream(bytes), maxSize);
  }

  private static List<String> all(FrameReader frames) throws IOException {
    List<String> texts = new ArrayList<>();
    for (byte[] frame; (frame = frames.read()) != null; ) {
      texts.add(new String(frame, StandardCharsets.UTF_8));
    }
    return texts;
  }

  // ---- JSON

  @ParameterizedTest
  @ValueSource(strings = {"%s\n%s\n", "%s%s", "%s\r\n \t%s", "\n\n%s %s  "})
  void objectsAreToldApartWhateverStandsBetweenThem(String layout) throws IOException {
    String first = "{\"a\":{\"b\":[1,{}]},\"c\":\"ü}]{\"}";
    String second = "{}";

    assertThat(all(json(layout.formatted(first, second), LARGE))).containsExactly(first, second);
  }

  @Test
  void bracesAndQuotesInsideTextsDoNotCount() throws IOException {
    String tricky = "{\"a\\\\\":\"}\\\"}\",\"b\":\"\\\\\"}";

    assertThat(all(json(tricky + tricky, LARGE))).containsExactly(tricky, tricky);
  }

  @Test
  void anEmptyStreamHasNoFrames() throws IOException {
    assertThat(all(json(" \n", LARGE))).isEmpty();
    assertThat(all(prefixed(new byte[0], LARGE))).isEmpty();
  }

  @Test
  void aStreamCutInAnObjectIsADecodeError() {
    String object = "{\"a\":[\"x\"]}";
    for (int length = 1; length < object.length(); length++) {
      FrameReader frames = json(object.substring(0, length), LARGE);

      assertThatThrownBy(frames::read)
          .isInstanceOf(DecodeException.class)
          .hasMessage("unexpected end of stream in the middle of a frame");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "1", "\"x\"", "}", "x"})
  void whatIsNoObjectIsRefused(String text) {
    assertThatThrownBy(json(text, LARGE)::read)
        .isInstanceOf(DecodeException.class)
        .hasMessage("a frame does not begin with an object but with byte " + (int) text.charAt(0));
  }

  @Test
  void anObjectMayBeAsLargeAsTheLimitAndNotLarger() throws IOException {
    String object = "{\"a\":1}";

    assertThat(all(json(object + "\n" + object, object.length()))).hasSize(2);
    assertThatThrownBy(json(object, object.length() - 1)::read)
        .isInstanceOf(DecodeException.class)
        .hasMessage("a frame is larger than 6 bytes");
  }

  @Test
  void linesAreWrittenWithOneLineBreakEach() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FrameWriter lines = FrameWriter.jsonLines(out);

    lines.write(utf8("{\"a\":1}"));
    lines.write(utf8("{}\n"));

    assertThat(out.toByteArray()).isEqualTo(utf8("{\"a\":1}\n{}\n"));
  }

  // ---- lengths

  @Test
  void lengthsAreFourBytesTheHighestFirst() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FrameWriter frames = FrameWriter.lengthPrefixed(out);

    frames.write(utf8("hi"));
    frames.write(new byte[0]);
    frames.write(new byte[0x10203]);

    byte[] written = out.toByteArray();
    assertThat(written).startsWith(0, 0, 0, 2, 'h', 'i', 0, 0, 0, 0, 0, 1, 2, 3);
    FrameReader back = prefixed(written, LARGE);
    assertThat(back.read()).isEqualTo(utf8("hi"));
    assertThat(back.read()).isEmpty();
    assertThat(back.read()).hasSize(0x10203);
    assertThat(back.read()).isNull();
  }

  @Test
  void aStreamCutInALengthOrADocumentIsADecodeError() {
    byte[] frame = {0, 0, 0, 2, 'h', 'i'};
    for (int length = 1; length < frame.length; length++) {
      FrameReader frames = prefixed(Arrays.copyOf(frame, length), LARGE);

      assertThatThrownBy(frames::read)
          .isInstanceOf(DecodeException.class)
          .hasMessage(
              length < 4
                  ? "unexpected end of stream in the length of a frame"
                  : "unexpected end of stream in the middle of a frame");
    }
  }

  @Test
  void aLengthBeyondTheLimitIsRefusedBeforeAnythingIsAllocated() {
    byte[] fourGigabytes = {-1, -1, -1, -1};

    assertThatThrownBy(prefixed(fourGigabytes, Integer.MAX_VALUE)::read)
        .isInstanceOf(DecodeException.class)
        .hasMessage("a frame is larger than 2147483647 bytes");
    assertThatThrownBy(prefixed(new byte[] {0, 0, 0, 3, 1, 2, 3}, 2)::read)
        .isInstanceOf(DecodeException.class)
        .hasMessage("a frame is larger than 2 bytes");
  }
}
