package dev.navarch.apiserver.serviceaccount;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.Optional;

/**
 * The objects that tokens speak of, as they are now. Tokens are checked with every request, so look
 * ups must not block.
 */
public interface ServiceAccountObjects {
  Optional<ObjectMeta> serviceAccount(String namespace, String name);

  Optional<Pod> pod(String namespace, String name);

  Optional<ObjectMeta> secret(String namespace, String name);

  Optional<ObjectMeta> node(String name);
}
