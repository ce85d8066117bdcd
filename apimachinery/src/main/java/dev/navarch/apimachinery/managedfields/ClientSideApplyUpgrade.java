package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Hands what a client-side applier owns over to a server-side applier, so that a configuration that
 * was applied by the client can from then on remove fields, too. It cannot be undone: which fields
 * the client-side applier owned is forgotten.
 */
public final class ClientSideApplyUpgrade {
  /** The manager name of {@code kubectl apply} on the client side. */
  public static final String KUBECTL = "kubectl-client-side-apply";

  private ClientSideApplyUpgrade() {}

  /**
   * Moves ownership from an updater to an applier. Where the applier is new, the first entry of the
   * updater becomes it; otherwise the fields that the updater owns in the applier's version are
   * added. All other entries of the updater go.
   *
   * @param from the updater's name, such as {@link #KUBECTL}
   * @param to the applier's name
   * @param subresource of both; empty for the object itself
   */
  public static List<ManagedFields> upgrade(
      List<ManagedFields> entries, String from, String to, String subresource) {
    Predicate<ManagedFields> isUpdater = is(from, Operation.UPDATE, subresource);
    int target = find(entries, is(to, Operation.APPLY, subresource));
    if (target < 0) {
      target = find(entries, isUpdater);
    }
    if (target < 0) {
      return entries;
    }
    ManagedFields applier = asApplier(entries.get(target), to);
    int source =
        find(entries, isUpdater.and(entry -> entry.apiVersion().equals(applier.apiVersion())));
    List<ManagedFields> upgraded = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      if (i == target) {
        upgraded.add(source < 0 ? applier : union(applier, entries.get(source)));
      } else if (!isUpdater.test(entries.get(i))) {
        upgraded.add(entries.get(i));
      }
    }
    return List.copyOf(upgraded);
  }

  private static Predicate<ManagedFields> is(
      String manager, Operation operation, String subresource) {
    return entry ->
        entry.manager().equals(manager)
            && entry.operation() == operation
            && entry.subresource().equals(subresource);
  }

  private static int find(List<ManagedFields> entries, Predicate<ManagedFields> wanted) {
    for (int i = 0; i < entries.size(); i++) {
      if (wanted.test(entries.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private static ManagedFields asApplier(ManagedFields entry, String manager) {
    return new ManagedFields(
        manager,
        Operation.APPLY,
        entry.apiVersion(),
        entry.time(),
        entry.subresource(),
        entry.fields());
  }

  private static ManagedFields union(ManagedFields applier, ManagedFields updater) {
    return new ManagedFields(
        applier.manager(),
        applier.operation(),
        applier.apiVersion(),
        applier.time(),
        applier.subresource(),
        applier.fields().union(updater.fields()));
  }
}
