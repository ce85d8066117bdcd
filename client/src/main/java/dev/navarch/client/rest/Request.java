package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.client.cache.Page;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.NotUpgradedException;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.client.transport.UpgradeAnswer;
import dev.navarch.client.transport.UpgradedConnection;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A request while it is put together, and its sending. A name that cannot be part of a path, or
 * that is set twice, is an {@link IllegalArgumentException} at once. Belongs to one thread; may be
 * sent more than once.
 */
public final class Request {
  private final RestClient client;
  private final ClientSettings settings;
  private final String method;

  private String path;
  private @Nullable String namespace;
  private String resource = "";
  private String name = "";
  private String subresource = "";
  private String suffix = "";
  private final Map<String, List<String>> parameters = new TreeMap<>();
  private HttpHeaders headers = HttpHeaders.NONE;
  private @Nullable ApiObject object;
  private TransportRequest.@Nullable Body bytes;
  private @Nullable Class<? extends ApiObject> expected;
  private Duration timeout;
  private boolean intoCache;

  Request(RestClient client, ClientSettings settings, String method, String path) {
    this.client = client;
    this.settings = settings;
    this.method = method;
    this.path = path;
    timeout = settings.timeout();
  }

  // ---- the path

  /** Adds to the path in front of namespace and resource. */
  public Request prefix(String... segments) {
    path = joined(path, List.of(segments));
    return this;
  }

  /** Adds to the path behind everything else. */
  public Request suffix(String... segments) {
    suffix = joined(suffix, List.of(segments));
    return this;
  }

  /** Sets the whole path, whatever the client is for; a slash at its end stays. */
  public Request absPath(String... segments) {
    path = joined("/", List.of(segments));
    String last = segments.length == 0 ? "" : segments[segments.length - 1];
    if (last.endsWith("/") && !path.endsWith("/")) {
      path += "/";
    }
    return this;
  }

  /** Sets the namespace; empty stands for all of them. */
  public Request namespace(String value) {
    namespace = once("namespace", namespace == null ? "" : namespace, value);
    return this;
  }

  /** Sets the namespace of something that lives in one; anything else is left as it is. */
  public Request namespaceIfScoped(String value, boolean scoped) {
    return scoped ? namespace(value) : this;
  }

  public Request resource(String value) {
    resource = once("resource", resource, value);
    return this;
  }

  public Request name(String value) {
    if (value.isEmpty()) {
      throw new IllegalArgumentException("resource name may not be empty");
    }
    name = once("resource name", name, value);
    return this;
  }

  /** Sets the subresource, which may have more than one segment. */
  public Request subresource(String... segments) {
    String value = String.join("/", segments);
    if (!subresource.isEmpty()) {
      throw alreadySet("subresource", subresource, value);
    }
    for (String segment : segments) {
      PathSegment.check("subresource", segment);
    }
    subresource = value;
    return this;
  }

  private static String once(String what, String present, String value) {
    if (!present.isEmpty()) {
      throw alreadySet(what, present, value);
    }
    return PathSegment.check(what, value);
  }

  private static IllegalArgumentException alreadySet(String what, String present, String value) {
    return new IllegalArgumentException(
        "%s already set to %s, cannot change to %s"
            .formatted(what, GoQuoting.quote(present), GoQuoting.quote(value)));
  }

  // ---- the rest

  /** Adds one value of a parameter. */
  public Request param(String key, String value) {
    parameters.computeIfAbsent(key, unused -> new ArrayList<>()).add(value);
    return this;
  }

  /** Adds the options of a verb as parameters: {@code ListOptions}, {@code PodLogOptions}, … */
  public Request versionedParams(ApiObject options) {
    QueryParameters.of(options)
        .forEach((key, values) -> values.forEach(value -> param(key, value)));
    return this;
  }

  /** Sets a header, in place of what it was. */
  public Request header(String key, String value) {
    headers = headers.with(key, value);
    return this;
  }

  /** Adds one more value of a header, in a line of its own. */
  public Request addHeader(String key, String value) {
    headers = headers.and(key, value);
    return this;
  }

  /** Sets an object as the body. */
  public Request body(ApiObject value) {
    object = value;
    bytes = null;
    return this;
  }

