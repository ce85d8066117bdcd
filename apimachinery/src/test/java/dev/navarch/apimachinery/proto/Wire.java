package dev.navarch.apimachinery.proto;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.function.Consumer;

/** Bytes as protobuf's encoding describes them, written by hand. */
final class Wire {
  private Wire() {}

  static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits.replace(" ", ""));
  }

  static ProtoReader reader(String digits) {
    return new ProtoReader(hex(digits));
  }

  /** What a writer wrote, as hexadecimal digits. */
  static String written(Consumer<ProtoWriter> write) {
    ProtoWriter out = new ProtoWriter(1);
    write.accept(out);
    return HexFormat.ofDelimiter(" ").formatHex(out.toByteArray());
  }

  /** Messages inside one another, each the field 1 of the one around it. */
  static byte[] nested(int depth) {
    byte[] message = {};
    for (int i = 0; i < depth; i++) {
      ByteArrayOutputStream outer = new ByteArrayOutputStream();
      outer.write(0x0A);
      for (int rest = message.length; ; rest >>>= 7) {
        if (rest < 128) {
          outer.write(rest);
          break;
        }
        outer.write((rest & 0x7F) | 0x80);
      }
      outer.writeBytes(message);
      message = outer.toByteArray();
    }
    return message;
  }
}
