package dev.navarch.benchmarks;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Decodes and encodes the small pod from and to byte arrays, in each library. Both protobuf
 * libraries read the same bytes, without the envelope that Kubernetes puts around them.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Threads(1)
@Fork(
    value = 2,
    jvmArgsAppend = {"-Xms1g", "-Xmx1g"})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CodecBenchmark {
  /** A pod as JSON and as a library's object. */
  @State(Scope.Thread)
  @SuppressWarnings("NullAway.Init") // JMH chooses the library, then calls prepare
  public static class JsonPod {
    @Param JsonLibrary library;
    PodCodec codec;
    byte[] bytes;
    Object pod;

    /** Checks the codec, then makes the input of the measured methods. */
    @Setup
    public void prepare() {
      codec = library.codec();
      bytes = PodSize.SMALL.template().pod(0);
      RoundTrip.checkJson(codec, bytes);
      pod = codec.decode(bytes);
    }
  }

  /** A pod as protobuf and as a library's object. */
  @State(Scope.Thread)
  @SuppressWarnings("NullAway.Init") // JMH chooses the library, then calls prepare
  public static class ProtoPod {
    @Param ProtoLibrary library;
    PodCodec codec;
    byte[] bytes;
    Object pod;

    /** Checks the codec, then makes the input of the measured methods. */
    @Setup
    public void prepare() {
      Pod source = new NavarchJson().decode(PodSize.SMALL.template().pod(0));
      List<String> containers = source.spec().containers().stream().map(Container::name).toList();
      codec = library.codec();
      bytes = new NavarchProto().encode(source);
      RoundTrip.checkProto(codec, bytes, containers);
      pod = codec.decode(bytes);
    }
  }

  @Benchmark
  public byte[] jsonDecodeAndEncode(JsonPod json) {
    return json.codec.encode(json.codec.decode(json.bytes));
  }

  @Benchmark
  public Object jsonDecode(JsonPod json) {
    return json.codec.decode(json.bytes);
  }

  @Benchmark
  public byte[] jsonEncode(JsonPod json) {
    return json.codec.encode(json.pod);
  }

  @Benchmark
  public byte[] protoDecodeAndEncode(ProtoPod proto) {
    return proto.codec.encode(proto.codec.decode(proto.bytes));
  }

  @Benchmark
  public Object protoDecode(ProtoPod proto) {
    return proto.codec.decode(proto.bytes);
  }

  @Benchmark
  public byte[] protoEncode(ProtoPod proto) {
    return proto.codec.encode(proto.pod);
  }
}
