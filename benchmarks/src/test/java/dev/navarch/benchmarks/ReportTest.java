package dev.navarch.benchmarks;

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
                Figure.of("start", "Navarch", Unit.MILLISECONDS, 41.25)));

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
}
