package dev.navarch.storage.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a process that will be killed was about to write, and what it was told was written. Each
 * line goes to the operating system at once, so it outlives the process; a last line without an end
 * does not count. For many threads.
 */
final class WriteLog implements AutoCloseable {
  /** What a write does to all its keys. */
  enum Kind {
    PUT,
    DELETE,
    GRANT,
    REVOKE
  }

  /** How a write ended; only of an {@code ACKNOWLEDGED} one is anything certain. */
  enum End {
    UNKNOWN,
    REFUSED,
    ACKNOWLEDGED
  }

  /**
   * A write.
   *
   * @param lease the lease that was granted or revoked, or that the keys were put under
   * @param revision what the writer was told; 0 if nothing, or if there is none to tell
   */
  record Write(long id, Kind kind, List<String> keys, long lease, End end, long revision) {
    Write ended(End how, long newLease, long newRevision) {
      return new Write(id, kind, keys, newLease == 0 ? lease : newLease, how, newRevision);
    }
  }

  private final FileChannel channel;

  private WriteLog(FileChannel channel) {
    this.channel = channel;
  }

  static WriteLog open(Path file) throws IOException {
    return new WriteLog(
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  void intend(long id, Kind kind, List<String> keys, long lease) throws IOException {
    line("intend " + id + " " + kind + " " + lease + " " + String.join(" ", keys));
  }

  void acknowledged(long id, long lease, long revision) throws IOException {
    line("acknowledged " + id + " " + lease + " " + revision);
  }

  void refused(long id) throws IOException {
    line("refused " + id);
  }

  /** Reads a log, in the order of the intents. */
  static List<Write> read(Path file) throws IOException {
    Map<Long, Write> writes = new LinkedHashMap<>();
    String text = Files.readString(file);
    for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().toList()) {
      String[] words = line.split(" ");
      long id = Long.parseLong(words[1]);
      switch (words[0]) {
        case "intend" ->
            writes.put(
                id,
                new Write(
                    id,
                    Kind.valueOf(words[2]),
                    List.copyOf(Arrays.asList(words).subList(4, words.length)),
                    Long.parseLong(words[3]),
                    End.UNKNOWN,
                    0));
        case "acknowledged" ->
            writes.computeIfPresent(
                id,
                (same, write) ->
                    write.ended(
                        End.ACKNOWLEDGED, Long.parseLong(words[2]), Long.parseLong(words[3])));
        case "refused" ->
            writes.computeIfPresent(id, (same, write) -> write.ended(End.REFUSED, 0, 0));
        default -> throw new AssertionError("a line of the log: " + line);
      }
    }
    return new ArrayList<>(writes.values());
  }

  private void line(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    int length = bytes.remaining();
    if (channel.write(bytes) != length) {
      throw new IOException("the log took a part of a line only");
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
