package dev.navarch.client.logs;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.api.core.v1.PodLogOptionsBuilder;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.client.remotecommand.DefaultContainer;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Which logs of a pod, and what of them.
 *
 * <pre>{@code
 * try (LogLines lines = PodLogs.of(client, "default", "web").tail(10).follow().lines()) {
 *   for (LogLine line : lines) {
 *     System.out.println(line.text());
 *   }
 * }
 * }</pre>
 *
 * <p>Immutable: each method gives another one. May be used by any thread.
 */
public final class PodLogs {
  private static final GroupVersion CORE = new GroupVersion("", "v1");

  private final RestClient client;
  private final String namespace;
  private final String pod;
  private final PodLogOptions options;

  private PodLogs(RestClient client, String namespace, String pod, PodLogOptions options) {
    this.client = client.forGroupVersion(CORE);
    this.namespace = namespace;
    this.pod = pod;
    this.options = options;
  }

  /** The whole log of the only container of a pod. */
  public static PodLogs of(RestClient client, String namespace, String pod) {
    return new PodLogs(client, namespace, pod, PodLogOptions.builder().build());
  }

  /** The whole log of the {@linkplain DefaultContainer default container} of a pod. */
  public static PodLogs of(RestClient client, Pod pod) {
    return of(client, pod.metadata().namespace(), pod.metadata().name())
        .container(DefaultContainer.of(pod));
  }

  /** With all of some options in place of these. */
  public PodLogs options(PodLogOptions value) {
    return new PodLogs(client, namespace, pod, value);
  }

  private PodLogs with(UnaryOperator<PodLogOptionsBuilder> change) {
    return options(change.apply(options.toBuilder()).build());
  }

  public PodLogs container(String name) {
    return with(set -> set.container(name));
  }

  /** Goes on with what is written from now on, until the container ends. */
  public PodLogs follow() {
    return with(set -> set.follow(true));
  }

  /** Of the run before the last restart. */
  public PodLogs previous() {
    return with(set -> set.previous(true));
  }

  /** Only so many lines from the end. */
  public PodLogs tail(long lines) {
    return with(set -> set.tailLines(lines));
  }

  /** Only what is younger than this; in whole seconds, at least one. */
  public PodLogs since(Duration age) {
    long seconds = Math.max(1, age.plusMillis(999).toSeconds());
    return with(set -> set.sinceSeconds(seconds).sinceTime(null));
  }

  /** Only what was written from a moment on. */
  public PodLogs since(Instant moment) {
    return with(set -> set.sinceTime(Time.of(moment)).sinceSeconds(null));
  }

  /** With the time before each line. */
  public PodLogs timestamps() {
    return with(set -> set.timestamps(true));
  }

  /** Only the first so many bytes. */
  public PodLogs limitBytes(long bytes) {
    return with(set -> set.limitBytes(bytes));
  }

  /**
   * The log as it comes. The caller closes it.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer
   */
  public InputStream stream() throws IOException, InterruptedException {
    return client
        .get()
        .namespace(namespace)
        .resource("pods")
        .name(pod)
        .subresource("log")
        .versionedParams(options)
        .timeout(Duration.ZERO)
        .stream();
  }

  /** The log line by line. The caller closes it. */
  public LogLines lines() throws IOException, InterruptedException {
    return new OneLog(options.container(), stream());
  }

  /**
   * The logs of several containers, line by line, all read at the same time. Lines of one container
   * keep their order. The caller closes it.
   */
  public LogLines lines(List<String> containers) throws IOException, InterruptedException {
    List<LogLines> logs = new ArrayList<>();
    try {
      for (String container : containers) {
        logs.add(container(container).lines());
      }
    } catch (IOException | InterruptedException | RuntimeException e) {
      for (LogLines log : logs) {
        log.close();
      }
      throw e;
    }
    return new MergedLogs(logs);
  }

  /** The names of all containers of a pod: those that start it, its own, and those added later. */
  public static List<String> containers(Pod pod) {
    List<String> names = new ArrayList<>();
    pod.spec().initContainers().stream().map(Container::name).forEach(names::add);
    pod.spec().containers().stream().map(Container::name).forEach(names::add);
    pod.spec().ephemeralContainers().stream()
        .map(added -> added.ephemeralContainerCommon().name())
        .forEach(names::add);
    return names;
  }
}
