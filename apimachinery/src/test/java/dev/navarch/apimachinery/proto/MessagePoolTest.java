package dev.navarch.apimachinery.proto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ListMetaDescriptor;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaDescriptor;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MessagePoolTest {
  private static ObjectMeta owned(String name, String owner) {
    return ObjectMeta.builder()
        .name(name)
        .ownerReferences(
            List.of(
                OwnerReference.builder()
                    .apiVersion("apps/v1")
                    .kind("ReplicaSet")
                    .name(owner)
                    .uid("e8a4b2c0")
                    .build()))
        .build();
  }

  private static byte[] bytes(ObjectMeta metadata) {
    ProtoWriter out = new ProtoWriter(256);
    ObjectMetaDescriptor.INSTANCE.writeProto(out, metadata);
    return out.toByteArray();
  }

  private static ObjectMeta shared(byte[] bytes) {
    return ObjectMetaDescriptor.INSTANCE.readProto(ProtoReader.sharing(bytes, 0, bytes.length));
  }

  private static OwnerReference owner(ObjectMeta metadata) {
    return metadata.ownerReferences().get(0);
  }

  /** Pools outlive tests, so each has texts of its own. */
  private static String unique() {
    return UUID.randomUUID().toString();
  }

  @Test
  void whatComesAgainIsTheSameObject() {
    String owner = unique();

    ObjectMeta first = shared(bytes(owned("a", owner)));
    ObjectMeta second = shared(bytes(owned("b", owner)));
    ObjectMeta third = shared(bytes(owned("c", owner)));

    assertThat(first).isEqualTo(owned("a", owner));
    assertThat(second).isEqualTo(owned("b", owner));
    assertThat(third).isEqualTo(owned("c", owner));
    assertThat(owner(third)).isSameAs(owner(second));
  }

  @Test
  void whatComesOnceIsNotKept() {
    String owner = unique();

    assertThat(owner(shared(bytes(owned("a", owner)))))
        .isNotSameAs(owner(shared(bytes(owned("b", owner)))));
  }

  @Test
  void otherReadersShareNothing() {
    byte[] bytes = bytes(owned("a", unique()));
    OwnerReference known = owner(shared(bytes));

    for (int i = 0; i < 3; i++) {
      OwnerReference read = owner(ObjectMetaDescriptor.INSTANCE.readProto(new ProtoReader(bytes)));
      assertThat(read).isEqualTo(known).isNotSameAs(known);
      known = read;
    }
  }

  @Test
  void itemsOfAListAreNeverKept() {
    String owner = unique();
    ProtoWriter out = new ProtoWriter(256);
    int mark = out.mark();
    ObjectMetaDescriptor.INSTANCE.writeProto(out, owned("a", owner));
    out.message(0x0A, mark);
    byte[] list = out.toByteArray();

    List<ObjectMeta> read = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      ProtoReader in = ProtoReader.sharingInsideItems(list, 0, list.length);
      assertThat(in.tag()).isEqualTo(0x0A);
      read.add(in.message(ObjectMetaDescriptor.INSTANCE));
    }

    assertThat(read).allMatch(owned("a", owner)::equals);
    assertThat(read.get(3)).isNotSameAs(read.get(2));
    assertThat(owner(read.get(3))).isSameAs(owner(read.get(2)));
  }

  /** A message that contains another one, or nothing. */
  private record Nest(int levels) {
    static final ProtoCodec<Nest> CODEC =
        new ProtoCodec<>() {
          @Override
          public Nest readProto(ProtoReader in) {
            return in.tag() == 0 ? new Nest(0) : new Nest(1 + in.message(this).levels());
          }

          @Override
          public void writeProto(ProtoWriter out, Nest value) {
            if (value.levels() > 0) {
              int mark = out.mark();
              writeProto(out, new Nest(value.levels() - 1));
              out.message(0x0A, mark);
            }
          }
        };

    byte[] bytes() {
      ProtoWriter out = new ProtoWriter(1024);
      CODEC.writeProto(out, this);
      return out.toByteArray();
    }

    static Nest shared(byte[] bytes) {
      return CODEC.readProto(ProtoReader.sharing(bytes, 0, bytes.length));
    }
  }

  @Test
  void whatIsKnownCountsAsDeepAsItIs() {
    byte[] deep = new Nest(ProtoReader.MAX_DEPTH - 1).bytes();
    byte[] deepest = new Nest(ProtoReader.MAX_DEPTH).bytes();
    byte[] tooDeep = new Nest(ProtoReader.MAX_DEPTH + 1).bytes();

    for (int i = 0; i < 4; i++) {
      assertThat(Nest.shared(deep).levels()).isEqualTo(ProtoReader.MAX_DEPTH - 1);
      assertThat(Nest.shared(deepest).levels()).isEqualTo(ProtoReader.MAX_DEPTH);
      assertThatThrownBy(() -> Nest.shared(tooDeep))
          .isInstanceOf(DecodeException.class)
          .hasMessage("proto: messages nest deeper than " + ProtoReader.MAX_DEPTH);
    }
  }

  @Test
  void theSameBytesAreTwoMessagesForTwoTypes() {
    // Field 1 of both is a text: a name here, a link there.
    ProtoWriter out = new ProtoWriter(64);
    int mark = out.mark();
    out.string(0x0A, unique());
    out.message(0x0A, mark);
    byte[] field = out.toByteArray();

    for (int i = 0; i < 4; i++) {
      ObjectMeta metadata = read(field, ObjectMetaDescriptor.INSTANCE);
      ListMeta list = read(field, ListMetaDescriptor.INSTANCE);
      assertThat(list.selfLink()).isEqualTo(metadata.name()).isNotEmpty();
    }
  }

  private static <T> T read(byte[] field, ProtoCodec<T> codec) {
    ProtoReader in = ProtoReader.sharing(field, 0, field.length);
    assertThat(in.tag()).isEqualTo(0x0A);
    return in.message(codec);
  }

  @Test
  void readingGoesOnBehindWhatWasKnown() {
    ObjectMeta metadata =
        owned("a", unique()).toBuilder()
            .addToOwnerReferences(OwnerReference.builder().name(unique()).build())
            .addToFinalizers("example.com/last")
            .build();
    byte[] bytes = bytes(metadata);

    for (int i = 0; i < 4; i++) {
      assertThat(shared(bytes)).isEqualTo(metadata);
    }
  }

  @Test
  void cutMessagesAreRefusedAsBefore() {
    byte[] bytes = bytes(owned("a", unique()));
    ObjectMeta whole = shared(bytes);
    assertThat(shared(bytes)).isEqualTo(whole);

    for (int length = 1; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      ObjectMeta plain;
      try {
        plain = ObjectMetaDescriptor.INSTANCE.readProto(new ProtoReader(cut));
      } catch (DecodeException e) {
        assertThatThrownBy(() -> shared(cut)).isExactlyInstanceOf(DecodeException.class);
        continue;
      }
      assertThat(shared(cut)).isEqualTo(plain);
    }
  }

  @Test
  void threadsNeverGetAnothersMessage() throws Exception {
    List<ObjectMeta> many =
        IntStream.range(0, 10_000).mapToObj(i -> owned("pod-" + i, "owner-" + i % 7_000)).toList();
    Callable<Boolean> reader =
        () -> many.stream().allMatch(metadata -> shared(bytes(metadata)).equals(metadata));

    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      for (Future<Boolean> result : threads.invokeAll(List.of(reader, reader, reader, reader))) {
        assertThat(result.get()).isTrue();
      }
    }
  }
}
