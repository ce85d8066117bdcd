package dev.navarch.storage.etcd.wire;

/** A message that an etcd answers with. */
public interface Reply {
  Header header();
}
