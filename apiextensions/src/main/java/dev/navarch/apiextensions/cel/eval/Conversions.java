package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.value.Quantity;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;

/** From one type to another. */
final class Conversions {
  private static final double TWO_TO_63 = 0x1p63;
  private static final double TWO_TO_64 = 0x1p64;

  private Conversions() {}

  static void addTo(Library library) {
    library
        .function("dyn", a -> a, Object.class)
        .function("type", Values::typeOf, Object.class)
        .function("int", a -> a, Long.class)
        .function("int", Conversions::toInt, Object.class)
        .function("uint", Conversions::toUint, Object.class)
        .function("double", Conversions::toDouble, Object.class)
        .function("bool", Conversions::toBool, Object.class)
        .function("bytes", Conversions::toBytes, Object.class)
        .function("string", Conversions::toText, Object.class)
        .function("duration", Conversions::toDuration, Object.class)
        .function("timestamp", Conversions::toTimestamp, Object.class);
  }

  private static Object toInt(Object value) {
    return switch (value) {
      case Unsigned number -> number.bits() < 0 ? EvalError.INT_OVERFLOW : (Object) number.bits();
      case Double number ->
          number > -TWO_TO_63 && number < TWO_TO_63
              ? (Object) number.longValue()
              : EvalError.INT_OVERFLOW;
      case Instant time -> time.getEpochSecond();
      case Duration length -> length.toNanos();
      case String text -> {
        try {
          yield Long.parseLong(text);
        } catch (NumberFormatException e) {
          yield EvalError.conversion(value, "int");
        }
      }
      default -> EvalError.conversion(value, "int");
    };
  }

  private static Object toUint(Object value) {
    return switch (value) {
      case Unsigned number -> number;
      case Long number -> number < 0 ? EvalError.UINT_OVERFLOW : new Unsigned(number);
      case Double number -> {
        if (!(number >= 0 && number < TWO_TO_64)) {
          yield EvalError.UINT_OVERFLOW;
        }
        yield new Unsigned(
            number < TWO_TO_63 ? number.longValue() : (long) (number - TWO_TO_63) + Long.MIN_VALUE);
      }
      case String text -> {
        try {
          yield new Unsigned(Long.parseUnsignedLong(text));
        } catch (NumberFormatException e) {
          yield EvalError.conversion(value, "uint");
        }
      }
      default -> EvalError.conversion(value, "uint");
    };
  }

  private static Object toDouble(Object value) {
    return switch (value) {
      case Double number -> number;
      case Long number -> number.doubleValue();
      case Unsigned number -> number.toDouble();
      case String text -> {
        try {
          // Java reads some forms that are none here: spaces around, and a type letter behind
          boolean plain =
              !text.isEmpty() && "0123456789.".indexOf(text.charAt(text.length() - 1)) >= 0;
          yield plain && text.strip().equals(text)
              ? (Object) Double.parseDouble(text)
              : named(text);
        } catch (NumberFormatException e) {
          yield EvalError.conversion(value, "double");
        }
      }
      default -> EvalError.conversion(value, "double");
    };
  }

  private static Object named(String text) {
    return switch (text) {
      case "NaN" -> Double.NaN;
      case "Inf", "+Inf", "Infinity" -> Double.POSITIVE_INFINITY;
      case "-Inf", "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> EvalError.conversion(text, "double");
    };
  }

  private static Object toBool(Object value) {
    return switch (value) {
      case Boolean flag -> flag;
      case String text ->
          switch (text) {
            case "1", "t", "T", "true", "TRUE", "True" -> true;
            case "0", "f", "F", "false", "FALSE", "False" -> false;
            default -> EvalError.conversion(value, "bool");
          };
      default -> EvalError.conversion(value, "bool");
    };
  }

  private static Object toBytes(Object value) {
    return switch (value) {
      case BytesValue bytes -> bytes;
      case String text -> new BytesValue(text.getBytes(StandardCharsets.UTF_8));
      default -> EvalError.conversion(value, "bytes");
    };
  }

  private static Object toText(Object value) {
    return switch (value) {
      case String text -> text;
      case Long number -> number.toString();
      case Unsigned number -> number.toString();
      case Double number -> Numbers.show(number);
      case Boolean flag -> flag.toString();
      case Duration length -> Times.show(length);
      case Instant time -> Times.show(time);
      case IpAddress address -> address.toString();
      case Cidr range -> range.toString();
      case Quantity amount -> amount.toString();
      case BytesValue bytes -> {
        try {
          yield StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes.array()))
              .toString();
        } catch (CharacterCodingException e) {
          yield new EvalError("invalid UTF-8 in bytes, cannot convert to string");
        }
      }
      default -> EvalError.conversion(value, "string");
    };
  }

  private static Object toDuration(Object value) {
    return switch (value) {
      case Duration length -> length;
      case Long nanos -> Duration.ofNanos(nanos);
      case String text -> {
        Duration length = Times.parseDuration(text);
        yield length == null ? EvalError.conversion(value, Values.DURATION.name()) : length;
      }
      default -> EvalError.conversion(value, Values.DURATION.name());
    };
  }

  private static Object toTimestamp(Object value) {
    return switch (value) {
      case Instant time -> time;
      case Long seconds -> Times.checked(seconds);
      case String text -> {
        Instant time = Times.parseTimestamp(text);
        yield time == null ? EvalError.conversion(value, Values.TIMESTAMP.name()) : time;
      }
      default -> EvalError.conversion(value, Values.TIMESTAMP.name());
    };
  }
}
