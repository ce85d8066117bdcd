package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerPort;
import dev.navarch.api.core.v1.ContainerResizePolicy;
import dev.navarch.api.core.v1.ContainerRestartRule;
import dev.navarch.api.core.v1.ContainerRestartRuleOnExitCodes;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** One container, whichever list of the pod it stands in. */
final class ContainerValidation {
  static final List<String> PULL_POLICIES = List.of("Always", "IfNotPresent", "Never");

  private static final List<String> PROTOCOLS = List.of("SCTP", "TCP", "UDP");
  private static final List<String> MESSAGE_POLICIES = List.of("File", "FallbackToLogsOnError");
  private static final List<String> RESIZABLE = List.of("cpu", "memory");
  private static final List<String> RESIZE_POLICIES = List.of("NotRequired", "RestartContainer");
  private static final List<String> RESTART_POLICIES = List.of("Always", "Never", "OnFailure");
  private static final List<String> RESTART_ACTIONS = List.of("Restart", "RestartAllContainers");
  private static final List<String> EXIT_CODE_OPERATORS = List.of("In", "NotIn");
  private static final int MAX_RESTART_RULES = 20;
  private static final int MAX_EXIT_CODES = 255;

  private ContainerValidation() {}

  /** What holds for containers of all kinds. */
  static void common(Container container, PodContext pod, FieldPath path, List<FieldError> errors) {
    NameValidation.requiredLabel(container.name(), path.child("name"), errors);
    NameValidation.required(container.image(), path.child("image"), errors);
    NameValidation.oneOf(
        container.terminationMessagePolicy(),
        MESSAGE_POLICIES,
        path.child("terminationMessagePolicy"),
        errors);
    ports(container.ports(), path.child("ports"), errors);
    EnvValidation.variables(container.env(), path.child("env"), errors);
    EnvValidation.sources(container.envFrom(), path.child("envFrom"), errors);
    MountValidation.check(container, pod.volumes(), path, errors);
    NameValidation.oneOf(
        container.imagePullPolicy(), PULL_POLICIES, path.child("imagePullPolicy"), errors);
    ContainerResourcesValidation.container(
        container.resources(), pod.claims(), pod.options(), path.child("resources"), errors);
    resizePolicies(container.resizePolicy(), pod, path.child("resizePolicy"), errors);
    SecurityContextValidation.container(
        container.securityContext(), pod.hostUsers(), path.child("securityContext"), errors);
  }

  /** What holds for pods, but is let pass in templates. */
  static void onlyForPod(Container container, FieldPath path, List<FieldError> errors) {
    imageSpace(container.image(), path.child("image"), errors);
  }

  static void imageSpace(String image, FieldPath path, List<FieldError> errors) {
    if (!image.isEmpty()
        && (isSpace(image.charAt(0)) || isSpace(image.charAt(image.length() - 1)))) {
      errors.add(FieldError.invalid(path, image, "must not have leading or trailing whitespace"));
    }
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\u0085';
  }

  private static void ports(List<ContainerPort> ports, FieldPath path, List<FieldError> errors) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i < ports.size(); i++) {
      ContainerPort port = ports.get(i);
      FieldPath at = path.index(i);
      if (!port.name().isEmpty()) {
        List<String> problems = TextSyntax.portName(port.name());
        NameValidation.invalid(port.name(), problems, at.child("name"), errors);
        if (problems.isEmpty() && !names.add(port.name())) {
          errors.add(FieldError.duplicate(at.child("name"), port.name()));
        }
      }
      if (port.containerPort() == 0) {
        errors.add(FieldError.required(at.child("containerPort")));
      } else {
        NumberValidation.port(port.containerPort(), at.child("containerPort"), errors);
      }
      if (port.hostPort() != 0) {
        NumberValidation.port(port.hostPort(), at.child("hostPort"), errors);
      }
      NameValidation.oneOf(port.protocol(), PROTOCOLS, at.child("protocol"), errors);
    }
  }

  private static void resizePolicies(
      List<ContainerResizePolicy> policies,
      PodContext pod,
      FieldPath path,
      List<FieldError> errors) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < policies.size(); i++) {
      ContainerResizePolicy policy = policies.get(i);
      if (!seen.add(policy.resourceName())) {
        errors.add(FieldError.duplicate(path.index(i), policy.resourceName()));
      }
      NameValidation.oneOf(policy.resourceName(), RESIZABLE, path, errors);
      NameValidation.oneOf(policy.restartPolicy(), RESIZE_POLICIES, path, errors);
      if (pod.restartPolicy().equals("Never") && !policy.restartPolicy().equals("NotRequired")) {
        errors.add(
            FieldError.invalid(
                path,
                policy.restartPolicy(),
                "must be 'NotRequired' when `restartPolicy` is 'Never'"));
      }
    }
  }

  /** A container's own restart policy, and the rules that make exceptions from it. */
  static void restartPolicy(Container container, FieldPath path, List<FieldError> errors) {
    List<ContainerRestartRule> rules = container.restartPolicyRules();
    String policy = container.restartPolicy();
    if (policy != null) {
      NameValidation.supported(policy, RESTART_POLICIES, path.child("restartPolicy"), errors);
    } else if (!rules.isEmpty()) {
      errors.add(
          FieldError.required(
              path.child("restartPolicy"),
              "must specify restartPolicy when restart rules are used"));
    }
    FieldPath rulesPath = path.child("restartPolicyRules");
    if (rules.size() > MAX_RESTART_RULES) {
      errors.add(FieldError.tooMany(rulesPath, rules.size(), MAX_RESTART_RULES));
    }
    for (int i = 0; i < rules.size(); i++) {
      restartRule(rules.get(i), rulesPath.index(i), errors);
    }
  }

  private static void restartRule(
      ContainerRestartRule rule, FieldPath path, List<FieldError> errors) {
    NameValidation.supported(rule.action(), RESTART_ACTIONS, path.child("action"), errors);
    ContainerRestartRuleOnExitCodes codes = rule.exitCodes();
    FieldPath codesPath = path.child("exitCodes");
    if (codes == null) {
      errors.add(FieldError.required(codesPath, "must be specified"));
      return;
    }
    NameValidation.supported(
        codes.operator(), EXIT_CODE_OPERATORS, codesPath.child("operator"), errors);
    if (codes.values().size() > MAX_EXIT_CODES) {
      errors.add(
          FieldError.tooMany(codesPath.child("values"), codes.values().size(), MAX_EXIT_CODES));
    }
  }
}
