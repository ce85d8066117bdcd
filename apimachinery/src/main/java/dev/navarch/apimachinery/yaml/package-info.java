/**
 * YAML as Kubernetes reads and writes it: {@link dev.navarch.apimachinery.yaml.YamlReader} turns a
 * document into a JSON tree by the rules of YAML 1.1, {@link
 * dev.navarch.apimachinery.yaml.YamlWriter} lays a tree out as {@code kubectl get -o yaml} does,
 * and {@link dev.navarch.apimachinery.yaml.YamlOrJsonDocuments} splits a file into documents.
 * Readers and writers are functions and may be called from any thread; a stream of documents
 * belongs to one thread.
 */
@NullMarked
package dev.navarch.apimachinery.yaml;

import org.jspecify.annotations.NullMarked;
