package dev.navarch.attacks.rights.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.rights.generated.RightsServer.Reply;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Every request is allowed or refused as the only rule of its sender says. */
class GeneratedRightsTest {
  private static final List<String> VERBS =
      List.of("get", "list", "watch", "create", "update", "patch", "delete", "deletecollection");
  private static final List<List<String>> PAIRS =
      List.of(List.of("update", "create"), List.of("patch", "create"));
  private static final String RBAC = "/apis/rbac.authorization.k8s.io/v1";
  private static final int AT_ONCE = 32;
  private static final int SHOWN = 50;

  /** What the server says after a fault of its own. */
  private static final String FAULT = "the server failed to handle the request";

  private final RightsServer server = new RightsServer();
  private final Set<Form> creating = ConcurrentHashMap.newKeySet();
  private final AtomicInteger cases = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final Collection<String> wrong = new ConcurrentLinkedQueue<>();

  /** A request of a user. */
  private record Case(Holder holder, Form form) {}

  @Test
  void requestsAreAllowedAndRefusedAsRolesSay() {
    try (server) {
      List<Api> apis = prepare();
      Map<Api, List<Form>> forms = new LinkedHashMap<>();
      for (Api api : apis) {
        forms.put(api, Forms.of(api));
      }
      inParallel(forms.values().stream().flatMap(List::stream).toList(), this::probe);

      Set<Holder> holders = new LinkedHashSet<>();
      List<Case> all = new ArrayList<>();
      forms.forEach((api, requests) -> {
        for (Form form : requests) {
          for (Holder holder : holders(api, form, apis)) {
            holders.add(holder);
            all.add(new Case(holder, form));
          }
        }
      });
      grant(holders);
      inParallel(all, this::check);

      System.out.printf(
          "CASES %d: %d resources, %d users, %d to refuse, %d wrong%n",
          cases.get(), apis.size(), holders.size(), refused.get(), wrong.size());
      assertThat(wrong.stream().sorted().limit(SHOWN)).isEmpty();
      assertThat(apis).hasSizeGreaterThan(100);
      assertThat(creating).hasSizeGreaterThan(50);
      assertThat(cases.get()).isGreaterThan(10_000);
    }
  }

  // ---- objects

  /** Creates what requests are about, and returns what is served. */
  private List<Api> prepare() {
    for (String name : List.of(Forms.NAMESPACE, Forms.ELSEWHERE)) {
      create("/api/v1/namespaces", "{\"metadata\": {\"name\": \"%s\"}}".formatted(name));
      create(
          "/api/v1/namespaces/" + name + "/serviceaccounts",
          "{\"metadata\": {\"name\": \"default\"}}");
    }
    create(RBAC + "/clusterroles", "{\"metadata\": {\"name\": \"nothing\"}, \"rules\": []}");
    define("Namespaced", "gadgets", "Gadget");
    define("Cluster", "wholes", "Whole");
    List<Api> apis = new Discovery(server).all();
    for (Api api : apis) {
      if (!api.isSubresource()) {
        for (String namespace : List.of(Forms.NAMESPACE, Forms.ELSEWHERE)) {
          String path =
              api.namespaced()
                  ? api.root() + "/namespaces/" + namespace + "/" + api.resource()
                  : api.root() + "/" + api.resource();
          server.asAdmin(
              "POST", path, PlainClient.JSON, Manifests.of(api, namespace, Forms.PRESENT));
        }
      }
    }
    return apis;
  }

  private void create(String path, String json) {
    Reply reply = server.asAdmin("POST", path, PlainClient.JSON, json);
    assertThat(reply.status()).as(reply.toString()).isEqualTo(201);
  }

  /** Defines a custom resource and waits until it is served. */
  private void define(String scope, String plural, String kind) {
    create(
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
        """
        {"metadata": {"name": "%s.example.com"},
         "spec": {"group": "example.com", "scope": "%s",
           "names": {"plural": "%s", "singular": "%s", "kind": "%s"},
           "versions": [{"name": "v1", "served": true, "storage": true,
             "subresources": {"status": {}, "scale": {
               "specReplicasPath": ".spec.replicas", "statusReplicasPath": ".status.replicas"}},
             "schema": {"openAPIV3Schema": {"type": "object",
               "x-kubernetes-preserve-unknown-fields": true}}}]}}
        """
            .formatted(plural, scope, plural, plural, kind));
    await(() -> server.asAdmin("GET", "/apis/example.com/v1/" + plural, "", ""), 200);
  }

  /**
   * Finds out whether a request that may create an object has a body that is valid: what is invalid
   * is answered before the right to create is checked.
   */
  private void probe(Form form) {
    if (form.creates()) {
      Reply reply = server.asAdmin(form.method(), form.path(), form.type(), form.body());
      if (reply.status() == 201) {
        creating.add(form);
      } else if (reply.status() == 404) {
        wrong.add("%s: must create, but %s".formatted(form, reply));
      }
    } else if (form.path().contains("/" + Forms.ABSENT) && !form.method().equals("POST")) {
      Reply reply = server.asAdmin(form.method(), form.path(), form.type(), form.body());
      if (reply.status() == 201) {
        wrong.add("%s: must not create, but %s".formatted(form, reply));
      }
    }
  }

  // ---- users

