package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PodExecOptions;
import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.GetOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.Preconditions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class QueryParametersTest {
  static Stream<Arguments> options() {
    return Stream.of(
        Arguments.of(ListOptions.builder().build(), ""),
        Arguments.of(
            ListOptions.builder().labelSelector("a=b").limit(500).continue_("tok").build(),
            "?continue=tok&labelSelector=a%3Db&limit=500"),
        Arguments.of(
            ListOptions.builder()
                .watch(true)
                .allowWatchBookmarks(true)
                .sendInitialEvents(false)
                .timeoutSeconds(0L)
                .resourceVersion("0")
                .build(),
            "?allowWatchBookmarks=true&resourceVersion=0&sendInitialEvents=false"
                + "&timeoutSeconds=0&watch=true"),
        Arguments.of(GetOptions.builder().resourceVersion("12").build(), "?resourceVersion=12"),
        Arguments.of(
            CreateOptions.builder().dryRun(List.of("All")).fieldManager("me").build(),
            "?dryRun=All&fieldManager=me"),
        Arguments.of(
            PatchOptions.builder().force(true).fieldValidation("Strict").build(),
            "?fieldValidation=Strict&force=true"),
        Arguments.of(PatchOptions.builder().force(false).build(), "?force=false"),
        Arguments.of(ApplyOptions.builder().build(), "?fieldManager=&force=false"),
        Arguments.of(
            DeleteOptions.builder()
                .gracePeriodSeconds(0L)
                .propagationPolicy("Foreground")
                .preconditions(Preconditions.builder().uid("u").build())
                .build(),
            "?gracePeriodSeconds=0&propagationPolicy=Foreground&uid=u"),
        Arguments.of(
            PodLogOptions.builder()
                .follow(true)
                .tailLines(0L)
                .sinceTime(Time.ofEpochSecond(0))
                .build(),
            "?follow=true&sinceTime=1970-01-01T00%3A00%3A00Z&tailLines=0"),
        Arguments.of(
            PodExecOptions.builder().stdout(true).command(List.of("sh", "-c", "a b")).build(),
            "?command=sh&command=-c&command=a+b&stdout=true"));
  }

  @ParameterizedTest
  @MethodSource("options")
  void optionsBecomeAQuery(ApiObject options, String query) {
    String url =
        new ScriptedTransport()
            .client()
            .forGroupVersion(new GroupVersion("", "v1"))
            .get()
            .versionedParams(options)
            .url();

    assertThat(url).isEqualTo("/api/v1" + query);
  }
}
