package dev.navarch.client.config;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Keeps other programs away from files, as all clients of Kubernetes do it: a file {@code
 * NAME.lock} beside each, made by whoever is first. A second program does not wait. Threads of this
 * process do, one after another.
 */
final class LockFiles implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.config");
  private static final ReentrantLock THREADS = new ReentrantLock();

  private final List<Path> locks = new ArrayList<>();

  private LockFiles() {}

  /**
   * Locks files, in an order that all programs keep.
   *
   * @throws KubeconfigException if one is locked; it names the lock
   */
  static LockFiles lock(List<Path> files) throws IOException {
    THREADS.lock();
    LockFiles locked = new LockFiles();
    try {
      for (Path file : files.stream().sorted().toList()) {
        locked.add(file);
      }
      return locked;
    } catch (IOException | RuntimeException e) {
      locked.close();
      throw e;
    }
  }

  private void add(Path file) throws IOException {
    Path lock = file.resolveSibling(file.getFileName() + ".lock");
    Path folder = lock.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    try {
      Files.createFile(lock);
      locks.add(lock);
    } catch (FileAlreadyExistsException e) {
      throw KubeconfigException.of(
          "open " + lock + ": file exists (another program changes the file, or died while it did)",
          e);
    }
  }

  @Override
  public void close() {
    try {
      for (Path lock : locks) {
        try {
          Files.deleteIfExists(lock);
        } catch (IOException e) {
          LOG.log(Level.WARNING, "cannot remove the lock " + lock, e);
        }
      }
    } finally {
      THREADS.unlock();
    }
  }
}
