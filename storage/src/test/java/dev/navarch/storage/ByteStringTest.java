package dev.navarch.storage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ByteStringTest {
  @Test
  void bytesSortUnsignedAndPrefixesFirst() {
    ByteString low = ByteString.utf8("a");
    ByteString longer = ByteString.utf8("aa");
    ByteString high = ByteString.wrap(new byte[] {(byte) 0xff});

    assertThat(low).isLessThan(longer);
    assertThat(longer).isLessThan(high);
    assertThat(low.successor()).isGreaterThan(low).isLessThan(longer);
  }

  @Test
  void theEndOfAPrefixSkipsBytesThatCannotGrow() {
    assertThat(ByteString.utf8("ab").prefixEnd()).isEqualTo(ByteString.utf8("ac"));
    assertThat(ByteString.wrap(new byte[] {'a', (byte) 0xff}).prefixEnd())
        .isEqualTo(ByteString.utf8("b"));
    assertThat(ByteString.wrap(new byte[] {(byte) 0xff}).prefixEnd()).isEqualTo(ByteString.EMPTY);
  }

  @Test
  void spansKnowWhatLiesInThem() {
    KeySpan span = KeySpan.prefix("pods/");

    assertThat(span.contains(ByteString.utf8("pods/a"))).isTrue();
    assertThat(span.contains(ByteString.utf8("pods0"))).isFalse();
    assertThat(span.contains(ByteString.utf8("pod"))).isFalse();
    assertThat(span.from(ByteString.utf8("pods/b")).contains(ByteString.utf8("pods/a"))).isFalse();
    assertThat(span.from(ByteString.utf8("a"))).isEqualTo(span);
    assertThat(span.from(ByteString.utf8("q")).isVoid()).isTrue();
    assertThat(KeySpan.ALL.contains(ByteString.wrap(new byte[] {(byte) 0xff, (byte) 0xff})))
        .isTrue();
  }

  @Test
  void whatIsPrintedTellsNoValue() {
    KeyValue secret =
        new KeyValue(ByteString.utf8("key"), ByteString.utf8("hunter2"), 1, 1, 1, Lease.NONE);

    assertThat(secret.toString()).contains("key", "7 bytes").doesNotContain("hunter2");
    assertThat(Txn.put(secret.key(), secret.value()).toString()).doesNotContain("hunter2");
    assertThat(secret.value().toString()).isEqualTo("7 bytes");
  }
}
