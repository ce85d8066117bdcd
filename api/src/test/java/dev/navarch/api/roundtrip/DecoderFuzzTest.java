package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Damaged documents of random kinds. Each is either read or refused with the two exceptions that
 * callers turn into an answer; nothing else gets out, and none takes long.
 */
class DecoderFuzzTest {
  private static final int CASES = 3000;
  private static final Duration LONGEST = Duration.ofSeconds(2);

  private static final Scheme SCHEME = AllTypes.scheme();
  private static final CodecFactory CODECS = new CodecFactory(SCHEME);
  private static final List<GroupVersionKind> KINDS =
      SCHEME.allKinds().stream()
          .filter(kind -> !kind.groupVersion().isInternal())
          .filter(kind -> hasProtobuf(SCHEME.type(kind)))
          .toList();

  /** Pieces that decoders have stumbled over, in one format or another. */
  private static final List<byte[]> PIECES =
      List.of(
          bytes("[".repeat(2000)),
          bytes("{\"not\":".repeat(1500)),
          bytes("- ".repeat(1200)),
          bytes("9".repeat(1500)),
          bytes("1e999999999"),
          bytes("-1e-999999999"),
          bytes("\"\\ud800\""),
          bytes("null"),
          bytes("\"\""),
          bytes("&a [*a,*a]"),
          bytes("!!binary x"),
          bytes("\"9999-99-99T99:99:99Z\""),
          bytes("\"1e99999Ei\""),
          new byte[] {-1, -1, -1, -1, -1, -1, -1, -1, -1, 1},
          new byte[] {-1, -1, -1, -1, 7},
          new byte[] {0, 0, -2, -1},
          new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF},
          new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80});

  /** Tables have no protobuf form. */
  private static boolean hasProtobuf(Class<?> type) {
    return TypeDescriptor.of(type).fields().stream().anyMatch(field -> field.number() > 0);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {MediaTypes.JSON, MediaTypes.YAML, MediaTypes.PROTOBUF})
  void damagedDocumentsAreReadOrRefused(String mediaType) throws Exception {
    Serializer serializer = CODECS.serializer(mediaType).orElseThrow();

    int read = SmallStack.call(() -> readDamaged(serializer));

    // damage that never shows, or always, would test nothing
    assertThat(read).isBetween(CASES / 50, CASES * 2 / 3);
  }

  /** How many of the damaged documents could be read all the same. */
  private static int readDamaged(Serializer serializer) {
    int read = 0;
    for (int seed = 0; seed < CASES; seed++) {
      Random random = new Random(seed);
      byte[] damaged = damagedDocument(serializer, random);
      long start = System.nanoTime();
      try {
        serializer.decode(damaged, null, random.nextBoolean());
        read++;
      } catch (DecodeException | NotRegisteredException e) {
        assertThat(e.getMessage()).isNotEmpty();
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        fail("seed %d, %s".formatted(seed, Base64.getEncoder().encodeToString(damaged)), e);
      }
      Duration taken = Duration.ofNanos(System.nanoTime() - start);
      assertThat(taken).as("seed %d", seed).isLessThan(LONGEST);
    }
    return read;
  }

  private static byte[] damagedDocument(Serializer serializer, Random random) {
    GroupVersionKind kind = KINDS.get(random.nextInt(KINDS.size()));
    double density = random.nextInt(10) == 0 ? 1 : 0.3 * random.nextDouble();
    ApiObject object =
        new ObjectFiller(random, density)
            .fill(TypeDescriptor.of(SCHEME.type(kind)))
            .withGroupVersionKind(kind);
    if (!serializer.mediaType().equals(MediaTypes.PROTOBUF)) {
      return damage(serializer.encode(object), random);
    }
    return random.nextInt(3) == 0
        ? damage(serializer.encode(object), random)
        : envelope(object.typeMeta(), damage(message(object), random));
  }

  private static <T> byte[] message(T object) {
    return RoundTrips.toProto(TypeDescriptor.of(object), object);
  }

  /** A sound envelope, so that the damage is met where the object is read. */
  private static byte[] envelope(TypeMeta typeMeta, byte[] message) {
    ProtoWriter out = new ProtoWriter();
    out.bytes(0x12, message);
    int mark = out.mark();
    out.string(0x12, typeMeta.kind());
    out.string(0x0A, typeMeta.apiVersion());
    out.message(0x0A, mark);
    out.prepend(new byte[] {'k', '8', 's', 0});
    return out.toByteArray();
  }

  private static byte[] damage(byte[] document, Random random) {
    byte[] damaged = document;
    for (int i = random.nextInt(4); i >= 0; i--) {
      damaged = damageOnce(damaged, random);
    }
    return damaged;
  }

  private static byte[] damageOnce(byte[] document, Random random) {
    int at = random.nextInt(document.length + 1);
    int end = Math.min(document.length, at + 1 + random.nextInt(16));
    byte[] slice = Arrays.copyOfRange(document, at, end);
    return switch (random.nextInt(8)) {
      case 0 -> flipped(document, random);
      case 1 -> replaced(document, at, end, new byte[0]);
      case 2 -> replaced(document, at, at, new byte[] {(byte) random.nextInt(256)});
      case 3 -> replaced(document, end, end, slice);
      case 4 -> Arrays.copyOf(document, at);
      case 5 -> replaced(document, random.nextInt(document.length + 1), -1, slice);
      case 6 -> replaced(document, at, end, PIECES.get(random.nextInt(PIECES.size())));
      default -> replaced(document, at, at, PIECES.get(random.nextInt(PIECES.size())));
    };
  }

  private static byte[] flipped(byte[] document, Random random) {
    byte[] damaged = document.clone();
    for (int i = 0; i < 3 && damaged.length > 0; i++) {
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return damaged;
  }

  /** A document in which one part is replaced; an end before the beginning replaces nothing. */
  private static byte[] replaced(byte[] document, int from, int to, byte[] with) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(document, 0, from);
    out.writeBytes(with);
    int rest = Math.max(from, to);
    out.write(document, rest, document.length - rest);
    return out.toByteArray();
  }
}