  /** Sets bytes as the body, which must not change until the request was sent. */
  public Request body(byte[] value) {
    bytes = new TransportRequest.Body(value);
    object = null;
    return this;
  }

  /**
   * Sets a body that is read while it is sent, for what is too large to be held.
   *
   * @param source opens it from its beginning, once for each try
   * @param mediaType what it is
   */
  public Request body(Supplier<? extends InputStream> source, String mediaType) {
    bytes = TransportRequest.Body.of(source);
    object = null;
    return header("Content-Type", mediaType);
  }

  /** Sets what will be asked of the result, so that the server can send what suits best. */
  public Request expecting(Class<? extends ApiObject> type) {
    expected = type;
    return this;
  }

  /**
   * Sets how long the request may take, all tries and waits included, until all of the answer is
   * there, or until it begins if it is a watch or another stream; the server is told too.
   */
  public Request timeout(Duration value) {
    timeout = value;
    return this;
  }

  // ---- sending

  /**
   * Sends the request and waits for all of its answer.
   *
   * @return the answer, also one that tells of a failure
   * @throws IOException if there was none
   */
  public Result send() throws IOException, InterruptedException {
    try (TransportAnswer answer = exchange(expected, false)) {
      return Result.read(context(), answer);
    }
  }

  /**
   * Sends the request and waits for the object that it gets.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer, or it cannot be read
   */
  public <T extends ApiObject> T send(Class<T> type) throws IOException, InterruptedException {
    return expecting(type).send().into(type);
  }

  /** Says that nobody looks at what comes but a cache, which likes it small and quick to read. */
  Request intoCache() {
    intoCache = true;
    return this;
  }

  /**
   * Sends the request and reads the list that it gets while it comes.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer, or it cannot be read
   */
  <T extends MetaObject, L extends ApiList<T>> Page<T> sendForPage(Class<T> type, Class<L> listType)
      throws IOException, InterruptedException {
    try (TransportAnswer answer = exchange(listType, false)) {
      return ListAnswer.read(context(), answer, type, listType);
    }
  }

  /**
   * Begins to watch. The request must say that it is a watch: {@code ListOptions.watch}.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer, or it is no watch
   */
  public <T extends ApiObject> Watch<T> watch(Class<T> type)
      throws IOException, InterruptedException {
    TransportAnswer answer = open(type);
    try {
      return WatchStream.of(context().toString(), answer, settings.reader().events(answer, type));
    } catch (UnreadableAnswerException e) {
      answer.close();
      throw new UnreadableAnswerException(context() + ": " + e.getMessage(), e);
    } catch (IOException | RuntimeException e) {
      answer.close();
      throw e;
    }
  }

  /**
   * Sends the request and gives the answer as it comes, such as logs. The caller closes it.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer
   */
  public InputStream stream() throws IOException, InterruptedException {
    return open(null).body();
  }

  /**
   * Asks the server to go on in another protocol, which the headers name, over a connection of its
   * own. The caller closes it. It is asked once, and not told of a time-out.
   *
   * @param atMost how long it may take until the server agrees; zero for as long as it takes
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws NotUpgradedException if the server answered as if nothing had been asked
   * @throws IOException if there was no answer
   */
  public UpgradedConnection upgrade(Duration atMost) throws IOException, InterruptedException {
    Duration untold = timeout;
    timeout = Duration.ZERO;
    TransportRequest plain = build(null, false, true);
    timeout = untold;
    UpgradeAnswer told = settings.sender().upgrade(plain.withTimeout(atMost));
    switch (told) {
      case UpgradeAnswer.Switched switched -> {
        return switched.connection();
      }
      case UpgradeAnswer.Refused refused -> {
        try (TransportAnswer answer = refused.answer()) {
          Result.read(context(), answer).raw();
        }
        throw new NotUpgradedException(
            "%s was answered with the code %d in place of another protocol"
                .formatted(context(), refused.answer().status()));
      }
    }
  }

