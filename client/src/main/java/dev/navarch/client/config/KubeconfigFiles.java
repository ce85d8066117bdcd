package dev.navarch.client.config;

import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.yaml.YamlReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The files that a configuration comes from, and goes back to. They are read anew each time.
 *
 * <p>A file that somebody names must be there. Of those in {@code KUBECONFIG}, and of the default
 * one, those that are missing are passed over.
 */
public final class KubeconfigFiles {
  private static final String VARIABLE = "KUBECONFIG";

  private final List<Path> files;
  private final boolean isExplicit;

  private KubeconfigFiles(List<Path> files, boolean isExplicit) {
    this.files = List.copyOf(files);
    this.isExplicit = isExplicit;
  }

  /** One file, which must be there when it is read. */
  public static KubeconfigFiles explicit(Path file) {
    return new KubeconfigFiles(List.of(file.toAbsolutePath()), true);
  }

  /** Those that the environment names, or else {@code ~/.kube/config}. */
  public static KubeconfigFiles usual() {
    return usual(Surroundings.ofProcess());
  }

  static KubeconfigFiles usual(Surroundings around) {
    String variable = around.variable(VARIABLE);
    if (variable.isEmpty()) {
      return ofList(List.of(around.home().resolve(".kube").resolve("config")));
    }
    List<Path> files = new ArrayList<>();
    for (String file : variable.split(File.pathSeparator, -1)) {
      if (!file.isEmpty()) {
        files.add(Path.of(file));
      }
    }
    return ofList(files);
  }

  /** Several, the first of which wins; those that are missing are passed over. */
  public static KubeconfigFiles ofList(List<Path> files) {
    return new KubeconfigFiles(files.stream().map(Path::toAbsolutePath).distinct().toList(), false);
  }

  /** The files, whether they are there or not. */
  public List<Path> files() {
    return files;
  }

  /** The file that new entries go to. */
  public Path defaultFile() {
    for (Path file : files) {
      if (Files.exists(file)) {
        return file;
      }
    }
    if (files.isEmpty()) {
      throw new IllegalStateException("there is no kubeconfig file to write to");
    }
    return files.get(files.size() - 1);
  }

  /**
   * Reads them all into one. Paths in it hold from anywhere.
   *
   * @throws KubeconfigException if a file cannot be read; it names each that cannot
   */
  public Kubeconfig load() throws IOException {
    List<Kubeconfig> configs = new ArrayList<>();
    for (KubeconfigFile file : read(isExplicit)) {
      configs.add(file.resolved());
    }
    return Kubeconfig.merge(configs);
  }

  /**
   * Changes entries where they came from; what is new goes to the {@link #defaultFile}. Files that
   * do not change are not written. While this runs, other programs that know the lock files beside
   * them keep away.
   *
   * @param change gets what {@link #load} gives and returns what it shall give from now on
   * @return what it gives now
   * @throws KubeconfigException if a file cannot be read, or another program holds one
   */
  public Kubeconfig edit(UnaryOperator<Kubeconfig> change) throws IOException {
    LockFiles locks = LockFiles.lock(files);
    try {
      List<KubeconfigFile> chain = read(false);
      Path target = defaultFile();
      if (chain.stream().noneMatch(file -> file.path().equals(target))) {
        chain.add(KubeconfigFile.absent(target));
      }
      KubeconfigEdit edit = new KubeconfigEdit(chain, target);
      edit.apply(change.apply(edit.start()));
      edit.save();
      return Kubeconfig.merge(chain.stream().map(KubeconfigFile::resolved).toList());
    } finally {
      locks.close();
    }
  }

  private List<KubeconfigFile> read(boolean mustExist) throws KubeconfigException {
    List<KubeconfigFile> read = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (Path path : files) {
      try {
        KubeconfigFile file = readFile(path, mustExist);
        if (file != null) {
          read.add(file);
        }
      } catch (KubeconfigException e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw KubeconfigException.loading(problems);
    }
    return read;
  }

  private static @Nullable KubeconfigFile readFile(Path path, boolean mustExist)
      throws KubeconfigException {
    try {
      KubeconfigFile file = new KubeconfigFile(path, YamlReader.parse(Files.readAllBytes(path)));
      Kubeconfig unused = file.resolved();
      return file;
    } catch (NoSuchFileException e) {
      if (mustExist) {
        throw KubeconfigException.of("stat " + path + ": no such file or directory");
      }
      return null;
    } catch (IOException | DecodeException e) {
      String reason = e instanceof IOException io ? FileProblem.of(io) : e.getMessage();
      throw KubeconfigException.of(
          "error loading config file %s: %s".formatted(GoQuoting.quote(path.toString()), reason));
    }
  }
}
