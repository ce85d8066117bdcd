package dev.navarch.client.kubernetes.typed.core.v1;

import dev.navarch.client.rest.Request;
import dev.navarch.client.rest.SubresourceVerbs;
import java.util.Map;

/** What the server passes on to pods, services and nodes. */
public interface ProxyExpansion extends SubresourceVerbs {
  /**
   * Begins a GET that the server passes on; its answer is whatever the other side says.
   *
   * @param scheme {@code http} or {@code https}; empty for what the server takes by itself
   * @param port a number or a name; empty for the only one
   */
  default Request proxyGet(
      String scheme, String name, String port, String path, Map<String, String> parameters) {
    String target = port.isEmpty() && scheme.isEmpty() ? name : name + ":" + port;
    Request request =
        request("GET", scheme.isEmpty() ? target : scheme + ":" + target, "proxy").suffix(path);
    parameters.forEach(request::param);
    return request;
  }
}
