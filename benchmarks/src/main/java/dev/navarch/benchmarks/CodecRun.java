package dev.navarch.benchmarks;

import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.Unit;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs {@link CodecBenchmark} with JMH; progress goes to standard error. */
final class CodecRun {
  private CodecRun() {}

  static List<Figure> measure(boolean quick) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("\\b" + CodecBenchmark.class.getSimpleName() + "\\.")
            .shouldFailOnError(true);
    if (quick) {
      TimeValue time = TimeValue.milliseconds(500);
      options
          .forks(1)
          .warmupIterations(2)
          .warmupTime(time)
          .measurementIterations(2)
          .measurementTime(time);
    }
    if (Runtime.version().feature() >= 24) {
      options.jvmArgsPrepend("--sun-misc-unsafe-memory-access=allow");
    }
    try {
      Collection<RunResult> results =
          new Runner(
                  options.build(),
                  OutputFormatFactory.createFormatInstance(System.err, VerboseMode.NORMAL))
              .run();
      return results.stream().map(CodecRun::figure).toList();
    } catch (RunnerException e) {
      throw new IllegalStateException("the codecs could not be measured", e);
    }
  }

  private static Figure figure(RunResult result) {
    String benchmark = result.getParams().getBenchmark();
    String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
    String library = result.getParams().getParam("library");
    Result<?> score = result.getPrimaryResult();
    return new Figure(
        PodSize.SMALL.title() + ", " + words(method),
        method.startsWith("json")
            ? JsonLibrary.valueOf(library).title()
            : ProtoLibrary.valueOf(library).title(),
        Unit.OPERATIONS_PER_SECOND,
        score.getScore(),
        score.getScoreError());
  }

  private static String words(String method) {
    return switch (method) {
      case "jsonDecodeAndEncode" -> "JSON: decode and encode";
      case "jsonDecode" -> "JSON: decode";
      case "jsonEncode" -> "JSON: encode";
      case "protoDecodeAndEncode" -> "protobuf: decode and encode";
      case "protoDecode" -> "protobuf: decode";
      case "protoEncode" -> "protobuf: encode";
      default -> throw new IllegalArgumentException("no title for " + method);
    };
  }
}
