package dev.navarch.registry.networking.networkpolicy;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.api.networking.v1.IPBlock;
import dev.navarch.api.networking.v1.NetworkPolicy;
import dev.navarch.api.networking.v1.NetworkPolicyPeer;
import dev.navarch.api.networking.v1.NetworkPolicyPort;
import dev.navarch.api.networking.v1.NetworkPolicySpec;
import dev.navarch.api.networking.v1.PolicyType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.registry.validation.CidrBlock;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Validation of network policies, apart from their metadata. */
public final class NetworkPolicyValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final List<String> PROTOCOLS = List.of(Protocol.TCP, Protocol.UDP, Protocol.SCTP);
  private static final List<String> TYPES = List.of(PolicyType.INGRESS, PolicyType.EGRESS);

  private NetworkPolicyValidation() {}

  public static List<FieldError> create(NetworkPolicy policy) {
    List<FieldError> errors = new ArrayList<>(0);
    NetworkPolicySpec spec = policy.spec();
    LabelValidation.selector(spec.podSelector(), SPEC.child("podSelector"), errors);
    for (int i = 0; i < spec.ingress().size(); i++) {
      FieldPath path = SPEC.child("ingress").index(i);
      ports(spec.ingress().get(i).ports(), path.child("ports"), errors);
      peers(spec.ingress().get(i).from(), path.child("from"), errors);
    }
    for (int i = 0; i < spec.egress().size(); i++) {
      FieldPath path = SPEC.child("egress").index(i);
      ports(spec.egress().get(i).ports(), path.child("ports"), errors);
      peers(spec.egress().get(i).to(), path.child("to"), errors);
    }
    types(spec.policyTypes(), SPEC.child("policyTypes"), errors);
    return errors;
  }

  public static List<FieldError> update(NetworkPolicy policy, NetworkPolicy old) {
    return create(policy);
  }

  private static void types(List<String> types, FieldPath path, List<FieldError> errors) {
    if (types.size() > TYPES.size()) {
      errors.add(FieldError.invalid(path, types, "may not specify more than two policyTypes"));
      return;
    }
    for (int i = 0; i < types.size(); i++) {
      NameValidation.supported(types.get(i), TYPES, path.index(i), errors);
    }
  }

  private static void ports(
      List<NetworkPolicyPort> ports, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < ports.size(); i++) {
      port(ports.get(i), path.index(i), errors);
    }
  }

  private static void port(NetworkPolicyPort rule, FieldPath path, List<FieldError> errors) {
    String protocol = rule.protocol();
    if (protocol != null) {
      NameValidation.supported(protocol, PROTOCOLS, path.child("protocol"), errors);
    }
    FieldPath endPath = path.child("endPort");
    Integer end = rule.endPort();
    IntOrString port = rule.port();
    switch (port) {
      case IntOrString.Int(int number) -> {
        NumberValidation.port(number, path.child("port"), errors);
        if (end != null) {
          if (end < number) {
            errors.add(
                FieldError.invalid(endPath, number, "must be greater than or equal to `port`"));
          }
          NumberValidation.port(end, endPath, errors);
        }
      }
      case IntOrString.Str name -> {
        if (end != null) {
          errors.add(
              FieldError.invalid(endPath, end, "may not be specified when `port` is non-numeric"));
        }
        NumberValidation.portOrName(name, path.child("port"), errors);
      }
      case null -> {
        if (end != null) {
          errors.add(
              FieldError.invalid(
                  endPath, end, "may not be specified when `port` is not specified"));
        }
      }
    }
  }

  private static void peers(
      List<NetworkPolicyPeer> peers, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < peers.size(); i++) {
      peer(peers.get(i), path.index(i), errors);
    }
  }

  private static void peer(NetworkPolicyPeer peer, FieldPath path, List<FieldError> errors) {
    boolean selects = peer.podSelector() != null || peer.namespaceSelector() != null;
    LabelValidation.selector(peer.podSelector(), path.child("podSelector"), errors);
    LabelValidation.selector(peer.namespaceSelector(), path.child("namespaceSelector"), errors);
    IPBlock block = peer.ipBlock();
    if (block != null) {
      block(block, path.child("ipBlock"), errors);
      if (selects) {
        errors.add(FieldError.forbidden(path, "may not specify both ipBlock and another peer"));
      }
    } else if (!selects) {
      errors.add(FieldError.required(path, "must specify a peer"));
    }
  }

  private static void block(IPBlock block, FieldPath path, List<FieldError> errors) {
    if (!NameValidation.required(block.cidr(), path.child("cidr"), errors)) {
      return;
    }
    CidrBlock.check(block.cidr(), path.child("cidr"), errors);
    Optional<CidrBlock> whole = CidrBlock.parse(block.cidr());
    for (int i = 0; whole.isPresent() && i < block.except().size(); i++) {
      FieldPath place = path.child("except").index(i);
      String text = block.except().get(i);
      CidrBlock.check(text, place, errors);
      Optional<CidrBlock> part = CidrBlock.parse(text);
      if (part.isPresent() && !whole.get().strictlyContains(part.get())) {
        errors.add(FieldError.invalid(place, text, "must be a strict subset of `cidr`"));
      }
    }
  }
}
