package dev.navarch.cluster.controlplane;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.controllers.BuiltInController;
import dev.navarch.controllers.rootca.RootCaReconciler;
import dev.navarch.controllers.serviceaccount.ServiceAccountReconciler;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * What control loops would put into the first namespaces of an empty store: it is there before the
 * first request, so that pods can be created at once, and no loop has to begin for it.
 */
record NamespaceBeginnings(ControllerHost controllers, String rootCertificate, Time now) {
  private static final String MANAGER = "kube-controller-manager";
  private static final FieldsV1 ROOT_CA_FIELDS =
      new FieldsV1(
          Bytes.ofUtf8(
              "{\"f:data\":{\".\":{},\"f:ca.crt\":{}},\"f:metadata\":{\"f:annotations\":{\".\":{},"
                  + "\"f:kubernetes.io/description\":{}}}}"));

  /** Some objects, and what has to be in the namespaces among them. */
  List<MetaObject> of(List<MetaObject> objects) {
    List<MetaObject> all = new ArrayList<>(objects);
    for (MetaObject object : objects) {
      if (object instanceof Namespace namespace) {
        String name = namespace.metadata().name();
        if (controllers.isEnabled(BuiltInController.SERVICE_ACCOUNT)) {
          all.add(account(name));
        }
        if (controllers.isEnabled(BuiltInController.ROOT_CA)) {
          all.add(rootCertificate(name));
        }
      }
    }
    return all;
  }

  private ServiceAccount account(String namespace) {
    return ServiceAccount.builder()
        .metadata(metadata ->
            metadata
                .namespace(namespace)
                .name(ServiceAccountReconciler.ACCOUNT)
                .uid(UUID.randomUUID().toString())
                .creationTimestamp(now))
        .build();
  }

  private ConfigMap rootCertificate(String namespace) {
    ConfigMap map = RootCaReconciler.configMap(namespace, rootCertificate);
    return map.toBuilder()
        .metadata(
            map.metadata().toBuilder()
                .uid(UUID.randomUUID().toString())
                .creationTimestamp(now)
                .managedFields(
                    List.of(
                        new ManagedFieldsEntry(
                            MANAGER, "Update", "v1", now, "FieldsV1", ROOT_CA_FIELDS, "")))
                .build())
        .build();
  }
}
