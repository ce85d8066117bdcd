package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** The characters of a document: UTF-8 unless a byte order mark says UTF-16. */
final class YamlText {
  private YamlText() {}

  static String decode(byte[] yaml, int firstLine) {
    if (yaml.length > YamlReader.MAX_SIZE) {
      throw tooLarge(firstLine);
    }
    if (startsWith(yaml, 0xEF, 0xBB, 0xBF)) {
      return decode(yaml, 3, StandardCharsets.UTF_8, firstLine);
    }
    if (startsWith(yaml, 0xFE, 0xFF)) {
      return decode(yaml, 2, StandardCharsets.UTF_16BE, firstLine);
    }
    if (startsWith(yaml, 0xFF, 0xFE)) {
      return decode(yaml, 2, StandardCharsets.UTF_16LE, firstLine);
    }
    return decode(yaml, 0, StandardCharsets.UTF_8, firstLine);
  }

  static DecodeException tooLarge(int line) {
    return YamlProblem.at(line, "document is larger than " + YamlReader.MAX_SIZE + " bytes");
  }

  private static boolean startsWith(byte[] yaml, int... mark) {
    if (yaml.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if (yaml[i] != (byte) mark[i]) {
        return false;
      }
    }
    return true;
  }

  private static String decode(byte[] yaml, int offset, Charset charset, int firstLine) {
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(yaml.length - offset);
    CoderResult result =
        decoder.decode(ByteBuffer.wrap(yaml, offset, yaml.length - offset), text, true);
    text.flip();
    if (result.isError()) {
      int line = firstLine + (int) text.chars().filter(c -> c == '\n').count();
      throw YamlProblem.at(line, "invalid " + charset.name() + " octet");
    }
    return text.toString();
  }
}
