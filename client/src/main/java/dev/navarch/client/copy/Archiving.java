package dev.navarch.client.copy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/** Writes a file, or a folder with all that is in it, into an archive. */
final class Archiving {
  private final TarWriter archive;
  private final CopyCount count = new CopyCount();

  Archiving(TarWriter archive) {
    this.archive = archive;
  }

  /**
   * Writes it all.
   *
   * @param name what it is called in the archive
   */
  CopyResult run(Path source, String name) throws IOException {
    Files.walkFileTree(
        source,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            begin(folder, TarEntry.Kind.FOLDER, 0755, 0, "", attributes);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (attributes.isSymbolicLink()) {
              String link = slashes(Files.readSymbolicLink(file));
              begin(file, TarEntry.Kind.SYMBOLIC_LINK, 0777, 0, link, attributes);
            } else if (attributes.isRegularFile()) {
              begin(file, TarEntry.Kind.FILE, 0644, attributes.size(), "", attributes);
              content(file, attributes.size());
            } else {
              count.skip(nameOf(file));
            }
            return FileVisitResult.CONTINUE;
          }

          private void begin(
              Path file,
              TarEntry.Kind kind,
              int otherwise,
              long size,
              String link,
              BasicFileAttributes attributes)
              throws IOException {
            archive.begin(
                new TarEntry(nameOf(file), kind, FileMode.of(file, otherwise), size, link),
                attributes.lastModifiedTime().to(TimeUnit.SECONDS));
          }

          private String nameOf(Path file) {
            String relative = slashes(source.relativize(file));
            return relative.isEmpty() ? name : name + "/" + relative;
          }
        });
    archive.finish();
    return count.result();
  }

  private static String slashes(Path path) {
    return path.toString().replace(path.getFileSystem().getSeparator(), "/");
  }

  /** What is added to a file while it is read is left out. */
  private void content(Path file, long size) throws IOException {
    byte[] buffer = new byte[64 * 1024];
    long left = size;
    try (InputStream in = Files.newInputStream(file)) {
      while (left > 0) {
        int read = in.read(buffer, 0, (int) Math.min(buffer.length, left));
        if (read < 0) {
          throw new IOException(file + " became shorter while it was copied");
        }
        archive.write(buffer, read);
        left -= read;
      }
    }
    count.file(size);
  }
}
