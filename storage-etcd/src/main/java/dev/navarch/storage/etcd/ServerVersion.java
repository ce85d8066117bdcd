package dev.navarch.storage.etcd;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The release of an etcd server. */
record ServerVersion(int major, int minor, int patch) implements Comparable<ServerVersion> {
  private static final Pattern PATTERN =
      Pattern.compile("v?(\\d{1,6})\\.(\\d{1,6})\\.(\\d{1,6})(?!\\d).*");
  private static final Comparator<ServerVersion> ORDER =
      Comparator.comparingInt(ServerVersion::major)
          .thenComparingInt(ServerVersion::minor)
          .thenComparingInt(ServerVersion::patch);

  static Optional<ServerVersion> parse(String text) {
    Matcher parts = PATTERN.matcher(text);
    return parts.matches()
        ? Optional.of(
            new ServerVersion(
                Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                Integer.parseInt(parts.group(3))))
        : Optional.empty();
  }

  /**
   * Whether a mark that was asked for comes after the events it covers. Older servers let it
   * overtake them: <a href="https://github.com/etcd-io/etcd/issues/15220">etcd issue 15220</a>.
   */
  boolean marksInOrder() {
    ServerVersion first =
        major == 3 && minor == 4 ? new ServerVersion(3, 4, 25) : new ServerVersion(3, 5, 8);
    return compareTo(first) >= 0;
  }

  @Override
  public int compareTo(ServerVersion other) {
    return ORDER.compare(this, other);
  }
}
