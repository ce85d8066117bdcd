package dev.navarch.testing.client;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.ConfiguredTransport;
import dev.navarch.client.transport.Transport;
import dev.navarch.testing.TestControlPlane;
import java.io.IOException;
import java.util.Map;

/** How a client gets to its control plane. */
enum Way {
  HTTPS {
    @Override
    Transport transport(TestControlPlane plane) throws IOException {
      return ConfiguredTransport.open(plane.clientConfig());
    }
  },
  IN_PROCESS {
    @Override
    Transport transport(TestControlPlane plane) {
      return plane.transport();
    }
  };

  static final GroupVersion CORE = new GroupVersion("", "v1");

  abstract Transport transport(TestControlPlane plane) throws IOException;

  /** A client that may do everything, without a limit. */
  RestClient connect(TestControlPlane plane, String mediaType) throws IOException {
    return RestClient.builder(transport(plane))
        .rateLimiter(RateLimiter.UNLIMITED)
        .mediaType(mediaType)
        .build();
  }

  RestClient connect(TestControlPlane plane) throws IOException {
    return connect(plane, MediaTypes.PROTOBUF);
  }

  static ResourceClient<ConfigMap, ConfigMapList> configMaps(RestClient client, String namespace) {
    return new ResourceClient<>(
        client.forGroupVersion(CORE),
        "configmaps",
        ConfigMap.class,
        ConfigMapList.class,
        namespace);
  }

  static ConfigMap configMap(String name, String value) {
    return ConfigMap.builder().metadata(m -> m.name(name)).data(Map.of("k", value)).build();
  }
}
