package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.etcd.EtcdFailure.Meaning;
import io.grpc.Status;
import java.io.IOException;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EtcdFailureTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          OUT_OF_RANGE | etcdserver: mvcc: required revision has been compacted | COMPACTED
          OUT_OF_RANGE | etcdserver: mvcc: required revision is a future revision | FUTURE_REVISION
          NOT_FOUND | etcdserver: requested lease not found | LEASE_NOT_FOUND
          INVALID_ARGUMENT | etcdserver: request is too large | TOO_LARGE
          INVALID_ARGUMENT | etcdserver: too many operations in txn request | TOO_LARGE
          RESOURCE_EXHAUSTED | grpc: received message larger than max (3 vs. 2) | TOO_LARGE
          RESOURCE_EXHAUSTED | etcdserver: mvcc: database space exceeded | NO_SPACE
          DATA_LOSS | etcdserver: corrupt cluster | CORRUPT
          UNAVAILABLE | etcdserver: no leader | NOT_NOW
          RESOURCE_EXHAUSTED | etcdserver: too many requests | NOT_NOW
          UNKNOWN | raft proposal dropped | NOT_NOW
          UNAVAILABLE | etcdserver: leader changed | NO_ANSWER
          UNAVAILABLE | etcdserver: request timed out | NO_ANSWER
          UNAVAILABLE | etcdserver: server stopped | NO_ANSWER
          UNAVAILABLE | io exception | NO_ANSWER
          DEADLINE_EXCEEDED | deadline exceeded after 9.9s | NO_ANSWER
          PERMISSION_DENIED | etcdserver: permission denied | REFUSED
          UNAUTHENTICATED | etcdserver: invalid auth token | REFUSED
          """)
  void aRequestThatWasSentFailsWithWhatTheServerSays(
      Status.Code code, String text, Meaning meaning) {
    assertThat(EtcdFailure.meaning(code.toStatus().withDescription(text), true)).isEqualTo(meaning);
  }

  @Test
  void aWriteThatWasNotSentWasNotApplied() {
    EtcdFailure failure =
        EtcdFailure.of(
            Status.UNAVAILABLE
                .withDescription("io exception")
                .withCause(new IOException("Connection refused"))
                .asRuntimeException(),
            false);

    assertThat(failure.neverBegun()).isTrue();
    assertThat(failure.toStorageException())
        .hasMessage("etcd cannot be reached: io exception: Connection refused")
        .asInstanceOf(InstanceOfAssertFactories.type(StorageException.Unavailable.class))
        .extracting(StorageException.Unavailable::outcome)
        .isEqualTo(Outcome.NOT_APPLIED);
  }

  @Test
  void aWriteWithoutAnAnswerMayHaveBeenApplied() {
    EtcdFailure failure = EtcdFailure.of(Status.DEADLINE_EXCEEDED.asRuntimeException(), true);

    assertThat(failure.neverBegun()).isFalse();
    assertThat(((StorageException.Unavailable) failure.toStorageException()).outcome())
        .isEqualTo(Outcome.UNKNOWN);
    assertThat(((StorageException.Unavailable) failure.toReadException()).outcome())
        .isEqualTo(Outcome.NOT_APPLIED);
  }
}
