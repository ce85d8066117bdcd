package dev.navarch.apimachinery.proto;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;

/** Reads what is a message on the wire and a single value here. */
final class ValueMessages {
  private ValueMessages() {}

  static Quantity quantity(ProtoReader in) {
    String text = "";
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == 0x0A) {
        text = in.string();
      } else {
        in.unknown(tag, 2);
      }
    }
    in.leave(outer);
    try {
      return text.isEmpty() ? Quantity.ZERO : Quantity.parse(text);
    } catch (IllegalArgumentException e) {
      throw new DecodeException("proto: " + e.getMessage() + " at offset " + in.offset(), e);
    }
  }

  static IntOrString intOrString(ProtoReader in) {
    long type = 0;
    int number = 0;
    String text = "";
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x08 -> type = in.int64();
        case 0x10 -> number = in.int32();
        case 0x1A -> text = in.string();
        default -> in.unknown(tag, 0b1110);
      }
    }
    in.leave(outer);
    return type == 1 ? IntOrString.of(text) : IntOrString.of(number);
  }

  static Time time(ProtoReader in) {
    long seconds = 0;
    boolean isEmpty = true;
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; isEmpty = false) {
      switch (tag) {
        case 0x08 -> seconds = in.int64();
        case 0x10 -> in.int32();
        default -> in.unknown(tag, 0b110);
      }
    }
    in.leave(outer);
    if (isEmpty) {
      return Time.ZERO;
    }
    try {
      return Time.ofEpochSecond(seconds);
    } catch (ArithmeticException | IllegalArgumentException e) {
      throw outOfRange(in, seconds, e);
    }
  }

  static MicroTime microTime(ProtoReader in) {
    long seconds = 0;
    int nanos = 0;
    boolean isEmpty = true;
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; isEmpty = false) {
      switch (tag) {
        case 0x08 -> seconds = in.int64();
        case 0x10 -> nanos = in.int32();
        default -> in.unknown(tag, 0b110);
      }
    }
    in.leave(outer);
    if (isEmpty) {
      return MicroTime.ZERO;
    }
    int micros = Math.floorDiv(nanos, 1000);
    try {
      return MicroTime.ofEpochMicro(Math.addExact(Math.multiplyExact(seconds, 1_000_000), micros));
    } catch (ArithmeticException | IllegalArgumentException e) {
      throw outOfRange(in, seconds, e);
    }
  }

  private static DecodeException outOfRange(ProtoReader in, long seconds, RuntimeException cause) {
    return new DecodeException(
        "proto: time out of range: " + seconds + " seconds at offset " + in.offset(), cause);
  }

  static Duration duration(ProtoReader in) {
    long nanos = 0;
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == 0x08) {
        nanos = in.int64();
      } else {
        in.unknown(tag, 2);
      }
    }
    in.leave(outer);
    return Duration.ofNanos(nanos);
  }

  /** The bytes of a message that has nothing else; none where it has none either. */
  static Bytes raw(ProtoReader in) {
    Bytes raw = Bytes.NONE;
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == 0x0A) {
        raw = in.bytes();
      } else {
        in.unknown(tag, 2);
      }
    }
    in.leave(outer);
    return raw;
  }
}
