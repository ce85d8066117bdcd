package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.Service;
import dev.navarch.apiserver.endpoint.Connectable;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.request.Query;
import dev.navarch.registry.core.CoreStores;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PodStreamsTest {
  private static final Peer PEER = new Peer("127.0.0.1", List.of());

  private final CoreStores stores = CoreStores.create();
  private final List<Integer> answers = new ArrayList<>();

  @BeforeEach
  void createPods() {
    pod("p", "", "app");
    pod("two", "", "a", "b");
    pod("placed", ", nodeName: n1", "app");
  }

  private void pod(String name, String spec, String... containers) {
    String list = String.join("}, {image: i, name: ", containers);
    stores.create(
        Pod.class,
        "pods",
        """
        apiVersion: v1
        kind: Pod
        metadata: {name: %s, namespace: ns}
        spec: {containers: [{image: i, name: %s}]%s}
        """
            .formatted(name, list, spec));
  }

  private void ask(String path, String name, String query) {
    String url = "/api/v1/namespaces/ns/" + path.replace("/", "/" + name + "/");
    ApiRequest request =
        new ApiRequest("GET", url, Query.parse(query), Headers.NONE, new byte[0], PEER);
    Responder responder =
        new Responder() {
          @Override
          public void respond(int status, Headers headers, byte[] body) {
            answers.add(status);
          }

          @Override
          public ResponseStream stream(int status, Headers headers) {
            throw new AssertionError("nothing streams here");
          }
        };
    ((Connectable) stores.rest(path))
        .connect(new Exchange(request, CoreStores.request("GET", url), responder));
  }

  @Test
  void podThatNoNodeRunsHasPrintedNothing() {
    ask("pods/log", "p", "");

    assertThat(answers).containsExactly(204);
  }

  @Test
  void logIsOfOneContainer() {
    assertThatThrownBy(() -> ask("pods/log", "p", "container=nosuch"))
        .hasMessage("container nosuch is not valid for pod p");
    assertThatThrownBy(() -> ask("pods/log", "two", ""))
        .hasMessage("a container name must be specified for pod two, choose one of: [a b]");
    ask("pods/log", "two", "container=b");
    assertThat(answers).containsExactly(204);
  }

  @Test
  void badLogOptionsAreRefused() {
    assertThatThrownBy(() -> ask("pods/log", "p", "tailLines=-1"))
        .hasMessage(
            "PodLogOptions \"p\" is invalid: tailLines: Invalid value: -1: must be greater than or"
                + " equal to 0");
    assertThatThrownBy(() -> ask("pods/log", "p", "tailLines=x"))
        .hasMessage("strconv.ParseInt: parsing \"x\": invalid syntax");
    assertThatThrownBy(() -> ask("pods/log", "nosuch", "")).hasMessage("pods \"nosuch\" not found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pods/exec", "pods/attach", "pods/portforward"})
  void streamsNeedANode(String path) {
    assertThatThrownBy(() -> ask(path, "p", "")).hasMessage("pod p does not have a host assigned");
    assertThatThrownBy(() -> ask(path, "placed", "")).hasMessage("nodes \"n1\" not found");
  }

  @Test
  void nodeWithoutAddressCannotBeReached() {
    stores.create(
        Node.class,
        "nodes",
        """
        apiVersion: v1
        kind: Node
        metadata: {name: n1}
        """);

    assertThatThrownBy(() -> ask("pods/log", "placed", ""))
        .hasMessage("no preferred addresses found; known addresses: []");
  }

  @Test
  void proxiesSayWhyTheyLeadNowhere() {
    stores.create(
        Service.class,
        "services",
        """
        apiVersion: v1
        kind: Service
        metadata: {name: s, namespace: ns}
        spec: {ports: [{port: 80}]}
        """);
    stores.create(
        Endpoints.class,
        "endpoints",
        """
        apiVersion: v1
        kind: Endpoints
        metadata: {name: s, namespace: ns}
        """);

    assertThatThrownBy(() -> ask("pods/proxy", "p:80", "")).hasMessage("address not allowed");
    assertThatThrownBy(() -> ask("pods/proxy", "a:b:c", ""))
        .hasMessage("invalid pod request \"a:b:c\"");
    assertThatThrownBy(() -> ask("services/proxy", "nosuch", ""))
        .hasMessage("services \"nosuch\" not found");
    assertThatThrownBy(() -> ask("services/proxy", "s", ""))
        .hasMessage("no endpoints available for service \"s\"");
    assertThatThrownBy(() -> ask("services/proxy", "s:81", ""))
        .hasMessage("no service port 81 found for service \"s\"");
  }
}
