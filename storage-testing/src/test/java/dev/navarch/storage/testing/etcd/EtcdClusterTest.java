package dev.navarch.storage.testing.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EtcdClusterTest {
  private static final EtcdOptions OPTIONS = EtcdOptions.DEFAULT.withoutSync();

  @Test
  void threeMembersAreOneCluster() throws IOException {
    try (EtcdCluster cluster = EtcdCluster.start(OPTIONS)) {
      values(cluster, 0).put("a", "1");

      assertThat(cluster.endpoints()).hasSize(3).doesNotHaveDuplicates();
      assertThat(cluster.leader()).isBetween(0, 2);
      assertThat(values(cluster, 1).find("a")).contains("1");
      assertThat(values(cluster, 2).find("a")).contains("1");
    }
  }

  @Test
  void afterTheLossOfTheLeaderAnotherIsElectedAndWritesGoOn() throws IOException {
    try (EtcdCluster cluster = EtcdCluster.start(OPTIONS)) {
      int first = cluster.leader();

      cluster.member(first).kill();
      int second = cluster.leader();
      values(cluster, second).put("a", "1");

      assertThat(second).isNotEqualTo(first);

      cluster.member(first).restart();

      assertThat(values(cluster, first).find("a")).contains("1");
    }
  }

  @Test
  void withoutAMajorityNothingIsWrittenUntilMembersReturn() throws IOException {
    try (EtcdCluster cluster = EtcdCluster.start(OPTIONS)) {
      values(cluster, 0).put("a", "1");

      cluster.member(1).kill();
      cluster.member(2).kill();

      assertThatThrownBy(() -> values(cluster, 0).put("a", "2", Duration.ofMillis(500)))
          .isInstanceOf(IOException.class);

      cluster.member(1).launch();
      cluster.member(2).launch();
      cluster.members().forEach(member -> member.awaitHealthy(Duration.ofSeconds(60)));
      values(cluster, 1).put("a", "3");

      assertThat(values(cluster, 0).find("a")).contains("3");
    }
  }

  @Test
  void aMemberThatLeadsSaysSo() {
    EtcdStatus leader =
        EtcdStatus.parse(
            """
            {"header":{"member_id":"18446744073709551615"},\
            "leader":"18446744073709551615","raftTerm":"7"}\
            """);
    EtcdStatus follower =
        EtcdStatus.parse("{\"header\":{\"member_id\":\"5\"},\"leader\":\"6\",\"raftTerm\":\"7\"}");
    EtcdStatus candidate = EtcdStatus.parse("{\"header\":{\"member_id\":\"5\"}}");

    assertThat(leader).isEqualTo(new EtcdStatus(-1, -1, 7));
    assertThat(leader.leads()).isTrue();
    assertThat(follower.leads()).isFalse();
    assertThat(candidate.leads()).isFalse();
  }

  private static KeyValues values(EtcdCluster cluster, int member) {
    return new KeyValues(cluster.member(member).http());
  }
}
