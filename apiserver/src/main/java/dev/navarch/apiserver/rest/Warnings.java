package dev.navarch.apiserver.rest;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a client is to be told besides the answer, each thing once. For the threads of one request.
 */
public final class Warnings {
  private final Set<String> texts = new LinkedHashSet<>();

  public synchronized void add(String text) {
    texts.add(text);
  }

  public synchronized List<String> all() {
    return List.copyOf(texts);
  }
}
