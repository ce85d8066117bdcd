package dev.navarch.client.spdy;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ProtocolException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

class HeaderBlockProperties {
  @Property(tries = 200)
  void whatIsPackedIsUnpackedBlockAfterBlock(
      @ForAll @Size(max = 5) Map<String, String> first,
      @ForAll @Size(max = 5) Map<String, String> second)
      throws Exception {
    try (HeaderPacker packer = new HeaderPacker();
        HeaderUnpacker unpacker = new HeaderUnpacker()) {
      for (Map<String, String> headers : List.of(first, second)) {
        Map<String, String> sent = new TreeMap<>();
        headers.forEach((name, value) -> sent.put(plain(name), plain(value)));

        assertThat(unpacker.unpack(packer.pack(sent), 0)).isEqualTo(sent);
      }
    }
  }

  /** Names are told in lower case, and half of a pair of surrogates is no text. */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    text.codePoints().map(c -> 'a' + c % 26).forEach(plain::appendCodePoint);
    return plain.toString();
  }

  @Property(tries = 500)
  void anyBytesAreEitherHeadersOrRefused(@ForAll @Size(max = 200) byte[] bytes) {
    try (HeaderUnpacker unpacker = new HeaderUnpacker()) {
      assertThat(unpacker.unpack(bytes, 0)).isNotNull();
    } catch (ProtocolException e) {
      assertThat(e).hasMessageContaining("headers");
    }
  }
}
