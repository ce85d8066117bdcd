package dev.navarch.apiserver.serviceaccount;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Objects in maps; for one thread. */
final class FakeObjects implements ServiceAccountObjects {
  final Map<String, ObjectMeta> accounts = new HashMap<>();
  final Map<String, ObjectMeta> secrets = new HashMap<>();
  final Map<String, ObjectMeta> nodes = new HashMap<>();
  final Map<String, Pod> pods = new HashMap<>();

  static ObjectMeta meta(String namespace, String name, String uid) {
    return ObjectMeta.builder().namespace(namespace).name(name).uid(uid).build();
  }

  FakeObjects account(String namespace, String name, String uid) {
    accounts.put(namespace + "/" + name, meta(namespace, name, uid));
    return this;
  }

  FakeObjects pod(String namespace, String name, String uid, String account, String node) {
    pods.put(
        namespace + "/" + name,
        Pod.builder()
            .metadata(meta(namespace, name, uid))
            .spec(spec -> spec.serviceAccountName(account).nodeName(node))
            .build());
    return this;
  }

  FakeObjects secret(String namespace, String name, String uid) {
    secrets.put(namespace + "/" + name, meta(namespace, name, uid));
    return this;
  }

  FakeObjects node(String name, String uid) {
    nodes.put(name, meta("", name, uid));
    return this;
  }

  @Override
  public Optional<ObjectMeta> serviceAccount(String namespace, String name) {
    return Optional.ofNullable(accounts.get(namespace + "/" + name));
  }

  @Override
  public Optional<Pod> pod(String namespace, String name) {
    return Optional.ofNullable(pods.get(namespace + "/" + name));
  }

  @Override
  public Optional<ObjectMeta> secret(String namespace, String name) {
    return Optional.ofNullable(secrets.get(namespace + "/" + name));
  }

  @Override
  public Optional<ObjectMeta> node(String name) {
    return Optional.ofNullable(nodes.get(name));
  }
}
