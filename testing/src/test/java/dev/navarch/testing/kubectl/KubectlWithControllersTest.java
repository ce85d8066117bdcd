package dev.navarch.testing.kubectl;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** As {@link KubectlTest}, with all controllers: deletions end, and namespaces are filled. */
@WithControlPlane(controllers = "*")
class KubectlWithControllersTest {
  private static final List<Shell> PREPARED = new ArrayList<>();

  @TempDir private @Nullable Path folder;

  @BeforeAll
  static void prepare(TestControlPlane controlPlane, @TempDir Path shared) throws Exception {
    PREPARED.clear();
    PREPARED.addAll(Row.prepare(controlPlane, shared));
  }

  static Stream<Row> rows() {
    return Row.of(PREPARED, List.of("controllers"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  @Execution(ExecutionMode.CONCURRENT)
  void kubectlSeesWhatControllersDo(Row row, TestControlPlane controlPlane)
      throws IOException, InterruptedException {
    if (folder == null) {
      throw new IllegalStateException("not prepared");
    }
    row.run(folder, controlPlane);
  }
}
