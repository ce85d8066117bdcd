package dev.navarch.client.kubernetes.typed.core.v1;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.client.rest.SubresourceVerbs;
import java.io.IOException;

/** What namespaces can do beyond the verbs. */
public interface NamespaceExpansion extends SubresourceVerbs {
  default Namespace finalize(Namespace namespace) throws IOException, InterruptedException {
    return finalize(namespace, UpdateOptions.builder().build());
  }

  /** Replaces the finalizers in a namespace's specification; the last one gone, it is deleted. */
  default Namespace finalize(Namespace namespace, UpdateOptions options)
      throws IOException, InterruptedException {
    return updateSubresource(
        namespace.metadata().name(), "finalize", namespace, options, Namespace.class);
  }
}
