package dev.navarch.benchmarks.measuring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
  @Test
  void oursIsDividedByTheBestOfTheOthers() {
    Report report =
        new Report(
            List.of(
                new Figure("decode", "Navarch", Unit.OPERATIONS_PER_SECOND, 300_000, 3_000),
                new Figure("decode", "slow", Unit.OPERATIONS_PER_SECOND, 50_000, 1_000),
                new Figure("decode", "fast", Unit.OPERATIONS_PER_SECOND, 120_000, 600),
                Figure.of("heap", "Navarch", Unit.BYTES_PER_POD, 1_500),
                Figure.of("heap", "slow", Unit.BYTES_PER_POD, 3_000),
                Figure.of("heap", "fast", Unit.BYTES_PER_POD, 6_000),
                Figure.of("start", "Navarch", Unit.MILLISECONDS, 41.25)),
            Contest.againstAll("Navarch"));

    assertThat(report.markdown())
        .isEqualTo(
            """
            | measured | unit | Navarch | slow | fast | Navarch / best other |
            |---|---|---:|---:|---:|---:|
            | decode | ops/s ↑ | 300,000 ± 1.0 % | 50,000 ± 2.0 % | 120,000 ± 0.5 % | 2.50 |
            | heap | bytes/pod ↓ | 1,500 | 3,000 | 6,000 | 0.50 |
            | start | ms ↓ | 41.3 | – | – | – |
            """);
  }

  @Test
  void onlyTheNamedRivalIsComparedWith() {
    Report report =
        new Report(
            List.of(
                Figure.of("put", "memory", Unit.MICROSECONDS, 3),
                Figure.of("put", "embedded", Unit.MICROSECONDS, 250),
                Figure.of("put", "etcd", Unit.MICROSECONDS, 500)),
            Contest.between("embedded", "etcd"));

    assertThat(report.markdown())
        .isEqualTo(
            """
            | measured | unit | memory | embedded | etcd | embedded / etcd |
            |---|---|---:|---:|---:|---:|
            | put | µs ↓ | 3.00 | 250 | 500 | 0.50 |
            """);
  }

  @Test
  void ratiosOfAnySizeAreReadable() {
    Report report =
        new Report(
            List.of(
                Figure.of("count", "embedded", Unit.MICROSECONDS, 1),
                Figure.of("count", "etcd", Unit.MICROSECONDS, 5_000),
                Figure.of("gets", "embedded", Unit.OPERATIONS_PER_SECOND, 4_000_000),
                Figure.of("gets", "etcd", Unit.OPERATIONS_PER_SECOND, 2_000),
                Figure.of("delay", "embedded", Unit.MICROSECONDS, 50),
                Figure.of("delay", "etcd", Unit.MICROSECONDS, 0)),
            Contest.between("embedded", "etcd"));

    assertThat(report.markdown().lines().skip(2))
        .containsExactly(
            "| count | µs ↓ | 1.00 | 5,000 | < 0.01 |",
            "| gets | ops/s ↑ | 4,000,000 | 2,000 | 2,000 |",
            "| delay | µs ↓ | 50.0 | 0 | – |");
  }

  @Test
  void figuresHaveTheDigitsThatMatter() {
    Report report =
        new Report(
            List.of(
                Figure.of("a", "etcd", Unit.MILLISECONDS, 1234.5678),
                Figure.of("b", "etcd", Unit.MILLISECONDS, 12.345),
                Figure.of("c", "etcd", Unit.MILLISECONDS, 0.1234),
                Figure.of("d", "etcd", Unit.MILLISECONDS, 0.00251)),
            Contest.between("embedded", "etcd"));

    assertThat(report.markdown().lines().skip(2))
        .containsExactly(
            "| a | ms ↓ | 1,235 | – |",
            "| b | ms ↓ | 12.3 | – |",
            "| c | ms ↓ | 0.12 | – |",
            "| d | ms ↓ | 0.0025 | – |");
  }
}
