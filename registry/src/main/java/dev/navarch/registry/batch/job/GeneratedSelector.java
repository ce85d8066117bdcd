package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;
import java.util.Map;

/**
 * Ties a job to its pods: labels that only its pods have, and a selector of them. What the client
 * has put there stays; validation finds out whether it fits.
 */
final class GeneratedSelector {
  private static final String UID = "batch.kubernetes.io/controller-uid";
  private static final String NAME = "batch.kubernetes.io/job-name";
  private static final String OLD_UID = "controller-uid";
  private static final String OLD_NAME = "job-name";

  private GeneratedSelector() {}

  static Job of(Job job) {
    String name = job.metadata().name();
    String uid = job.metadata().uid();
    JobSpec spec = job.spec();
    StringMap<String> labels =
        with(
            with(
                with(with(spec.template().metadata().labels(), OLD_NAME, name), NAME, name),
                OLD_UID,
                uid),
            UID,
            uid);
    LabelSelector given = spec.selector();
    LabelSelector selector =
        new LabelSelector(
            with(given == null ? Map.of() : given.matchLabels(), UID, uid),
            given == null ? List.of() : given.matchExpressions());
    return job.toBuilder()
        .spec(
            spec.toBuilder()
                .selector(selector)
                .template(
                    spec.template().toBuilder()
                        .metadata(spec.template().metadata().toBuilder().labels(labels).build())
                        .build())
                .build())
        .build();
  }

  private static StringMap<String> with(Map<String, String> labels, String key, String value) {
    StringMap<String> map = StringMap.copyOf(labels);
    return map.containsKey(key) ? map : map.with(key, value);
  }
}
