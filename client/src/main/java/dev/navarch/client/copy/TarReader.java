package dev.navarch.client.copy;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads an archive as it comes: the old format, POSIX (ustar and pax) and GNU's. Names are as the
 * archive has them and must not be trusted. Belongs to one thread.
 */
final class TarReader {
  private static final int BLOCK = 512;
  private static final int MAX_META = 1024 * 1024;

  private final InputStream in;
  private final byte[] block = new byte[BLOCK];
  private long left;
  private long padding;

  TarReader(InputStream in) {
    this.in = in;
  }

  /** The next member, past what is unread of the one before; null behind the last. */
  @Nullable TarEntry next() throws IOException {
    String longName = null;
    String longLink = null;
    Map<String, String> pax = Map.of();
    while (true) {
      skip();
      if (!readBlock()) {
        return null;
      }
      long size = number(124, 12);
      char type = (char) (block[156] & 0xFF);
      if (size < 0) {
        throw broken("a size is negative");
      }
      switch (type) {
        case 'L' -> longName = meta(size);
        case 'K' -> longLink = meta(size);
        case 'x' -> pax = records(meta(size));
        case 'g' -> records(meta(size));
        default -> {
          return entry(type, size, longName, longLink, pax);
        }
      }
    }
  }

  /** Reads some of the member; -1 at its end. */
  int read(byte[] bytes) throws IOException {
    if (left == 0) {
      return -1;
    }
    int count = in.read(bytes, 0, (int) Math.min(bytes.length, left));
    if (count < 0) {
      throw cut();
    }
    left -= count;
    return count;
  }

  private TarEntry entry(
      char type,
      long headSize,
      @Nullable String longName,
      @Nullable String longLink,
      Map<String, String> pax)
      throws IOException {
    long size = headSize;
    String paxSize = pax.get("size");
    if (paxSize != null) {
      try {
        size = Long.parseUnsignedLong(paxSize);
      } catch (NumberFormatException e) {
        throw broken("a size is no number");
      }
      if (size < 0) {
        throw broken("a size is too large");
      }
    }
    String name = longName == null ? headName() : longName;
    name = pax.getOrDefault("path", name);
    String link = longLink == null ? text(157, 100) : longLink;
    link = pax.getOrDefault("linkpath", link);
    TarEntry.Kind kind =
        switch (type) {
          case '0', '\0', '7' -> name.endsWith("/") ? TarEntry.Kind.FOLDER : TarEntry.Kind.FILE;
          case '5' -> TarEntry.Kind.FOLDER;
          case '2' -> TarEntry.Kind.SYMBOLIC_LINK;
          case '1' -> TarEntry.Kind.HARD_LINK;
          default -> TarEntry.Kind.OTHER;
        };
    if (kind == TarEntry.Kind.FILE && pax.keySet().stream().anyMatch(TarReader::isSparse)) {
      kind = TarEntry.Kind.OTHER;
    }
    boolean hasContent = kind == TarEntry.Kind.FILE || kind == TarEntry.Kind.OTHER;
    int mode = (int) number(100, 8);
    begin(hasContent ? size : 0);
    return new TarEntry(name, kind, mode, left, link);
  }

  private static boolean isSparse(String key) {
    return key.startsWith("GNU.sparse.");
  }

  private String headName() {
    boolean isPosix =
        block[257] == 'u'
            && block[258] == 's'
            && block[259] == 't'
            && block[260] == 'a'
            && block[261] == 'r'
            && block[262] == 0;
    String prefix = isPosix ? text(345, 155) : "";
    return prefix.isEmpty() ? text(0, 100) : prefix + "/" + text(0, 100);
  }

  /** Whether there is a block that is not the end. */
  private boolean readBlock() throws IOException {
    int count = in.readNBytes(block, 0, BLOCK);
    if (count < BLOCK) {
      throw cut();
    }
    int sum = 0;
    boolean isEmpty = true;
    for (int i = 0; i < BLOCK; i++) {
      boolean isOfSum = i >= 148 && i < 156;
      sum += isOfSum ? ' ' : block[i] & 0xFF;
      isEmpty &= block[i] == 0;
    }
    if (!isEmpty && sum != number(148, 8)) {
      throw broken("a checksum is wrong");
    }
    return !isEmpty;
  }

  private void begin(long size) {
    left = size;
    padding = (BLOCK - size % BLOCK) % BLOCK;
  }

  private void skip() throws IOException {
    try {
      in.skipNBytes(left);
      in.skipNBytes(padding);
    } catch (EOFException e) {
      throw cut();
    }
    begin(0);
  }

  private String meta(long size) throws IOException {
    if (size > MAX_META) {
      throw broken("a name is too long");
    }
    begin(size);
    byte[] bytes = in.readNBytes((int) size);
    if (bytes.length < size) {
      throw cut();
    }
    left = 0;
    String text = new String(bytes, StandardCharsets.UTF_8);
    int end = text.indexOf('\0');
    return end < 0 ? text : text.substring(0, end);
  }

  /**
   * Lines of pax: a length that counts all of the line, a space, a key, an equals sign, a value.
   */
  private static Map<String, String> records(String text) throws IOException {
    Map<String, String> records = new HashMap<>();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int at = 0;
    while (at < bytes.length) {
      int length = 0;
      int i = at;
      for (; i < bytes.length && bytes[i] >= '0' && bytes[i] <= '9' && length < MAX_META; i++) {
        length = length * 10 + (bytes[i] - '0');
      }
      if (i >= bytes.length || bytes[i] != ' ' || length <= i - at || length > bytes.length - at) {
        throw broken("a header is no header");
      }
      String line = new String(bytes, i + 1, at + length - i - 1, StandardCharsets.UTF_8);
      int equals = line.indexOf('=');
      if (equals > 0) {
        String value = line.substring(equals + 1);
        records.put(
            line.substring(0, equals),
            value.endsWith("\n") ? value.substring(0, value.length() - 1) : value);
      }
      at += length;
    }
    return records;
  }

  private String text(int offset, int length) {
    int end = offset;
    while (end < offset + length && block[end] != 0) {
      end++;
    }
    return new String(block, offset, end - offset, StandardCharsets.UTF_8);
  }

  /** Digits to the base of eight, or GNU's form for numbers that need more room. */
  private long number(int offset, int length) throws IOException {
    if ((block[offset] & 0x80) != 0) {
      long number = block[offset] & 0x7F;
      for (int i = offset + 1; i < offset + length; i++) {
        if (number > Long.MAX_VALUE >> 8) {
          throw broken("a number is too large");
        }
        number = number << 8 | (block[i] & 0xFF);
      }
      return number;
    }
    long number = 0;
    for (int i = offset; i < offset + length; i++) {
      int digit = block[i];
      if (digit >= '0' && digit <= '7') {
        number = number << 3 | (digit - '0');
      } else if (digit != ' ' && digit != 0) {
        throw broken("a number is none");
      }
    }
    return number;
  }

  private static IOException cut() {
    return new EOFException("the archive is cut short");
  }

  private static IOException broken(String problem) {
    return new IOException("the archive is broken: " + problem);
  }
}
