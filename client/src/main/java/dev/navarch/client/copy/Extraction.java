package dev.navarch.client.copy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts the members of an archive to where they belong, and nothing anywhere else: a container may
 * send what it likes. A name that leads out of the target ends it; links are left out, and none
 * that is there already is followed.
 */
final class Extraction {
  private static final int OWNER_ALL = 0700;

  private final Path target;
  private final String top;
  private final CopyCount count = new CopyCount();
  private final Map<Path, Integer> folderModes = new LinkedHashMap<>();
  private @Nullable Path checked;

  /**
   * Begins one.
   *
   * @param target what the copied file or folder is here
   * @param top what it is in the archive; empty if the archive holds what is in it
   */
  Extraction(Path target, String top) throws IOException {
    this.target = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
    this.top = top;
  }

  CopyResult run(TarReader archive) throws IOException {
    Path parent = target.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    for (TarEntry entry; (entry = archive.next()) != null; ) {
      extract(archive, entry);
    }
    List<Path> folders = new ArrayList<>(folderModes.keySet());
    for (Path folder : folders.reversed()) { // a folder may forbid what is done in it
      FileMode.set(folder, folderModes.getOrDefault(folder, OWNER_ALL));
    }
    return count.result();
  }

  private void extract(TarReader archive, TarEntry entry) throws IOException {
    List<String> names = names(entry.name());
    switch (entry.kind()) {
      case FOLDER -> {
        Path folder = folder(names);
        FileMode.set(folder, entry.mode() | OWNER_ALL);
        folderModes.put(folder, entry.mode());
      }
      case FILE -> {
        Path file = file(entry, names);
        try (OutputStream out = create(file)) {
          byte[] buffer = new byte[64 * 1024];
          for (int read; (read = archive.read(buffer)) >= 0; ) {
            out.write(buffer, 0, read);
          }
        }
        FileMode.set(file, entry.mode());
        count.file(entry.size());
      }
      case HARD_LINK -> {
        Path first = file(entry, names(entry.link()));
        Path file = file(entry, names);
        if (Files.isRegularFile(first, LinkOption.NOFOLLOW_LINKS)) {
          long size;
          try (OutputStream out = create(file)) {
            size = Files.copy(first, out);
          }
          FileMode.set(file, entry.mode());
          count.file(size);
        } else {
          count.skip(entry.name());
        }
      }
      case SYMBOLIC_LINK, OTHER -> count.skip(entry.name());
    }
  }

  private static OutputStream create(Path file) throws IOException {
    return Files.newOutputStream(
        file,
        StandardOpenOption.CREATE,
        StandardOpenOption.TRUNCATE_EXISTING,
        StandardOpenOption.WRITE,
        LinkOption.NOFOLLOW_LINKS);
  }

  /** The parts of a name beneath the target. */
  private List<String> names(String name) throws IOException {
    List<String> names = new ArrayList<>();
    for (String part : name.split("/", -1)) {
      if (part.equals("..")) {
        throw leaves(name);
      }
      if (!part.isEmpty() && !part.equals(".")) {
        names.add(part);
      }
    }
    if (name.startsWith("/")) {
      throw leaves(name);
    }
    if (top.isEmpty()) {
      return names;
    }
    if (names.isEmpty() || !names.get(0).equals(top)) {
      throw leaves(name);
    }
    return names.subList(1, names.size());
  }

  private static IOException leaves(String name) {
    String shown = name.replaceAll("\\p{Cntrl}", "?");
    return new IOException("the archive has a path that leaves the target: " + shown);
  }

  private Path file(TarEntry entry, List<String> names) throws IOException {
    if (names.isEmpty()) {
      if (Files.isDirectory(target)) {
        throw new IOException(
            "cannot write the file %s: %s is a folder".formatted(entry.name(), target));
      }
      return target;
    }
    return child(folder(names.subList(0, names.size() - 1)), names.get(names.size() - 1));
  }

  /** Makes a folder, and those above it up to the target. */
  private Path folder(List<String> names) throws IOException {
    Path path = target;
    for (String name : names) {
      path = child(path, name);
    }
    if (path.equals(checked)) {
      return path;
    }
    Path step = target;
    makeFolder(step);
    for (String name : names) {
      step = child(step, name);
      if (Files.isSymbolicLink(step)) {
        throw new IOException(step + " is a link, which is not followed");
      }
      makeFolder(step);
    }
    checked = path;
    return path;
  }

  private static void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectory(folder);
    }
  }

  /** Some file systems read more into a name than others. */
  private static Path child(Path folder, String name) throws IOException {
    try {
      Path child = folder.resolve(name);
      if (folder.equals(child.getParent()) && child.endsWith(name)) {
        return child;
      }
    } catch (InvalidPathException e) {
      throw new NoSuchFileException(name, null, "it cannot be a name here");
    }
    throw leaves(name);
  }
}
