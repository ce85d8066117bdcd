package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.endpoint.Connectable;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Numbers;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.core.node.NodeConnections;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What the containers of a pod print. A pod that no node runs prints nothing. */
public final class PodLog implements Connectable {
  private static final GroupKind OPTIONS = new GroupKind("", "PodLogOptions");
  private static final int NO_CONTENT = 204;

  private final BuiltInStores stores;

  public PodLog(BuiltInStores stores) {
    this.stores = stores;
  }

  private ResourceStore<Pod> pods() {
    return stores.of("", "pods");
  }

  @Override
  public ObjectModel model() {
    return pods().model();
  }

  @Override
  public void connect(Exchange exchange) {
    PodLogOptions options = options(exchange.query());
    List<FieldError> errors = PodLogOptionsValidation.check(options);
    if (!errors.isEmpty()) {
      throw ApiException.invalid(OPTIONS, exchange.name().name(), errors);
    }
    Pod pod = pods().require(exchange.name());
    ContainerChoice.of(pod, options.container());
    String node = pod.spec().nodeName();
    if (!node.isEmpty()) {
      throw NodeConnections.unreachable(stores, node);
    }
    exchange
        .responder()
        .respond(NO_CONTENT, Headers.of("Cache-Control", "no-cache, private"), new byte[0]);
  }

  private static PodLogOptions options(Query query) {
    return PodLogOptions.builder()
        .container(query.get("container"))
        .follow(isOn(query, "follow"))
        .previous(isOn(query, "previous"))
        .sinceSeconds(number(query, "sinceSeconds"))
        .sinceTime(time(query))
        .timestamps(isOn(query, "timestamps"))
        .tailLines(number(query, "tailLines"))
        .limitBytes(number(query, "limitBytes"))
        .stream(query.find("stream").orElse(null))
        .build();
  }

  private static boolean isOn(Query query, String name) {
    return query
        .find(name)
        .map(value -> !value.equals("0") && !value.toLowerCase(Locale.ROOT).equals("false"))
        .orElse(false);
  }

  private static @Nullable Long number(Query query, String name) {
    OptionalLong value = Numbers.integer(query, name);
    return value.isPresent() ? value.getAsLong() : null;
  }

  private static @Nullable Time time(Query query) {
    String value = query.get("sinceTime");
    if (value.isEmpty()) {
      return null;
    }
    try {
      return Time.parse(value);
    } catch (IllegalArgumentException e) {
      throw ApiException.badRequest(String.valueOf(e.getMessage()));
    }
  }
}
