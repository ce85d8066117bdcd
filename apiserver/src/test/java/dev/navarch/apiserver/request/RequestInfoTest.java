package dev.navarch.apiserver.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestInfoTest {
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      textBlock =
          """
          GET,    /api/v1/namespaces/other/pods,                     list,             '', v1,      other, pods,        '',      ''
          GET,    /api/v1/pods,                                      list,             '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/pods?watch=true,                           watch,            '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/pods?watch=false,                          list,             '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/namespaces/other/pods/foo,                 get,              '', v1,      other, pods,        '',      foo
          HEAD,   /api/v1/namespaces/other/pods/foo,                 get,              '', v1,      other, pods,        '',      foo
          POST,   /api/v1/namespaces/other/pods,                     create,           '', v1,      other, pods,        '',      ''
          PUT,    /api/v1/namespaces/other/pods/foo/status,          update,           '', v1,      other, pods,        status,  foo
          PATCH,  /apis/apps/v1/namespaces/x/deployments/web/scale,  patch,            apps, v1,    x,     deployments, scale,   web
          DELETE, /apis/apps/v1/namespaces/x/deployments/web,        delete,           apps, v1,    x,     deployments, '',      web
          DELETE, /apis/apps/v1/namespaces/x/deployments,            deletecollection, apps, v1,    x,     deployments, '',      ''
          GET,    /api/v1/namespaces,                                list,             '', v1,      '',    namespaces,  '',      ''
          GET,    /api/v1/namespaces/other,                          get,              '', v1,      other, namespaces,  '',      other
          PUT,    /api/v1/namespaces/other/finalize,                 update,           '', v1,      other, namespaces,  finalize, other
          GET,    /api/v1/namespaces/other/status,                   get,              '', v1,      other, namespaces,  status,  other
          GET,    /api/v1/watch/namespaces/other/pods,               watch,            '', v1,      other, pods,        '',      ''
          GET,    /api/v1/watch/pods,                                watch,            '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/watch/namespaces/other,                    watch,            '', v1,      other, namespaces,  '',      other
          GET,    /api/v1/watch/namespaces/other/pods/foo,           watch,            '', v1,      other, pods,        '',      foo
          GET,    /api/v1/watch/pods?fieldSelector=metadata.name%3Dx, watch,           '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/pods?watch,                                watch,            '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/pods?watch=0,                              list,             '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/pods?fieldSelector=metadata.name%3Da%2Fb,  list,             '', v1,      '',    pods,        '',      ''
          GET,    /api/v1/namespaces/other/namespaces/foo,           get,              '', v1,      other, namespaces,  '',      foo
          GET,    /api/v1/nodes/n1/proxy/stats,                      get,              '', v1,      '',    nodes,       proxy,   n1
          GET,    /apis/example.com/v1/namespaces/x/widgets/status,  get,              example.com, v1, x, widgets,     '',      status
          GET,    /api/v1/pods?fieldSelector=metadata.name%3Dfoo,    list,             '', v1,      '',    pods,        '',      foo
          GET,    /api/v1/pods?fieldSelector=metadata.name!%3Dfoo,   list,             '', v1,      '',    pods,        '',      ''
          """)
  void resourcesAreFound(
      String method,
      String target,
      String verb,
      String group,
      String version,
      String namespace,
      String resource,
      String subresource,
      String name) {
    RequestInfo info = parse(method, target);

    assertThat(info.isResource()).isTrue();
    assertThat(info.verb()).isEqualTo(verb);
    assertThat(info.group()).isEqualTo(group);
    assertThat(info.version()).isEqualTo(version);
    assertThat(info.namespace()).isEqualTo(namespace);
    assertThat(info.resource()).isEqualTo(resource);
    assertThat(info.subresource()).isEqualTo(subresource);
    assertThat(info.name()).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({
    "/api/v1/namespaces, false",
    "/api/v1/namespaces/a, false",
    "/api/v1/namespaces/a/, false",
    "/api/v1/namespaces/a/status, false",
    "/api/v1/watch/namespaces/a, false",
    "/api/v1/namespaces/namespaces, false",
    "/api/v1/namespaces/a/namespaces, true",
    "/api/v1/namespaces/a/namespaces/a, true",
    "/api/v1/namespaces/a/namespaces/a/, true",
    "/api/v1/namespaces/a/namespaces/a/status, true",
    "/api/v1/namespaces/a/namespaces/b, true",
    "/api/v1/namespaces/a/namespaces/b/finalize, true",
    "/api/v1/namespaces/namespaces/namespaces/namespaces, true",
    "/api/v1/watch/namespaces/a/namespaces/a, true",
    "/api/v1/namespaces/a/pods/a, true",
    "/api/v1/pods, false",
    "/apis/example.com/v1/namespaces/a, true",
  })
  void aNamespaceIsNotInANamespace(String path, boolean inNamespace) {
    assertThat(parse("GET", path).isInNamespace()).isEqualTo(inNamespace);
  }

  @ParameterizedTest
  @CsvSource({
    "GET,/",
    "GET,/api",
    "GET,/apis",
    "GET,/apis/apps",
    "GET,/apis/apps/v1",
    "GET,/api/v1",
    "GET,/api/v1/",
    "GET,/version",
    "GET,/healthz/ping",
    "GET,/openapi/v2",
    "GET,/api/v1/watch",
  })
  void everythingElseIsAPath(String method, String path) {
    RequestInfo info = parse(method, path);

    assertThat(info.isResource()).isFalse();
    assertThat(info.verb()).isEqualTo("get");
    assertThat(info.path()).isEqualTo(path);
  }

  @Test
  void queriesKeepOrderAndLeaveOutWhatIsBroken() {
    Query query = Query.parse("a=1&b&a=2&c=%zz&=x&d=%20+;&e=a%2Bb");

    assertThat(query.all("a")).containsExactly("1", "2");
    assertThat(query.has("b")).isTrue();
    assertThat(query.has("c")).isFalse();
    assertThat(query.has("d")).isFalse();
    assertThat(query.get("e")).isEqualTo("a+b");
    assertThat(query.find("nothing")).isEmpty();
  }

  private static RequestInfo parse(String method, String target) {
    int question = target.indexOf('?');
    return RequestInfo.of(
        method,
        question < 0 ? target : target.substring(0, question),
        Query.parse(question < 0 ? "" : target.substring(question + 1)));
  }
}