  /** Sends the request; the answer tells of no failure. */
  private TransportAnswer open(@Nullable Class<? extends ApiObject> type)
      throws IOException, InterruptedException {
    TransportAnswer answer = exchange(type, true);
    boolean isWanted = false;
    try {
      if (answer.status() >= 200 && answer.status() < 300) {
        Result.tellWarnings(settings, answer);
        isWanted = true;
        return answer;
      }
      Result.read(context(), answer).raw();
    } finally {
      if (!isWanted) {
        answer.close();
      }
    }
    throw new UnreadableAnswerException(
        context() + " was answered with the code " + answer.status());
  }

  private TransportAnswer exchange(@Nullable Class<? extends ApiObject> type, boolean isStream)
      throws IOException, InterruptedException {
    GroupResource asked = groupResource();
    boolean protobuf = settings.writer().mayUseProtobuf(asked, intoCache);
    TransportAnswer answer = settings.sender().send(build(type, protobuf, isStream));
    if (protobuf && (answer.status() == 406 || answer.status() == 415)) {
      settings.writer().avoidProtobuf(asked);
      answer.close();
      answer = settings.sender().send(build(type, false, isStream));
    }
    return answer;
  }

  private TransportRequest build(
      @Nullable Class<? extends ApiObject> type, boolean protobuf, boolean isStream) {
    checkNamespace();
    HttpHeaders all = headers;
    TransportRequest.Body content = bytes;
    if (object != null) {
      ObjectWriter.Written written = settings.writer().write(object, protobuf);
      content = new TransportRequest.Body(written.bytes());
      if (all.first("Content-Type").isEmpty()) {
        all = all.with("Content-Type", written.mediaType());
      }
    }
    if (all.first("Accept").isEmpty()) {
      all = all.with("Accept", settings.writer().accept(type, protobuf));
    }
    if (all.first("User-Agent").isEmpty()) {
      all = all.with("User-Agent", settings.userAgent());
    }
    return new TransportRequest(
        method, url(), all, Optional.ofNullable(content), timeout, isStream);
  }

  private void checkNamespace() {
    if (namespace == null || !namespace.isEmpty()) {
      return;
    }
    if (method.equals("POST")) {
      throw new IllegalArgumentException("an empty namespace may not be set during creation");
    }
    if (!name.isEmpty()) {
      throw new IllegalArgumentException(
          "an empty namespace may not be set when a resource name is provided");
    }
  }

  /** The path and the query, escaped. */
  public String url() {
    String full = path;
    if (namespace != null && !namespace.isEmpty()) {
      full = joined(full, List.of("namespaces", namespace));
    }
    if (!resource.isEmpty()) {
      full = joined(full, List.of(resource.toLowerCase(Locale.ROOT)));
    }
    if (!name.isEmpty() || !subresource.isEmpty() || !suffix.isEmpty()) {
      full = joined(full, List.of(name, subresource, suffix));
    }
    Map<String, List<String>> query = new TreeMap<>(parameters);
    if (!timeout.isZero()) {
      query.put("timeout", List.of(dev.navarch.apimachinery.value.Duration.of(timeout).toString()));
    }
    String escaped = PathSegment.escapePath(full);
    return query.isEmpty() ? escaped : escaped + "?" + queryText(query);
  }

  private static String queryText(Map<String, List<String>> query) {
    return query.entrySet().stream()
        .flatMap(entry ->
            entry.getValue().stream()
                .map(value ->
                    PathSegment.escapeQuery(entry.getKey()) + "=" + PathSegment.escapeQuery(value)))
        .collect(Collectors.joining("&"));
  }

  /** Segments behind one another with one slash between them; empty ones are left out. */
  private static String joined(String start, List<String> segments) {
    StringBuilder path = new StringBuilder(start);
    for (String segment : segments) {
      int from = 0;
      int to = segment.length();
      while (from < to && segment.charAt(from) == '/') {
        from++;
      }
      while (to > from && segment.charAt(to - 1) == '/') {
        to--;
      }
      if (from < to) {
        if (!path.isEmpty() && path.charAt(path.length() - 1) != '/') {
          path.append('/');
        }
        path.append(segment, from, to);
      }
    }
    return path.toString();
  }

  private GroupResource groupResource() {
    return new GroupResource(client.groupVersion().group(), resource);
  }

  private Result.Context context() {
    return new Result.Context(settings, method, url(), groupResource(), name);
  }
}
