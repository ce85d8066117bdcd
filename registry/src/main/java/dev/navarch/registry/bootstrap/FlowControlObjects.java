package dev.navarch.registry.bootstrap;

import dev.navarch.api.flowcontrol.v1.ExemptPriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.FlowDistinguisherMethod;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.FlowSchemaCondition;
import dev.navarch.api.flowcontrol.v1.FlowSchemaSpec;
import dev.navarch.api.flowcontrol.v1.FlowSchemaStatus;
import dev.navarch.api.flowcontrol.v1.GroupSubject;
import dev.navarch.api.flowcontrol.v1.LimitResponse;
import dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.NonResourcePolicyRule;
import dev.navarch.api.flowcontrol.v1.PolicyRulesWithSubjects;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationReference;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationSpec;
import dev.navarch.api.flowcontrol.v1.QueuingConfiguration;
import dev.navarch.api.flowcontrol.v1.ResourcePolicyRule;
import dev.navarch.api.flowcontrol.v1.ServiceAccountSubject;
import dev.navarch.api.flowcontrol.v1.Subject;
import dev.navarch.api.flowcontrol.v1.UserSubject;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.value.Time;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who may keep the server how busy: priority levels, and which requests belong to which. */
public final class FlowControlObjects {
  /** The names of those without which the server does not work, so that nobody may change them. */
  static final Set<String> MANDATORY = Set.of("exempt", "catch-all");

  private static final List<String> ALL = List.of("*");
  private static final int QUEUE_LENGTH = 50;

  private static final Subject AUTHENTICATED = group("system:authenticated");
  private static final Subject UNAUTHENTICATED = group("system:unauthenticated");
  private static final Subject NODES = group("system:nodes");
  private static final Subject CONTROLLER_MANAGER = user("system:kube-controller-manager");
  private static final Subject SCHEDULER = user("system:kube-scheduler");
  private static final Subject SYSTEM_ACCOUNTS =
      new Subject(
          "ServiceAccount",
          null,
          null,
          new ServiceAccountSubject(BuiltInRole.SYSTEM_NAMESPACE, "*"));

  private FlowControlObjects() {}

  public static List<PriorityLevelConfiguration> priorityLevels() {
    return List.of(
        exempt("exempt"),
        limited("catch-all", 5, 0, new LimitResponse("Reject", null)),
        limited("system", 30, 33, queues(64, 6)),
        limited("node-high", 40, 25, queues(64, 6)),
        limited("leader-election", 10, 0, queues(16, 4)),
        limited("workload-high", 40, 50, queues(128, 6)),
        limited("workload-low", 100, 90, queues(128, 6)),
        limited("global-default", 20, 50, queues(128, 6)));
  }

  /**
   * The schemas by precedence, each with the condition that its level exists.
   *
   * @param now since when it does
   */
  public static List<FlowSchema> flowSchemas(Instant now) {
    Time since = Time.of(now);
    List<FlowSchema> found = new ArrayList<>();
    for (FlowSchema schema : flowSchemas()) {
      found.add(withLevelFound(schema, since));
    }
    return found;
  }

  private static List<FlowSchema> flowSchemas() {
    return List.of(
        schema("exempt", 1, "exempt", null, everything(group("system:masters"))),
        schema("probes", 2, "exempt", null, probes(UNAUTHENTICATED, AUTHENTICATED)),
        schema(
            "system-leader-election",
            100,
            "leader-election",
            "ByUser",
            resources(
                List.of(CONTROLLER_MANAGER, SCHEDULER, SYSTEM_ACCOUNTS),
                inNamespaces(List.of("get", "create", "update"), "coordination.k8s.io", "leases"))),
        schema(
            "system-node-high",
            400,
            "node-high",
            "ByUser",
            resources(
                List.of(NODES),
                new ResourcePolicyRule(
                    ALL, List.of(""), List.of("nodes", "nodes/status"), true, ALL),
                inNamespaces(ALL, "coordination.k8s.io", "leases"))),
        schema("system-nodes", 500, "system", "ByUser", everything(NODES)),
        schema(
            "kube-controller-manager",
            800,
            "workload-high",
            "ByNamespace",
            everything(CONTROLLER_MANAGER)),
        schema("kube-scheduler", 800, "workload-high", "ByNamespace", everything(SCHEDULER)),
        schema(
            "kube-system-service-accounts",
            900,
            "workload-high",
            "ByNamespace",
            everything(SYSTEM_ACCOUNTS)),
        schema(
            "service-accounts",
            9000,
            "workload-low",
            "ByUser",
            everything(group("system:serviceaccounts"))),
        schema(
            "global-default",
            9900,
            "global-default",
            "ByUser",
            everything(UNAUTHENTICATED, AUTHENTICATED)),
        schema(
            "catch-all", 10000, "catch-all", "ByUser", everything(UNAUTHENTICATED, AUTHENTICATED)));
  }

