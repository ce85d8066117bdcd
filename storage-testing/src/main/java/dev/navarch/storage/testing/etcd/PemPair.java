package dev.navarch.storage.testing.etcd;

import java.nio.file.Path;

/** A certificate and its key (PKCS#8), each a PEM file. */
public record PemPair(Path certificate, Path key) {}
