package dev.navarch.client.spdy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ProtocolException;
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;

class HeaderBlockTest {
  /** The number by which the other side's unpacker knows the dictionary. */
  @Test
  void theDictionaryIsThatOfSpdy() {
    Adler32 sum = new Adler32();
    sum.update(SpdyDictionary.bytes());

    assertThat(SpdyDictionary.bytes()).hasSize(1423);
    assertThat(sum.getValue()).isEqualTo(0xE3C6A7C2L);
  }

  @Test
  void headersThatGrowWithoutEndAreRefused() {
    byte[] zeros = new byte[64 * 1024 * 1024];
    Deflater deflater = new Deflater();
    deflater.setDictionary(SpdyDictionary.bytes());
    deflater.setInput(zeros);
    deflater.finish();
    byte[] packed = new byte[200_000];
    int size = deflater.deflate(packed);
    deflater.end();
    byte[] bomb = Arrays.copyOf(packed, size);

    try (HeaderUnpacker unpacker = new HeaderUnpacker()) {
      assertThatThrownBy(() -> unpacker.unpack(bomb, 0))
          .isInstanceOf(ProtocolException.class)
          .hasMessage("packed headers are too long");
    }
  }
}
