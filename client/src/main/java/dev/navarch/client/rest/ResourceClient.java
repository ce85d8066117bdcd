package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.GetOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.Page;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The client of one resource, in one namespace, in all, or of no namespace at all. Clients of
 * particular kinds extend it.
 *
 * <p>Every call blocks until it is answered. It throws {@link
 * dev.navarch.apimachinery.errors.ApiException} if the server refuses, {@link IOException} if there
 * is no answer or it cannot be read, {@link IllegalArgumentException} for names that can be none.
 * An interrupt ends it. May be used by any number of threads.
 *
 * @param <T> the resource's objects
 * @param <L> lists of them
 */
public class ResourceClient<T extends MetaObject, L extends ApiList<T>>
    implements ResourceVerbs<T, L>, StatusVerbs<T>, SubresourceVerbs {
  private final RestClient client;
  private final String resource;
  private final Class<T> type;
  private final Class<L> listType;
  private final @Nullable String namespace;

  /**
   * Creates a client.
   *
   * @param client of the group version that the resource is in
   * @param resource the resource's plural name, as in paths
   * @param namespace empty for all namespaces, null for a resource that lives in none
   */
  public ResourceClient(
      RestClient client,
      String resource,
      Class<T> type,
      Class<L> listType,
      @Nullable String namespace) {
    this.client = client;
    this.resource = resource;
    this.type = type;
    this.listType = listType;
    this.namespace = namespace;
  }

  /** What requests are made with. */
  public RestClient restClient() {
    return client;
  }

  /** The resource's plural name. */
  public String resource() {
    return resource;
  }

  /** The class of the resource's objects. */
  public Class<T> type() {
    return type;
  }

  // ---- one object

  @Override
  public T create(T object, CreateOptions options) throws IOException, InterruptedException {
    return at(client.post()).versionedParams(options).body(object).send(type);
  }

  @Override
  public T update(T object, UpdateOptions options) throws IOException, InterruptedException {
    return replace(object, options);
  }

  @Override
  public T updateStatus(T object, UpdateOptions options) throws IOException, InterruptedException {
    return replace(object, options, "status");
  }

  private T replace(T object, UpdateOptions options, String... subresources)
      throws IOException, InterruptedException {
    return at(client.put(), object.metadata().name(), subresources)
        .versionedParams(options)
        .body(object)
        .send(type);
  }

  @Override
  public T get(String name, GetOptions options) throws IOException, InterruptedException {
    return asking(at(client.get(), name)).versionedParams(options).send(type);
  }

  @Override
  public void delete(String name, DeleteOptions options) throws IOException, InterruptedException {
    at(client.delete(), name).body(options).send().raw();
  }

  @Override
  public void deleteCollection(DeleteOptions options, ListOptions selected)
      throws IOException, InterruptedException {
    timed(at(client.delete()), selected).versionedParams(selected).body(options).send().raw();
  }

  @Override
  public T patch(
      String name, PatchType patchType, byte[] patch, PatchOptions options, String... subresources)
      throws IOException, InterruptedException {
    return asking(at(client.patch(patchType), name, subresources))
        .versionedParams(options)
        .body(patch)
        .send(type);
  }

  @Override
  public T apply(T configuration, ApplyOptions options) throws IOException, InterruptedException {
    return applySubresource(configuration, options);
  }

  @Override
  public T applyStatus(T configuration, ApplyOptions options)
      throws IOException, InterruptedException {
    return applySubresource(configuration, options, "status");
  }

  private T applySubresource(T configuration, ApplyOptions options, String... subresources)
      throws IOException, InterruptedException {
    byte[] body = AppliedConfiguration.toJson(client.scheme(), configuration);
    String name = configuration.metadata().name();
    return patch(name, PatchType.APPLY, body, patchOptions(options), subresources);
  }

  private static PatchOptions patchOptions(ApplyOptions options) {
    return PatchOptions.builder()
        .fieldManager(options.fieldManager())
        .force(options.force())
        .dryRun(options.dryRun())
        .build();
  }

  // ---- subresources that are objects of their own

  @Override
  public <S extends ApiObject> S getSubresource(
      String name, String subresource, Class<S> subresourceType)
      throws IOException, InterruptedException {
    return at(client.get(), name, subresource).send(subresourceType);
  }

  @Override
  public <S extends ApiObject> S updateSubresource(
      String name, String subresource, S object, UpdateOptions options, Class<S> subresourceType)
      throws IOException, InterruptedException {
    return at(client.put(), name, subresource)
        .versionedParams(options)
        .body(object)
        .send(subresourceType);
  }

  @Override
  public <S extends MetaObject> S applySubresource(
      String name,
      String subresource,
      S configuration,
      ApplyOptions options,
      Class<S> subresourceType)
      throws IOException, InterruptedException {
    return at(client.patch(PatchType.APPLY), name, subresource)
        .versionedParams(patchOptions(options))
        .body(AppliedConfiguration.toJson(client.scheme(), configuration))
        .send(subresourceType);
  }

  @Override
  public <S extends ApiObject> Result createSubresource(
      String name, String subresource, S object, CreateOptions options)
      throws IOException, InterruptedException {
    return at(client.post(), name, subresource).versionedParams(options).body(object).send();
  }

  @Override
  public Request request(String method, String name, String... subresources) {
    return at(client.verb(method), name, subresources);
  }

  // ---- many objects

  @Override
  public L list(ListOptions options) throws IOException, InterruptedException {
    return listing(options).send(listType);
  }

  /** The same for caches: items are decoded while the list comes, and its bytes are not held. */
  Page<T> page(ListOptions options) throws IOException, InterruptedException {
    return listing(options).intoCache().sendForPage(type, listType);
  }

  /** A watch for caches. */
  Watch<T> follow(ListOptions options) throws IOException, InterruptedException {
    return watching(options).intoCache().watch(type);
  }

  private Request listing(ListOptions options) {
    return asking(timed(at(client.get()), options))
        .versionedParams(options.toBuilder().watch(false).build());
  }

  @Override
  public Watch<T> watch(ListOptions options) throws IOException, InterruptedException {
    return watching(options).watch(type);
  }

  private Request watching(ListOptions options) {
    return asking(timed(at(client.get()), options))
        .versionedParams(options.toBuilder().watch(true).build());
  }

  @Override
  public ListerWatcher<T> listerWatcher(ListOptions restriction) {
    return new ResourceListerWatcher<>(this, restriction);
  }

  // ---- requests

  private Request at(Request request) {
    String in = namespace;
    return (in == null ? request : request.namespace(in)).resource(resource);
  }

  private Request at(Request request, String name, String... subresources) {
    return at(request).name(name).subresource(subresources);
  }

  private static Request timed(Request request, ListOptions options) {
    Long seconds = options.timeoutSeconds();
    return seconds == null ? request : request.timeout(Duration.ofSeconds(seconds));
  }

  /** In place of the class of lists, for a resource whose objects cannot be listed. */
  @SuppressWarnings("unchecked") // never asked for
  protected static <T extends MetaObject> Class<ApiList<T>> noList() {
    return (Class<ApiList<T>>) (Class<?>) ApiList.class;
  }

  /** Changes a request that reads objects, for clients that want them in a form of their own. */
  protected Request asking(Request request) {
    return request;
  }
}
