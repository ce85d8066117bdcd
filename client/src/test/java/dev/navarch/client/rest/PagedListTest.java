package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PagedListTest {
  private final ScriptedTransport transport = new ScriptedTransport();
  private final ResourceClient<ConfigMap, ConfigMapList> maps =
      new ResourceClient<>(
          transport.client().forGroupVersion(new GroupVersion("", "v1")),
          "configmaps",
          ConfigMap.class,
          ConfigMapList.class,
          "");

  private void page(String token, String... names) {
    transport.json(
        200,
        """
        {"kind":"ConfigMapList","apiVersion":"v1",
         "metadata":{"resourceVersion":"7","continue":"%s"},"items":[%s]}
        """
            .formatted(
                token,
                Stream.of(names)
                    .map("{\"metadata\":{\"name\":\"%s\"}}"::formatted)
                    .reduce((a, b) -> a + "," + b)
                    .orElse("")));
  }

  private void expired(String token) {
    transport.json(
        410,
        """
        {"kind":"Status","apiVersion":"v1","metadata":{"continue":"%s"},"status":"Failure",
         "message":"too old","reason":"Expired","code":410}
        """
            .formatted(token));
  }

  private static List<String> names(Stream<ConfigMap> stream) {
    return stream.map(map -> map.metadata().name()).toList();
  }

  @Test
  void allPagesAreGoneThrough() {
    page("t1", "a", "b");
    page("t2");
    page("", "c");

    assertThat(names(maps.stream())).containsExactly("a", "b", "c");
    assertThat(transport.asked())
        .containsExactly(
            "GET /api/v1/configmaps?limit=500",
            "GET /api/v1/configmaps?continue=t1&limit=500",
            "GET /api/v1/configmaps?continue=t2&limit=500");
  }

  @Test
  void pagesAreAskedForWhenTheyAreNeeded() {
    page("t1", "a", "b");

    Iterator<ConfigMap> iterator = maps.stream().iterator();
    iterator.next();
    iterator.next();

    assertThat(transport.requests()).hasSize(1);
  }

  @Test
  void tokenTakesThePlaceOfTheVersion() {
    page("t1", "a");
    page("", "b");
    ListOptions options =
        ListOptions.builder()
            .resourceVersion("5")
            .resourceVersionMatch("Exact")
            .labelSelector("x")
            .limit(1)
            .build();

    assertThat(names(maps.stream(options))).containsExactly("a", "b");
    assertThat(transport.asked())
        .containsExactly(
            "GET /api/v1/configmaps"
                + "?labelSelector=x&limit=1&resourceVersion=5&resourceVersionMatch=Exact",
            "GET /api/v1/configmaps?continue=t1&labelSelector=x&limit=1");
  }

  @Test
  void forgottenStateIsGoneOnFromInALaterOne() {
    page("t1", "a");
    expired("later");
    page("t2", "b");
    page("", "c");

    assertThat(names(maps.stream())).containsExactly("a", "b", "c");
    assertThat(transport.asked())
        .containsExactly(
            "GET /api/v1/configmaps?limit=500",
            "GET /api/v1/configmaps?continue=t1&limit=500",
            "GET /api/v1/configmaps?continue=later&limit=500",
            "GET /api/v1/configmaps?continue=t2&limit=500");
  }

  @Test
  void forgottenStateWithoutAWayOnIsAFailure() {
    page("t1", "a");
    expired("");

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.stream().count())
        .withMessage("too old");
  }

  @Test
  void otherFailuresComeThrough() {
    page("t1", "a");
    transport.fails(new IOException("gone"));

    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> names(maps.stream()))
        .withCauseInstanceOf(IOException.class);
  }
}
