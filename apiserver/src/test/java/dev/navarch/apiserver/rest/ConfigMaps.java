package dev.navarch.apiserver.rest;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.objects.TypedModel;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.storage.Store;
import java.time.Instant;
import java.util.Map;

/** Config maps in a store: the plainest resource there is. */
public final class ConfigMaps {
  private static final GroupVersion V1 = new GroupVersion("", "v1");
  public static final Instant NOW = Instant.parse("2026-02-03T04:05:06Z");

  private ConfigMaps() {}

  public static ResourceStore<ConfigMap> in(Store store, Strategy<ConfigMap> strategy) {
    Scheme scheme = AllTypes.scheme();
    return new ResourceStore<>(
        new ResourceKind<>(
            new GroupResource("", "configmaps"),
            new GroupKind("", "ConfigMap"),
            true,
            "configmaps/",
            new TypedModel(
                scheme,
                new CodecFactory(scheme),
                DefaultingContext.NEWEST,
                new GroupKind("", "ConfigMap"),
                V1)),
        strategy,
        null,
        store,
        new ObjectTable(1 << 20));
  }

  public static ConfigMap named(String name) {
    return ConfigMap.builder().metadata(ObjectMeta.builder().name(name).build()).build();
  }

  public static ConfigMap holding(String name, String key, String value) {
    return ConfigMap.builder()
        .metadata(ObjectMeta.builder().name(name).build())
        .data(Map.of(key, value))
        .build();
  }

  public static RequestContext request() {
    return new RequestContext(
        RequestInfo.of("POST", "/api/v1/namespaces/ns/configmaps", Query.EMPTY),
        User.of("somebody"),
        "test/1",
        new Warnings(),
        NOW);
  }
}
