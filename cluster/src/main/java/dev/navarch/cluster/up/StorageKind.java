package dev.navarch.cluster.up;

/** Where a control plane keeps its objects. */
enum StorageKind {
  memory,
  embedded,
  etcd
}
