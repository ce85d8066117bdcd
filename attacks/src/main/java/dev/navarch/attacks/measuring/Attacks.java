package dev.navarch.attacks.measuring;

import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Runs every attack against a server of its own and prints what it cost others: {@code Attacks
 * LAUNCHER [SECONDS [NAME]]}. A row shows the 99th percentile of each kind of request, beside that
 * of a quiet server, how many of them failed, and the peak of resident memory beside that before.
 */
public final class Attacks {
  private static final String OBJECTS = "/api/v1/namespaces/default/configmaps";

  private Attacks() {}

  private record Figures(Latencies ready, Latencies get, Latencies create, double megabytes) {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path launcher = Path.of(args[0]).toAbsolutePath();
    Duration time = Duration.ofSeconds(args.length > 1 ? Long.parseLong(args[1]) : 10);
    String only = args.length > 2 ? args[2] : "";
    List<Attack> attacks = new ArrayList<>(List.of(NetworkAttack.values()));
    attacks.addAll(List.of(ComputingAttack.values()));
    System.out.println(
        "| attack | /readyz p99 (idle) | GET p99 (idle) | create p99 (idle) | requests that failed | peak MB (idle) |");
    System.out.println("|---|---:|---:|---:|---:|---:|");
    for (Attack attack : attacks) {
      if (((Enum<?>) attack).name().startsWith(only)) {
        measure(launcher, attack, time);
      }
    }
  }

  private static void measure(Path launcher, Attack attack, Duration time)
      throws IOException, InterruptedException {
    try (ServerUnderAttack server = ServerUnderAttack.start(launcher);
        PlainClient admin = server.target().client(ServerUnderAttack.ADMIN)) {
      grant(admin, "attacker");
      grant(admin, "bystander");
      Objects.check(admin.post(OBJECTS, "{\"metadata\":{\"name\":\"calm\"}}"));
      attack.prepare(admin);
      Figures unused = whileRunning(server, () -> Thread.sleep(3000)); // warm-up
      Figures idle = whileRunning(server, () -> Thread.sleep(time.toMillis()));
      Figures under =
          whileRunning(server, () -> attack.run(server.target(), ServerUnderAttack.ATTACKER, time));
      System.out.printf(
          Locale.ROOT,
          "| %s | %s | %s | %s | %d of %d | %.0f (%.0f)%s |%n",
          attack,
          pair(under.ready(), idle.ready()),
          pair(under.get(), idle.get()),
          pair(under.create(), idle.create()),
          under.ready().failures() + under.get().failures() + under.create().failures(),
          under.ready().millis().size()
              + under.get().millis().size()
              + under.create().millis().size(),
          under.megabytes(),
          idle.megabytes(),
          server.isAlive() ? "" : ", the server has ended");
    }
  }

  private static String pair(Latencies under, Latencies idle) {
    return String.format(Locale.ROOT, "%.1f ms (%.1f)", under.quantile(0.99), idle.quantile(0.99));
  }

  private static Figures whileRunning(ServerUnderAttack server, HeldConnections.Step attack)
      throws IOException, InterruptedException {
    Target target = server.target();
    ResidentMemory memory = ResidentMemory.sample(server.pid());
    try (Bystander ready = Bystander.start(target, "", client -> client.get("/readyz"));
        Bystander get =
            Bystander.start(
                target, ServerUnderAttack.BYSTANDER, client -> client.get(OBJECTS + "/calm"));
        Bystander create =
            Bystander.start(
                target,
                ServerUnderAttack.BYSTANDER,
                client -> client.post(OBJECTS, "{\"metadata\":{\"generateName\":\"c-\"}}"))) {
      attack.run();
      return new Figures(ready.stop(), get.stop(), create.stop(), memory.stop());
    } catch (IOException | InterruptedException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void grant(PlainClient admin, String user) {
    Objects.check(
        admin.post(
            "/apis/rbac.authorization.k8s.io/v1/clusterrolebindings",
            """
            {"metadata":{"name":"%1$s"},
             "roleRef":{"apiGroup":"rbac.authorization.k8s.io","kind":"ClusterRole",
                        "name":"cluster-admin"},
             "subjects":[{"apiGroup":"rbac.authorization.k8s.io","kind":"User","name":"%1$s"}]}\
            """
                .formatted(user)));
  }
}
