package dev.navarch.registry.admission.certificates;

import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.List;
import java.util.function.Supplier;

/** Asks whether somebody may do something in the name of a signer. */
record SignerPermission(Supplier<Authorizer> authorizer) {
  static final String GROUP = "certificates.k8s.io";

  /** Whoever may do it for all signers of a domain may do it for each. */
  boolean allows(User user, String verb, String signer) {
    int slash = signer.indexOf('/');
    String domain = slash < 0 ? signer : signer.substring(0, slash);
    return mayUse(user, verb, signer) || mayUse(user, verb, domain + "/*");
  }

  private boolean mayUse(User user, String verb, String signer) {
    RequestInfo asked =
        new RequestInfo(true, "", verb, "apis", GROUP, "*", "", "signers", "", signer, List.of());
    return authorizer.get().decide(new Attributes(user, asked)) instanceof Decision.Allowed;
  }
}
