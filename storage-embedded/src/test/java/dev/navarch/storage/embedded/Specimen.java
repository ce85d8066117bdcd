package dev.navarch.storage.embedded;

import dev.navarch.storage.Store;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A folder with a store in it that nobody uses, to be copied and damaged. */
record Specimen(Path folder, Set<Long> leases) {
  static final String DATABASE = "store.db";
  static final String LOG = "store.db-wal";
  static final String MARK = "head";

  /** These say nothing about what the store holds. */
  private static final Set<String> MAY_CHANGE = Set.of("lock", "store.db-shm");

  Path file(String name) {
    return folder.resolve(name);
  }

  /** A copy to damage. */
  Specimen copyTo(Path target) throws IOException {
    Files.createDirectory(target);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
    return new Specimen(target, leases);
  }

  long size(String name) throws IOException {
    return Files.size(file(name));
  }

  /** Changes the bits of one byte that are set in the mask. */
  void flip(String name, long offset, int mask) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file(name), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      ByteBuffer one = ByteBuffer.allocate(1);
      channel.read(one, offset);
      one.put(0, (byte) (one.get(0) ^ mask)).rewind();
      channel.write(one, offset);
    }
  }

  void truncate(String name, long size) throws IOException {
    try (FileChannel channel = FileChannel.open(file(name), StandardOpenOption.WRITE)) {
      channel.truncate(size);
    }
  }

  void append(String name, byte[] bytes) throws IOException {
    Files.write(file(name), bytes, StandardOpenOption.APPEND);
  }

  EmbeddedStore open() {
    return EmbeddedStore.open(folder, EmbeddedOptions.DEFAULT);
  }

  StoreImage image() {
    try (Store store = open()) {
      return StoreImage.of(store, leases);
    }
  }

  /** What the files hold, by their names; an empty log is as good as none. */
  Map<String, String> hashes() throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.getFileName().toString();
        if (!MAY_CHANGE.contains(name) && !(name.equals(LOG) && Files.size(file) == 0)) {
          hashes.put(name, hash(file));
        }
      }
    }
    return hashes;
  }

  private static String hash(Path file) throws IOException {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  void delete() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
