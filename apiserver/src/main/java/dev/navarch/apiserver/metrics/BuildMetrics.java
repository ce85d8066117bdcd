package dev.navarch.apiserver.metrics;

import dev.navarch.apiserver.version.ServerVersion;

/** Which server it is: a figure that is always 1, with everything in its labels. */
public final class BuildMetrics implements MetricSource {
  private final Labels labels;

  public BuildMetrics(ServerVersion version) {
    labels =
        Labels.of(
            "build_date", version.build().date(),
            "compiler", version.compiler(),
            "git_commit", version.build().commit(),
            "git_tree_state", version.build().treeState(),
            "git_version", version.gitVersion(),
            "go_version", version.runtime(),
            "major", version.major(),
            "minor", version.minor(),
            "platform", version.platform());
  }

  @Override
  public void write(PrometheusText out) {
    out.family(
            "kubernetes_build_info",
            MetricType.GAUGE,
            "The release that the server behaves like, and what it is made of.")
        .sample(labels, 1);
  }
}
