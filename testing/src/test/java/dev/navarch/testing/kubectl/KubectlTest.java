package dev.navarch.testing.kubectl;

import static org.assertj.core.api.Assertions.assertThat;

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

/**
 * Runs each row of the tables with every {@code kubectl} there is, on a fork of a prepared state.
 * Rows run side by side: they share nothing but what {@link #prepare} left.
 */
@WithControlPlane(controllers = {"clusterrole-aggregation", "resourcequota"})
class KubectlTest {
  private static final List<String> TABLES =
      List.of(
          "apply",
          "change",
          "cluster",
          "create",
          "custom",
          "delete",
          "describe",
          "get",
          "nodes",
          "pods",
          "rights",
          "rollout",
          "wait");

  /** One for each kubectl, which has asked the control plane of the class what there is. */
  private static final List<Shell> PREPARED = new ArrayList<>();

  @TempDir private @Nullable Path folder;

  @BeforeAll
  static void prepare(TestControlPlane controlPlane, @TempDir Path shared) throws Exception {
    PREPARED.clear();
    PREPARED.addAll(Row.prepare(controlPlane, shared));
    // Rows tell of the server alone. Nobody makes this account then, and pods need it.
    assertThat(PREPARED.get(0).run("kubectl create serviceaccount default").code()).isZero();
  }

  static Stream<Row> rows() {
    return Row.of(PREPARED, TABLES);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  @Execution(ExecutionMode.CONCURRENT)
  void kubectlSaysWhatItSaysOfKubernetes(Row row, TestControlPlane controlPlane)
      throws IOException, InterruptedException {
    if (folder == null) {
      throw new IllegalStateException("not prepared");
    }
    row.run(folder, controlPlane);
  }
}
