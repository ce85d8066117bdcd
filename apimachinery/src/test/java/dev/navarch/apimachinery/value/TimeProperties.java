package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class TimeProperties {

  @Property
  void timesReadWhatTheyPrint(
      @ForAll @LongRange(min = Rfc3339.MIN_SECOND, max = Rfc3339.MAX_SECOND) long second) {
    Time time = Time.ofEpochSecond(second);

    assertThat(Time.parse(time.toString())).isEqualTo(time);
    assertThat(Instant.parse(time.toString())).isEqualTo(time.toInstant());
  }

  @Property
  void microTimesReadWhatTheyPrint(
      @ForAll @LongRange(min = Rfc3339.MIN_SECOND, max = Rfc3339.MAX_SECOND) long second,
      @ForAll @IntRange(max = 999_999) int micros) {
    MicroTime time = MicroTime.ofEpochMicro(second * 1_000_000 + micros);

    assertThat(MicroTime.parse(time.toString())).isEqualTo(time);
    assertThat(Instant.parse(time.toString())).isEqualTo(time.toInstant());
  }

  @Property
  void offsetsAreHonouredAsTheJdkHonoursThem(
      @ForAll @LongRange(min = 0, max = 4_000_000_000L) long second,
      @ForAll @IntRange(max = 999_999_999) int nanos,
      @ForAll @IntRange(min = -18 * 60, max = 18 * 60) int offsetMinutes) {
    Instant instant = Instant.ofEpochSecond(second, nanos);
    OffsetDateTime local = instant.atOffset(ZoneOffset.ofTotalSeconds(offsetMinutes * 60));
    String text = local.toLocalDate() + "T" + "%tT.%<tN".formatted(local) + local.getOffset();

    assertThat(Time.parse(text)).isEqualTo(Time.of(instant));
    assertThat(MicroTime.parse(text)).isEqualTo(MicroTime.of(instant));
  }

  @Property
  void anyTextGivesATimeOrAnIllegalArgument(@ForAll String text) {
    assertThat(Refusals.of(() -> Time.parse(text))).isIn(Refusals.NONE, Refusals.ILLEGAL_ARGUMENT);
    assertThat(Refusals.of(() -> MicroTime.parse(text)))
        .isIn(Refusals.NONE, Refusals.ILLEGAL_ARGUMENT);
  }

  @Property
  void oneWrongCharacterGivesATimeOrAnIllegalArgument(
      @ForAll @IntRange(max = 19) int at, @ForAll char wrong) {
    StringBuilder text = new StringBuilder("2006-01-02T15:04:05Z");
    text.setCharAt(at, wrong);

    assertThat(Refusals.of(() -> Time.parse(text.toString())))
        .isIn(Refusals.NONE, Refusals.ILLEGAL_ARGUMENT);
  }
}
