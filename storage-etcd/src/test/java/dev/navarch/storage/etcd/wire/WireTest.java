package dev.navarch.storage.etcd.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import io.grpc.Drainable;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Messages against their bytes. Each row of bytes is one field: its tag, for lengths the length,
 * and what it holds.
 */
class WireTest {
  private static final ByteString A = ByteString.utf8("a");
  private static final ByteString B = ByteString.utf8("b");

  @Test
  void aRangeIsWrittenWithoutWhatItDoesNotSay() {
    assertThat(bytes(RangeCall.one(A))).isEqualTo("0a 01 61");
    assertThat(bytes(new RangeCall(A, B, 300, 7, true)))
        .isEqualTo("0a 01 61 12 01 62 18 ac 02 20 07 48 01");
  }

  @Test
  void aTransactionHoldsItsStepsInOrder() {
    TxnCall txn =
        new TxnCall(
            List.of(
                new CompareCall(A, CompareCall.Target.MOD_REVISION, 5),
                new CompareCall(B, CompareCall.Target.VERSION, 0)),
            List.of(new OperationCall.Put(A, B, 9), new OperationCall.Delete(B)),
            List.of(RangeCall.one(A)));

    assertThat(bytes(txn))
        .isEqualTo(
            String.join(
                " ",
                "0a 07 10 02 1a 01 61 30 05",
                "0a 05 1a 01 62 20 00",
                "12 0a 12 08 0a 01 61 12 01 62 18 09",
                "12 05 1a 03 0a 01 62",
                "1a 05 0a 03 0a 01 61"));
  }

  @Test
  void aWatchAsksForMarksAlways() {
    assertThat(bytes(new WatchCall.Create(A, B, 12, true)))
        .isEqualTo("0a 0c 0a 01 61 12 01 62 18 0c 20 01 30 01");
    assertThat(bytes(new WatchCall.Create(A, ByteString.EMPTY, 1, false)))
        .isEqualTo("0a 07 0a 01 61 18 01 20 01");
    assertThat(bytes(new WatchCall.Progress())).isEqualTo("1a 00");
  }

  @Test
  void smallRequestsAreWritten() {
    assertThat(bytes(new LeaseCall.Grant(60))).isEqualTo("08 3c");
    assertThat(bytes(new LeaseCall.Of(-1))).isEqualTo("08 ff ff ff ff ff ff ff ff ff 01");
    assertThat(bytes(new CompactCall(128))).isEqualTo("08 80 01");
    assertThat(bytes(new StatusCall())).isEmpty();
  }

  @Test
  void aRangeReplyIsRead() {
    RangeReply reply =
        read(
            EtcdMethods.RANGE,
            "0a 06 08 01 10 02 18 03",
            "12 0f 0a 01 61 10 04 18 05 20 06 2a 02 78 79 30 07",
            "18 01",
            "20 ac 02");

    assertThat(reply.header()).isEqualTo(new Header(2, 3));
    assertThat(reply.items()).containsExactly(new KeyValue(A, ByteString.utf8("xy"), 4, 5, 6, 7));
    assertThat(reply.count()).isEqualTo(300);
  }

  @Test
  void aTransactionsReplyGivesTheReadsInOrder() {
    TxnReply reply =
        read(
            EtcdMethods.TXN,
            "0a 02 18 09",
            "1a 09 0a 07 12 03 0a 01 61 20 01",
            "1a 04 12 02 0a 00",
            "1a 02 0a 00");

    assertThat(reply.succeeded()).isFalse();
    assertThat(reply.header().revision()).isEqualTo(9);
    assertThat(reply.ranges()).extracting(RangeReply::count).containsExactly(1L, 0L);
    assertThat(reply.ranges().getFirst().items().getFirst().key()).isEqualTo(A);
  }

  @Test
  void watchRepliesAreToldApart() {
    WatchReply created = read(EtcdMethods.WATCH, "0a 04 10 02 18 09", "18 01");
    WatchReply mark = read(EtcdMethods.WATCH, "0a 02 18 09", "10 ff ff ff ff ff ff ff ff ff 01");
    WatchReply compacted = read(EtcdMethods.WATCH, "20 01", "28 07", "32 03 6f 6c 64");
    WatchReply events =
        read(
            EtcdMethods.WATCH,
            "5a 09 12 07 0a 01 61 18 03 20 01",
            "5a 0e 08 01 12 05 0a 01 61 18 04 1a 03 0a 01 62");

    assertThat(created.created()).isTrue();
    assertThat(created.header()).isEqualTo(new Header(2, 9));
    assertThat(created.isMark()).isFalse();
    assertThat(mark.isMark()).isTrue();
    assertThat(compacted.canceled()).isTrue();
    assertThat(compacted.compactRevision()).isEqualTo(7);
    assertThat(compacted.cancelReason()).isEqualTo("old");
    assertThat(events.isMark()).isFalse();
    assertThat(events.events()).extracting(Event::deleted).containsExactly(false, true);
    assertThat(events.events().getFirst().previous()).isNull();
    assertThat(events.events().getLast().current().modRevision()).isEqualTo(4);
    assertThat(events.events().getLast().previous())
        .isEqualTo(new KeyValue(B, ByteString.EMPTY, 0, 0, 0, 0));
  }

  @Test
  void leasesAndStatusAreRead() {
    LeaseReply lease = read(EtcdMethods.LEASE_GRANT, "10 05", "18 3c");
    LeaseReply gone =
        read(EtcdMethods.LEASE_TIME_TO_LIVE, "10 05", "18 ff ff ff ff ff ff ff ff ff 01");
    StatusReply status =
        read(EtcdMethods.STATUS, "0a 02 10 02", "12 03 33 2e 34", "18 64", "42 02 6e 6f");

    assertThat(lease).isEqualTo(new LeaseReply(Header.NONE, 5, 60));
    assertThat(gone.seconds()).isNegative();
    assertThat(status).isEqualTo(new StatusReply(new Header(2, 0), "3.4", 100, List.of("no")));
  }

  @Test
  void fieldsOfANewerServerArePassedOver() {
    HeaderReply reply = read(EtcdMethods.COMPACT, "0a 02 18 09", "98 06 01", "a2 06 02 68 69");

    assertThat(reply.header().revision()).isEqualTo(9);
  }

  @Test
  void anEventWithoutAKeyIsRefused() {
    assertThatThrownBy(() -> read(EtcdMethods.WATCH, "5a 02 08 01"))
        .isInstanceOf(StatusRuntimeException.class)
        .hasMessageContaining("without a key");
  }

  @Test
  void aRequestIsDrainedAsItIsRead() throws IOException {
    Marshaller<RangeCall> marshaller = EtcdMethods.RANGE.getRequestMarshaller();
    ByteArrayOutputStream drained = new ByteArrayOutputStream();

    InputStream stream = marshaller.stream(RangeCall.one(A));
    int length = ((Drainable) stream).drainTo(drained);

    assertThat(length).isEqualTo(3);
    assertThat(stream.available()).isZero();
    assertThat(drained.toByteArray()).isEqualTo(marshaller.stream(RangeCall.one(A)).readAllBytes());
  }

  private static String bytes(WireRequest request) {
    ProtoWriter out = new ProtoWriter();
    request.writeTo(out);
    return HexFormat.ofDelimiter(" ").formatHex(out.toByteArray());
  }

  private static <R> R read(MethodDescriptor<?, R> method, String... rows) {
    byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(String.join(" ", rows));
    return method.getResponseMarshaller().parse(new ByteArrayInputStream(bytes));
  }
}
