package dev.navarch.client.scale;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.Discovery;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.Request;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;

/**
 * Reads and sets replica counts, whatever the resource and whichever kind of scale it has. Calls
 * throw what those of {@link dev.navarch.client.rest.ResourceClient} throw, and what the mapper
 * throws for resources that it does not know.
 */
public final class ScaleClient {
  private final RestClient client;
  private final RestMapper mapper;
  private final ScaleKindResolver kinds;

  public ScaleClient(RestClient client, RestMapper mapper, ScaleKindResolver kinds) {
    this.client = client;
    this.mapper = mapper;
    this.kinds = kinds;
  }

  /** Creates a client; discovery should be a cached one. */
  public ScaleClient(RestClient client, RestMapper mapper, Discovery discovery) {
    this(client, mapper, ScaleKindResolver.of(discovery));
  }

  public Scale get(String namespace, GroupResource resource, String name)
      throws IOException, InterruptedException {
    GroupVersionResource full = mapper.resourceFor(resource.withVersion(""));
    RestClient of = client.forGroupVersion(full.groupVersion());
    return sent(at(of.get(), namespace, full, name));
  }

  public Scale update(String namespace, GroupResource resource, Scale scale)
      throws IOException, InterruptedException {
    return update(namespace, resource, scale, UpdateOptions.builder().build());
  }

  public Scale update(String namespace, GroupResource resource, Scale scale, UpdateOptions options)
      throws IOException, InterruptedException {
    GroupVersionResource full = mapper.resourceFor(resource.withVersion(""));
    RestClient of = client.forGroupVersion(full.groupVersion());
    return sent(
        at(of.put(), namespace, full, scale.metadata().name())
            .versionedParams(options)
            .body(ScaleConversion.convert(scale, kinds.scaleFor(full))));
  }

  public Scale patch(
      String namespace,
      GroupVersionResource resource,
      String name,
      PatchType type,
      byte[] patch,
      PatchOptions options)
      throws IOException, InterruptedException {
    RestClient of = client.forGroupVersion(resource.groupVersion());
    return sent(at(of.patch(type), namespace, resource, name).versionedParams(options).body(patch));
  }

  private static Request at(
      Request request, String namespace, GroupVersionResource resource, String name) {
    return request
        .namespaceIfScoped(namespace, !namespace.isEmpty())
        .resource(resource.resource())
        .name(name)
        .subresource("scale");
  }

  private static Scale sent(Request request) throws IOException, InterruptedException {
    return ScaleConversion.toNewest(request.send().object());
  }
}