  /** Returns the users who send a request: those with rights to the endpoint, and a neighbour. */
  private static Set<Holder> holders(Api api, Form form, List<Api> apis) {
    String group = api.group();
    String path = api.path();
    String needed = form.need().verb();
    Set<Holder> holders = new LinkedHashSet<>();
    holders.add(new Holder(group, path, List.of(needed), "", Forms.NAMESPACE));
    holders.add(new Holder(group, path, List.of(needed), "", ""));
    if (form.need().namespace().equals(Forms.ELSEWHERE)) {
      return holders;
    }
    for (String verb : VERBS) {
      holders.add(new Holder(group, path, List.of(verb), "", Forms.NAMESPACE));
    }
    for (String verb : List.of(needed, "create")) {
      holders.add(new Holder(group, path, List.of(verb), Forms.PRESENT, Forms.NAMESPACE));
    }
    holders.add(new Holder(group, path, List.of(needed), Forms.PRESENT, ""));
    holders.add(new Holder(group, neighbour(api, apis), List.of(needed), "", ""));
    holders.add(new Holder("other.example.com", path, List.of(needed), "", ""));
    if (form.creates()) {
      for (List<String> pair : PAIRS) {
        holders.add(new Holder(group, path, pair, "", Forms.NAMESPACE));
        holders.add(new Holder(group, path, pair, "", ""));
        holders.add(new Holder(group, path, pair, Forms.PRESENT, Forms.NAMESPACE));
      }
    }
    return holders;
  }

  /** Returns the resource of a sub-resource, or a sub-resource of a resource. */
  private static String neighbour(Api api, List<Api> apis) {
    if (api.isSubresource()) {
      return api.resource();
    }
    return apis.stream()
        .filter(other -> other.group().equals(api.group()) && other.isSubresource())
        .filter(other -> other.resource().equals(api.resource()))
        .map(Api::path)
        .findFirst()
        .orElse(api.path() + "/status");
  }

  private void grant(Set<Holder> holders) {
    Map<String, Holder> roles = new LinkedHashMap<>();
    holders.forEach(holder -> roles.put(holder.role(), holder));
    inParallel(roles.values(), this::role);
    inParallel(holders, this::bind);
    Holder last = new Holder("", "configmaps", List.of("list"), "", Forms.NAMESPACE);
    Need need = new Need("list", "", "configmaps", Forms.NAMESPACE, "");
    await(
        () -> server.as(last.user(), Form.of("GET", "/api/v1/namespaces/ns/configmaps", need)),
        200);
  }

  private void role(Holder holder) {
    String names = holder.name().isEmpty() ? "" : "\"" + holder.name() + "\"";
    create(
        RBAC + "/clusterroles",
        "{\"metadata\": {\"name\": \"%s\"}, \"rules\": [{\"apiGroups\": [\"%s\"], \"resources\": [\"%s\"], \"verbs\": [\"%s\"], \"resourceNames\": [%s]}]}"
            .formatted(
                holder.role(),
                holder.group(),
                holder.path(),
                String.join("\", \"", holder.verbs()),
                names));
  }

  private void bind(Holder holder) {
    String body =
        "{\"metadata\": {\"name\": \"%s\"}, \"subjects\": [{\"kind\": \"User\", \"name\": \"%s\", \"apiGroup\": \"rbac.authorization.k8s.io\"}], \"roleRef\": {\"apiGroup\": \"rbac.authorization.k8s.io\", \"kind\": \"ClusterRole\", \"name\": \"%s\"}}"
            .formatted(holder.user(), holder.user(), holder.role());
    create(
        holder.namespace().isEmpty()
            ? RBAC + "/clusterrolebindings"
            : RBAC + "/namespaces/" + holder.namespace() + "/rolebindings",
        body);
  }

  // ---- requests

  private void check(Case one) {
    Form form = one.form();
    Holder holder = one.holder();
    Need need = form.need();
    if (holder.covers(need) && creating.contains(form)) {
      need = creation(need);
    }
    Reply reply = server.as(holder.user(), form);
    cases.incrementAndGet();
    if (holder.covers(need)) {
      boolean misplaced = form.isNowhere() && reply.status() != 404 && reply.status() != 405;
      if (isRefusal(reply, form) || reply.text().contains(FAULT) || misplaced) {
        wrong.add("%s by %s must be allowed, but: %s".formatted(form, holder, reply));
      }
      return;
    }
    refused.incrementAndGet();
    String message = need.refusalOf(holder.user()).replace("\"", "\\\"");
    boolean isSaid = form.method().equals("HEAD") || reply.text().contains(message);
    if (reply.status() != 403 || !isSaid) {
      wrong.add("%s by %s must be refused, but: %s".formatted(form, holder, reply));
    }
  }

  private static Need creation(Need need) {
    boolean isCluster = need.group().isEmpty() && need.path().equals("namespaces");
    return new Need(
        "create", need.group(), need.path(), isCluster ? "" : need.namespace(), need.name());
  }

  /** Returns whether an answer is a refusal for lack of rights, and not one by admission. */
  private static boolean isRefusal(Reply reply, Form form) {
    return reply.status() == 403
        && (form.method().equals("HEAD") || reply.text().contains("\\\" cannot "));
  }

  // ---- waiting

  private static void await(Supplier<Reply> request, int status) {
    long deadline = System.nanoTime() + 60_000_000_000L;
    for (Reply reply = request.get(); reply.status() != status; reply = request.get()) {
      assertThat(System.nanoTime()).as(reply.toString()).isLessThan(deadline);
      LockSupport.parkNanos(1_000_000);
    }
  }

  private static <T> void inParallel(Collection<T> items, Consumer<T> action) {
    Semaphore room = new Semaphore(AT_ONCE);
    Collection<Throwable> failures = new ConcurrentLinkedQueue<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (T item : items) {
        room.acquireUninterruptibly();
        threads.execute(() -> {
          try {
            action.accept(item);
          } catch (Throwable e) {
            failures.add(e);
          } finally {
            room.release();
          }
        });
      }
    }
    assertThat(failures).isEmpty();
  }
}
