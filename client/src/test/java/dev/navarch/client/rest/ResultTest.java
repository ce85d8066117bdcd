package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.meta.v1.CauseType;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultTest {
  private static final String STATUS =
      """
      {"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure",
       "message":"pods \\"web\\" not found","reason":"NotFound",
       "details":{"name":"web","kind":"pods"},"code":404}
      """;

  private final ScriptedTransport transport = new ScriptedTransport();
  private final RestClient apps =
      transport.client().forGroupVersion(new GroupVersion("apps", "v1"));

  private Result get() throws Exception {
    return apps.get().namespace("ns").resource("deployments").name("web").send();
  }

  private ApiException error() throws Exception {
    return get().error().orElseThrow();
  }

  @Test
  void handlerThatFailsIsNoConcernOfTheRequest() throws Exception {
    RestClient client =
        transport
            .builder()
            .warningHandler(warning -> {
              throw new IllegalStateException("no room for " + warning.text());
            })
            .build();
    transport
        .json(200, "{}", "Warning", "299 - \"old\"")
        .json(200, "{}", "Warning", "299 - \"old\"");

    assertThat(client.get().absPath("/x").send().warnings()).hasSize(1);
    assertThat(client.get().absPath("/x").stream()).hasContent("{}");
  }

  @Test
  void answerThatIsNoWatchIsClosed() {
    AtomicBoolean isClosed = new AtomicBoolean();
    transport.stream(
        "text/html",
        new ByteArrayInputStream(new byte[0]) {
          @Override
          public void close() {
            isClosed.set(true);
          }
        });

    assertThatExceptionOfType(UnreadableAnswerException.class)
        .isThrownBy(() -> apps.get().absPath("/x").watch(Pod.class))
        .withMessage("GET /x: the answer to a watch is text/html");
    assertThat(isClosed).isTrue();
  }

  @Test
  void answerThatFellSilentIsATimeThatIsUp() {
    transport.stream(
        "application/json",
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new SocketTimeoutException("the answer of x stopped");
          }

          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            return read();
          }
        });

    assertThatExceptionOfType(SocketTimeoutException.class)
        .isThrownBy(this::get)
        .withMessageEndingWith("Original error: the answer of x stopped");
  }

  @Test
  void statusBecomesTheFailure() throws Exception {
    transport.json(404, STATUS);

    Result result = get();

    assertThat(result.statusCode()).isEqualTo(404);
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> result.into(Pod.class))
        .withMessage("pods \"web\" not found")
        .satisfies(e -> assertThat(e.reason()).isEqualTo(StatusReason.NOT_FOUND));
    assertThatExceptionOfType(ApiException.class).isThrownBy(result::raw);
  }

  @Test
  void statusInProtobufBecomesTheFailure() throws Exception {
    byte[] body =
        new ProtobufSerializer(AllTypes.scheme())
            .encode(ApiException.conflict(new GroupResource("", "pods"), "web", "no").status());
    transport.answer(409, MediaTypes.PROTOBUF, body);

    assertThat(error().reason()).isEqualTo(StatusReason.CONFLICT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          400 | BAD_REQUEST | the server rejected our request for an unknown reason
          401 | UNAUTHORIZED | the server has asked for the client to provide credentials
          403 | FORBIDDEN | oops
          404 | NOT_FOUND | the server could not find the requested resource
          405 | METHOD_NOT_ALLOWED | the server does not allow this method on the requested resource
          406 | NOT_ACCEPTABLE | oops
          409 | CONFLICT | the server reported a conflict
          415 | UNSUPPORTED_MEDIA_TYPE | oops
          418 | UNKNOWN | the server responded with the status code 418 but did not return more information
          422 | INVALID | the server rejected our request due to an error in our request
          429 | TOO_MANY_REQUESTS | the server has received too many requests and has asked us to try again later
          500 | INTERNAL_ERROR | an error on the server ("oops") has prevented the request from succeeding
          502 | INTERNAL_ERROR | an error on the server ("oops") has prevented the request from succeeding
          503 | SERVICE_UNAVAILABLE | the server is currently unable to handle the request
          504 | TIMEOUT | the server was unable to return a response in the time allotted, but may still be processing the request
          """)
  void answerWithoutAStatusIsWordedByItsCode(int code, StatusReason reason, String message)
      throws Exception {
    transport.answer(code, "text/plain", "oops\n".getBytes(StandardCharsets.UTF_8));

    ApiException error = error();

    assertThat(error.message()).isEqualTo(message + " (get deployments.apps web)");
    assertThat(error.reason()).isEqualTo(reason);
    assertThat(error.code()).isEqualTo(code);
    assertThat(error.hasCause(CauseType.UNEXPECTED_SERVER_RESPONSE)).isTrue();
  }

  @Test
  void bodyThatIsNoTextIsNotShown() throws Exception {
    transport.answer(500, "application/octet-stream", new byte[] {0, 1, 2});

    assertThat(error().message())
        .isEqualTo(
            "an error on the server (\"unknown\") has prevented the request from succeeding"
                + " (get deployments.apps web)");
  }

  @Test
  void bodyOfAnErrorIsCutOff() throws Exception {
    transport.answer(500, "text/html", "x".repeat(10_000).getBytes(StandardCharsets.UTF_8));

    assertThat(error().message()).contains("x".repeat(2048)).doesNotContain("x".repeat(2049));
  }

  @Test
  void requestForNoResourceIsNotNamed() throws Exception {
    transport.answer(404, "text/plain", "404 page not found".getBytes(StandardCharsets.UTF_8));

    ApiException error = apps.get().absPath("/nowhere").send().error().orElseThrow();

    assertThat(error.message()).isEqualTo("the server could not find the requested resource");
  }

  @Test
  void otherKindIsAnErrorThatNamesBoth() throws Exception {
    transport.json(200, "{\"kind\":\"Secret\",\"apiVersion\":\"v1\",\"data\":{}}");

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> get().into(Pod.class))
        .withMessage(
            "GET /apis/apps/v1/namespaces/ns/deployments/web: the answer cannot be read: kind Pod"
                + " was expected, and it is /v1, Kind=Secret");
  }

  @Test
  void otherKindIsNamedEvenIfItsFieldsCannotBeRead() throws Exception {
    transport.json(200, "{\"status\":\"x\",\"kind\":\"Job\",\"apiVersion\":\"batch/v1\"}");

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> get().into(Pod.class))
        .withMessageContaining("kind Pod was expected, and it is batch/v1, Kind=Job");
  }

  @Test
  void wrongTypeIsAnErrorThatSaysWhere() throws Exception {
    transport.json(
        200, "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"spec\":{\"hostNetwork\":\"yes\"}}");

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> get().into(Pod.class))
        .withMessageContaining(
            "cannot unmarshal string into Go struct field PodSpec.spec.hostNetwork of type bool");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"kind":"Pod","apiVersion":"v1","spec":{ | application/json | the answer cannot be read
          <html>Sign in</html> | text/html | it is text/html and no object: <html>Sign in</html>
          <html>Sign in</html> | application/json | the answer cannot be read
          {"apiVersion":"v1"} | application/json | Object 'Kind' is missing in '{"apiVersion":"v1"}'
          [] | application/json | the answer cannot be read
          null | application/json | Object 'Kind' is missing
          nonsense | application/vnd.kubernetes.protobuf | does not appear to be a protobuf message
          """)
  void nonsenseIsAnErrorThatSaysWhatItIs(String body, String type, String message)
      throws Exception {
    transport.answer(200, type, body.getBytes(StandardCharsets.UTF_8));
    Result result = get();

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> result.into(Pod.class))
        .withMessageStartingWith("GET /apis/apps/v1/namespaces/ns/deployments/web: ")
        .withMessageContaining(message);
    assertThatExceptionOfType(IOException.class).isThrownBy(() -> result.into(Unstructured.class));
  }

  @Test
  void emptyAnswerIsAnError() throws Exception {
    transport.answer(200, "application/json", new byte[0]);

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> get().into(Pod.class))
        .withMessageEndingWith(
            "0-length response with status code: 200 and content type: application/json");
  }

  @Test
  void bodyThatBreaksOffIsAnError() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("Connection reset");
          }

          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            return read();
          }
        };
    transport.stream(
        "application/json",
        new SequenceInputStream(new ByteArrayInputStream(new byte[] {'{'}), broken));

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(this::get)
        .withMessageEndingWith(
            "unexpected error when reading response body. Please retry. Original error: Connection"
                + " reset");
  }

  @Test
  void itemsOfListsSayWhatTheyAre() throws Exception {
    String list =
        """
        {"kind":"ConfigMapList","apiVersion":"v1","metadata":{"resourceVersion":"7"},
         "items":[{"metadata":{"name":"a"}},{"metadata":{"name":"b"}}]}
        """;
    transport.json(200, list).json(200, list);

    ConfigMapList typed = get().into(ConfigMapList.class);
    UnstructuredList untyped = get().into(UnstructuredList.class);

    assertThat(typed.items())
        .extracting(ConfigMap::groupVersionKind)
        .containsOnly(new GroupVersion("", "v1").withKind("ConfigMap"));
    assertThat(typed.items().get(0).typeMeta()).isSameAs(typed.items().get(1).typeMeta());
    assertThat(untyped.items())
        .extracting(item -> item.typeMeta().kind())
        .containsOnly("ConfigMap");
  }

  @Test
  void listIsExpectedWhereOneIsAskedFor() throws Exception {
    transport.json(200, "{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}");

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> get().into(UnstructuredList.class))
        .withMessageContaining("a list was expected, and it is /v1, Kind=Pod");
  }

  @Test
  void creationIsTold() throws Exception {
    transport.json(201, "{}").json(200, "{}");

    assertThat(get().wasCreated()).isTrue();
    assertThat(get().wasCreated()).isFalse();
  }
}
