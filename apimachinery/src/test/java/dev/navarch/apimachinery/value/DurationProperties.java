package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.LongRange;

class DurationProperties {

  @Property
  void durationsReadWhatTheyPrint(@ForAll long nanos) {
    Duration duration = Duration.ofNanos(nanos);

    assertThat(Duration.parse(duration.toString())).isEqualTo(duration);
  }

  @Property
  void shortDurationsReadWhatTheyPrint(
      @ForAll @LongRange(min = -10_000_000_000L, max = 10_000_000_000L) long nanos) {
    assertThat(Duration.parse(Duration.ofNanos(nanos).toString()).toNanos()).isEqualTo(nanos);
  }

  @Property
  void anyTextGivesADurationOrAnIllegalArgument(
      @ForAll @Chars({'0', '1', '9', '.', '-', '+', 'n', 'u', 'm', 's', 'h', 'µ', ' '})
          String text) {
    assertThat(Refusals.of(() -> Duration.parse(text)))
        .isIn(Refusals.NONE, Refusals.ILLEGAL_ARGUMENT);
  }
}
