package dev.navarch.client.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.client.cache.Page;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ListAnswerTest {
  private final ScriptedTransport transport = new ScriptedTransport();
  private final ResourceClient<ConfigMap, ConfigMapList> maps =
      new ResourceClient<>(
          transport.client().forGroupVersion(new GroupVersion("", "v1")),
          "configmaps",
          ConfigMap.class,
          ConfigMapList.class,
          "");

  private Page<ConfigMap> page() throws Exception {
    return maps.listerWatcher().list(ListOptions.builder().build());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"7\"},\"items\":[]}",
        "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"7\"},\"items\":null}",
        "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"7\"}}",
        "{ \"kind\": \"ConfigMapList\", \"apiVersion\": \"v1\", \"items\": [ ],\n \"metadata\": {\"resourceVersion\":\"7\"} }",
        "{\"items\":[],\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"7\"}}",
      })
  void anEmptyListIsOneHoweverItIsWritten(String body) throws Exception {
    transport.json(200, body);

    assertThat(page()).isEqualTo(new Page<>(List.of(), "7", ""));
  }

  @Test
  void aStatusInPlaceOfAListIsAFailure() {
    transport.json(
        200,
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\",\"reason\":\"Forbidden\",\"code\":403}");

    assertThatThrownBy(this::page).isInstanceOf(ApiException.class);
  }

  @Test
  void aRefusalIsAFailure() {
    transport.json(
        410,
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\",\"reason\":\"Expired\",\"code\":410}");

    assertThatThrownBy(this::page).isInstanceOf(ApiException.class);
  }

  @Test
  void aListOfAnotherKindIsRefused() {
    transport.json(
        200, "{\"kind\":\"SecretList\",\"apiVersion\":\"v1\",\"metadata\":{},\"items\":[{}]}");

    assertThatIOException().isThrownBy(this::page).withMessageContaining("SecretList");
  }

  @Test
  void aListThatTellsItsKindTooLateIsCheckedToo() {
    transport.json(200, "{\"apiVersion\":\"v1\",\"items\":[{}],\"kind\":\"SecretList\"}");

    assertThatIOException().isThrownBy(this::page).withMessageContaining("SecretList");
  }

  @Test
  void anItemOfTheWrongShapeIsNamed() {
    transport.json(
        200,
        "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{},\"items\":[{\"data\":7}]}");

    assertThatIOException()
        .isThrownBy(this::page)
        .withMessageContaining("the answer cannot be read")
        .withMessageContaining("data");
  }

  @Test
  void itemsWithoutACommaBetweenThemAreRefused() {
    transport.json(
        200, "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{},\"items\":[{}{}]}");

    assertThatIOException().isThrownBy(this::page).withMessageContaining("',' was expected");
  }

  @Test
  void anAnswerThatBreaksOffSaysSo() {
    byte[] begun =
        "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{},\"items\":[{},"
            .getBytes(UTF_8);
    transport.stream(
        MediaTypes.JSON,
        new SequenceInputStream(
            new ByteArrayInputStream(begun),
            new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("cable cut");
              }
            }));

    assertThatIOException().isThrownBy(this::page).withMessageContaining("cable cut");
  }
}
