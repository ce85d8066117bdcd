package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class WarningProperties {
  @Property(tries = 500)
  void anyHeaderIsEndedWith(@ForAll String header) {
    assertThat(Warning.parse(List.of("299 - \"" + header))).hasSizeBetween(1, 1 + header.length());
  }
}
