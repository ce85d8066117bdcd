package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Response;
import java.util.List;
import java.util.Map;

/** What a server answered to a call, and what a bare server answers to the same. */
record Answer(Call call, Response response) {
  /** An answer in JSON, to a GET that takes it. */
  static Answer json(String path, byte[] body) {
    return new Answer(
        Call.get(path, Call.JSON),
        new Response(200, List.of(Map.entry("content-type", Call.JSON)), body));
  }

  /** Whether this answers such a request; one that names no media type takes any. */
  boolean isFor(CharSequence method, CharSequence accept) {
    return call.method().contentEquals(method)
        && (accept.isEmpty() || "*/*".contentEquals(accept) || call.accept().contentEquals(accept));
  }
}
