package dev.navarch.client.copy;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.client.remotecommand.DefaultContainer;
import dev.navarch.client.remotecommand.ExecResult;
import dev.navarch.client.remotecommand.RemoteCommand;
import dev.navarch.client.remotecommand.RunningCommand;
import dev.navarch.client.rest.RestClient;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Copies files and folders to and from a container of a pod. The container must have {@code tar};
 * whether a target in it is a folder is known if it has {@code test} too. Contents stream through,
 * whatever their size; permissions are kept.
 *
 * <p>Immutable; may be used by any thread.
 */
public final class PodCopy {
  private static final int BUFFER = 64 * 1024;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final RestClient client;
  private final String namespace;
  private final String pod;
  private final String container;

  private PodCopy(RestClient client, String namespace, String pod, String container) {
    this.client = client;
    this.namespace = namespace;
    this.pod = pod;
    this.container = container;
  }

  /** Copies to and from the only container of a pod. */
  public static PodCopy of(RestClient client, String namespace, String pod) {
    return new PodCopy(client, namespace, pod, "");
  }

  /** Copies to and from the {@linkplain DefaultContainer default container} of a pod. */
  public static PodCopy of(RestClient client, Pod pod) {
    return new PodCopy(
        client, pod.metadata().namespace(), pod.metadata().name(), DefaultContainer.of(pod));
  }

  /** Copies to and from another container of the pod. */
  public PodCopy container(String name) {
    return new PodCopy(client, namespace, pod, name);
  }

  /**
   * Copies a file or a folder out of the container. It becomes the target, or goes into it if that
   * is a folder. Links, devices and the like are left out.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if it cannot be read there or written here, or the container sends paths
   *     that lead out of the target; a part may have been copied
   */
  public CopyResult from(String source, Path target) throws IOException, InterruptedException {
    RemotePath path = RemotePath.parse(source);
    String member = path.name().isEmpty() ? "." : "./" + path.name();
    Path here =
        Files.isDirectory(target) && !path.name().isEmpty() ? target.resolve(path.name()) : target;
    ErrorOutput errors = new ErrorOutput();
    RemoteCommand command =
        command("tar", "-cf", "-", "-C", new RemotePath(path.folder(), "").asArgument(), member)
            .pipeStdout()
            .stderr(errors);
    try (RunningCommand running = command.start();
        InputStream archive = new BufferedInputStream(running.stdout(), BUFFER)) {
      CopyResult result;
      try {
        result = new Extraction(here, path.name()).run(new TarReader(archive));
      } catch (IOException e) {
        throw reason(running, errors, source, e);
      }
      archive.transferTo(OutputStream.nullOutputStream()); // zeros that fill the last block
      check(running.await(), errors, source);
      return result;
    }
  }

  /**
   * Copies a file or a folder into the container. It becomes the target, or goes into it if that is
   * a folder there. Links are copied as links.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if it cannot be read here or written there; a part may have been copied
   */
  public CopyResult to(Path source, String target) throws IOException, InterruptedException {
    if (!Files.exists(source)) {
      throw new NoSuchFileException(source.toString());
    }
    RemotePath path = RemotePath.parse(target);
    if (path.name().isEmpty() || isFolder(path)) {
      Path name = source.toAbsolutePath().normalize().getFileName();
      if (name == null) {
        throw new IOException("there is no name for " + source + " in " + target);
      }
      path = new RemotePath(path.asArgument(), name.toString());
    }
    ErrorOutput errors = new ErrorOutput();
    RemoteCommand command =
        command("tar", "-xmf", "-", "-C", new RemotePath(path.folder(), "").asArgument())
            .pipeStdin()
            .stderr(errors);
    try (RunningCommand running = command.start()) {
      CopyResult result;
      try (OutputStream archive = new BufferedOutputStream(running.stdin(), BUFFER)) {
        result = new Archiving(new TarWriter(archive)).run(source.toRealPath(), path.name());
      } catch (IOException e) {
        throw reason(running, errors, target, e);
      }
      check(running.await(), errors, target);
      return result;
    }
  }

  /** A container that cannot tell is taken to mean no. */
  private boolean isFolder(RemotePath path) throws IOException, InterruptedException {
    try {
      return command("test", "-d", path.asArgument()).stderr(new ErrorOutput()).run().isSuccess();
    } catch (ApiException e) {
      if (e.reason() == StatusReason.INTERNAL_ERROR) {
        return false;
      }
      throw e;
    }
  }

  private RemoteCommand command(String... command) {
    return RemoteCommand.exec(client, namespace, pod, command).container(container);
  }

  /** Why it failed: what the command says, if that is why it ended, or else what happened here. */
  private IOException reason(
      RunningCommand running, ErrorOutput errors, String path, IOException here)
      throws InterruptedException {
    boolean isCutShort = here instanceof EOFException; // the other side knows why
    if (running.isDone() || isCutShort) {
      try {
        check(running.await(PATIENCE), errors, path);
      } catch (IOException e) {
        e.addSuppressed(here);
        return e;
      }
    }
    return here;
  }

  private void check(ExecResult result, ErrorOutput errors, String path) throws IOException {
    if (!result.isSuccess()) {
      String said = errors.text();
      throw new IOException(
          "cannot copy %s of pod %s/%s: %s"
              .formatted(path, namespace, pod, said.isEmpty() ? result.message() : said));
    }
  }
}
