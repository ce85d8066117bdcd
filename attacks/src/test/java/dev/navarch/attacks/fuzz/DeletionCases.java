package dev.navarch.attacks.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Deletes single objects, so that others can be created under their names. */
final class DeletionCases implements CaseSource {
  @Override
  public FuzzCase next(Choice choice) {
    String path =
        choice.of(
                Objects.CONFIG_MAPS,
                Objects.PODS,
                Objects.SERVICES,
                Objects.DEPLOYMENTS,
                Objects.THINGS,
                Objects.THINGS)
            + "/"
            + choice.name();
    return choice.oneIn(5)
        ? new FuzzCase(
            "deletion",
            "DELETE",
            path,
            List.of("Content-Type: application/json"),
            choice.json(3).getBytes(StandardCharsets.UTF_8))
        : new FuzzCase("deletion", "DELETE", path, List.of(), new byte[0]);
  }
}