  private static PriorityLevelConfiguration exempt(String name) {
    return PriorityLevelConfiguration.builder()
        .metadata(metadata(name))
        .spec(
            new PriorityLevelConfigurationSpec(
                "Exempt", null, new ExemptPriorityLevelConfiguration(0, 0)))
        .build();
  }

  /** A level with its part of all seats, and how much of them it lends to others. */
  private static PriorityLevelConfiguration limited(
      String name, int shares, int lendablePercent, LimitResponse response) {
    return PriorityLevelConfiguration.builder()
        .metadata(metadata(name))
        .spec(
            new PriorityLevelConfigurationSpec(
                "Limited",
                new LimitedPriorityLevelConfiguration(shares, response, lendablePercent, null),
                null))
        .build();
  }

  private static LimitResponse queues(int queues, int handSize) {
    return new LimitResponse("Queue", new QueuingConfiguration(queues, handSize, QUEUE_LENGTH));
  }

  private static FlowSchema schema(
      String name,
      int precedence,
      String level,
      @Nullable String distinguisher,
      PolicyRulesWithSubjects rules) {
    FlowDistinguisherMethod method =
        distinguisher == null ? null : new FlowDistinguisherMethod(distinguisher);
    return FlowSchema.builder()
        .metadata(metadata(name))
        .spec(
            new FlowSchemaSpec(
                new PriorityLevelConfigurationReference(level), precedence, method, List.of(rules)))
        .build();
  }

  private static FlowSchema withLevelFound(FlowSchema schema, Time since) {
    String message =
        "This FlowSchema references the PriorityLevelConfiguration object named \""
            .concat(schema.spec().priorityLevelConfiguration().name())
            .concat("\" and it exists");
    FlowSchemaCondition found =
        new FlowSchemaCondition("Dangling", "False", since, "Found", message);
    return schema.toBuilder().status(new FlowSchemaStatus(List.of(found))).build();
  }

  private static PolicyRulesWithSubjects everything(Subject... subjects) {
    return new PolicyRulesWithSubjects(
        List.of(subjects),
        List.of(new ResourcePolicyRule(ALL, ALL, ALL, true, ALL)),
        List.of(new NonResourcePolicyRule(ALL, ALL)));
  }

  private static PolicyRulesWithSubjects probes(Subject... subjects) {
    return new PolicyRulesWithSubjects(
        List.of(subjects),
        List.of(),
        List.of(
            new NonResourcePolicyRule(List.of("get"), List.of("/healthz", "/readyz", "/livez"))));
  }

  private static PolicyRulesWithSubjects resources(
      List<Subject> subjects, ResourcePolicyRule... rules) {
    return new PolicyRulesWithSubjects(subjects, List.of(rules), List.of());
  }

  private static ResourcePolicyRule inNamespaces(
      List<String> verbs, String group, String resource) {
    return new ResourcePolicyRule(verbs, List.of(group), List.of(resource), false, ALL);
  }

  private static Subject group(String name) {
    return new Subject("Group", null, new GroupSubject(name), null);
  }

  private static Subject user(String name) {
    return new Subject("User", new UserSubject(name), null, null);
  }

  private static ObjectMeta metadata(String name) {
    return ObjectMeta.builder()
        .name(name)
        .generation(1)
        .annotations(StringMap.of(FlowControlReconciliation.AUTO_UPDATE, "true"))
        .build();
  }
}
