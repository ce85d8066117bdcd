package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadataList;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.client.watch.Watch;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Carries requests to a {@link Fake} in the same memory, in the form that servers get them in. */
final class FakeTransport implements Transport {
  private static final String VERSION =
      "{\"major\":\"1\",\"minor\":\"36\",\"gitVersion\":\"v1.36.0+fake\"}";
  private static final String LOGS = "fake logs";

  private final Fake fake;
  private final ObjectForms forms;
  private final ActionReader actions;
  private final FakeDiscovery discovery;

  FakeTransport(Fake fake, ObjectForms forms, FakeDiscovery discovery) {
    this.fake = fake;
    this.forms = forms;
    this.actions = new ActionReader(forms);
    this.discovery = discovery;
  }

  @Override
  public TransportAnswer send(TransportRequest request) throws IOException {
    try {
      return answer(request);
    } catch (ApiException e) {
      return answer(e.code() == 0 ? 500 : e.code(), forms.write(e.status()));
    }
  }

  private TransportAnswer answer(TransportRequest request) throws IOException {
    RequestPath path = RequestPath.parse(request.path());
    ActionTarget target = path.target().orElse(null);
    if (target == null) {
      return document(request, path);
    }
    Action action = actions.read(request, path, target);
    UnaryOperator<ApiObject> asked =
        request.headers().first("Accept").orElse("").contains("as=PartialObjectMetadata")
            ? FakeTransport::partial
            : object -> object;
    if (action instanceof Action.Watch watch) {
      Watch<? extends MetaObject> events = fake.open(watch);
      GroupVersionKind kind = fake.kindOf(watch.resource());
      return answer(200, new EventStream(events, kind, forms, asked));
    }
    ApiObject result = fake.invoke(action);
    if (action instanceof Action.Get && target.subresource().equals("log")) {
      return answer(200, "text/plain", LOGS.getBytes(StandardCharsets.UTF_8));
    }
    return answer(action instanceof Action.Create ? 201 : 200, forms.write(asked.apply(result)));
  }

  private TransportAnswer document(TransportRequest request, RequestPath path) {
    if (path.segments().equals(List.of("version"))) {
      return answer(200, VERSION.getBytes(StandardCharsets.UTF_8));
    }
    ApiObject found =
        discovery
            .find(path.segments())
            .orElseThrow(() ->
                ApiException.genericServerResponse(
                    404, request.method(), new GroupResource("", ""), "", "404 page not found", 0));
    return answer(200, forms.write(found));
  }

  /** The metadata alone of whatever has some. */
  private static ApiObject partial(ApiObject object) {
    return switch (object) {
      case MetaObject one -> partial(one);
      case ApiList<?> list -> {
        List<PartialObjectMetadata> items = new ArrayList<>();
        for (Object item : list.items()) {
          if (item instanceof MetaObject one) {
            items.add(partial(one));
          }
        }
        yield PartialObjectMetadataList.builder().metadata(list.metadata()).items(items).build();
      }
      default -> object;
    };
  }

  private static PartialObjectMetadata partial(MetaObject object) {
    return PartialObjectMetadata.builder().metadata(object.metadata()).build();
  }

  private static TransportAnswer answer(int status, byte[] json) {
    return answer(status, "application/json", json);
  }

  private static TransportAnswer answer(int status, String mediaType, byte[] body) {
    return new TransportAnswer(
        status, HttpHeaders.NONE.with("Content-Type", mediaType), new ByteArrayInputStream(body));
  }

  private static TransportAnswer answer(int status, InputStream events) {
    return new TransportAnswer(
        status, HttpHeaders.NONE.with("Content-Type", "application/json"), events);
  }

  @Override
  public void close() {
    fake.tracker().endWatches();
  }
}
