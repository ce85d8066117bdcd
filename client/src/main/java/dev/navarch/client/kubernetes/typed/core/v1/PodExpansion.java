package dev.navarch.client.kubernetes.typed.core.v1;

import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.api.policy.v1.Eviction;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.client.rest.Request;
import java.io.IOException;

/** What pods can do beyond the verbs. */
public interface PodExpansion extends ProxyExpansion {
  /**
   * Deletes a pod, which the eviction names, if disruption budgets allow it. A failure with {@code
   * isTooManyRequests} means that they may do so later.
   */
  default void evict(Eviction eviction) throws IOException, InterruptedException {
    post(eviction.metadata().name(), "eviction", eviction, CreateOptions.builder().build());
  }

  /** Evicts in the only way that servers before 1.22 know. */
  default void evictV1beta1(dev.navarch.api.policy.v1beta1.Eviction eviction)
      throws IOException, InterruptedException {
    post(eviction.metadata().name(), "eviction", eviction, CreateOptions.builder().build());
  }

  default void bind(Binding binding) throws IOException, InterruptedException {
    bind(binding, CreateOptions.builder().build());
  }

  /** Gives a pod, which the binding names, to a node. */
  default void bind(Binding binding, CreateOptions options)
      throws IOException, InterruptedException {
    post(binding.metadata().name(), "binding", binding, options);
  }

  /**
   * Begins to read the log of a container. {@link Request#stream} gives it as it comes, which with
   * {@code follow} may be for long; {@link Request#send} waits for its end.
   */
  default Request logs(String name, PodLogOptions options) {
    return request("GET", name, "log").versionedParams(options);
  }

  private void post(String name, String subresource, ApiObject object, CreateOptions options)
      throws IOException, InterruptedException {
    createSubresource(name, subresource, object, options)
        .error()
        .ifPresent(failure -> {
          throw failure;
        });
  }
}
