package dev.navarch.apiserver.authentication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ImpersonationTest {
  private static final User BOB = User.of("bob", "devs", "system:authenticated");
  private static final RequestInfo LIST_PODS =
      RequestInfo.of("GET", "/api/v1/namespaces/shop/pods", Query.EMPTY);

  /** Rights in short: verb, group, namespace, resource and name. */
  private final Set<String> rights = new LinkedHashSet<>();

  private final List<String> asked = new ArrayList<>();
  private final List<User> askedAs = new ArrayList<>();

  private Optional<String> refusal(User user, RequestInfo request) {
    String right =
        "%s %s/%s/%s/%s"
            .formatted(
                request.verb(),
                request.group(),
                request.namespace(),
                request.resourceWithSub(),
                request.name());
    asked.add(right);
    askedAs.add(user);
    return rights.contains(right) ? Optional.empty() : Optional.of("");
  }

  private static Headers headers(String... namesAndValues) {
    Headers.Builder headers = Headers.builder().add("Accept", "*/*");
    for (int i = 0; i < namesAndValues.length; i += 2) {
      headers.add(namesAndValues[i], namesAndValues[i + 1]);
    }
    return headers.build();
  }

  private User resolve(User requestor, String... namesAndValues) {
    return Impersonation.of(headers(namesAndValues))
        .orElseThrow()
        .resolve(requestor, LIST_PODS, this::refusal);
  }

  @Test
  void mostRequestsAreTheSendersOwn() {
    assertThat(Impersonation.of(headers())).isEmpty();
    assertThat(Impersonation.of(headers("Impersonate-User", ""))).isEmpty();
  }

  @Test
  void groupsWithoutAUserAreABadRequest() {
    assertThatThrownBy(() -> Impersonation.of(headers("Impersonate-Group", "ops")))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.code()).isEqualTo(400))
        .hasMessage(
            "requested &user.DefaultInfo{Name:\"\", UID:\"\", Groups:[]string{\"ops\"},"
                + " Extra:map[string][]string(nil)} without impersonating a user name");
    assertThatThrownBy(() ->
            Impersonation.of(headers("Impersonate-Uid", "7", "Impersonate-Extra-Scopes", "a")))
        .hasMessage(
            "requested &user.DefaultInfo{Name:\"\", UID:\"7\", Groups:[]string(nil),"
                + " Extra:map[string][]string{\"scopes\":[]string{\"a\"}}} without impersonating a"
                + " user name");
  }

  @Test
  void theOldRightIsEnoughForAnything() {
    rights.add("impersonate //users/jane");
    rights.add("impersonate //groups/ops");
    rights.add("impersonate //groups/devs");
    rights.add("impersonate authentication.k8s.io//uids/7");
    rights.add("impersonate authentication.k8s.io//userextras/example.com/scopes/read");

    assertThat(
            resolve(
                BOB,
                "impersonate-user",
                "jane",
                "Impersonate-Group",
                "ops",
                "Impersonate-Group",
                "devs",
                "Impersonate-UID",
                "7",
                "Impersonate-Extra-Example.com%2fScopes",
                "read"))
        .isEqualTo(
            new User(
                "jane",
                "7",
                List.of("ops", "devs", "system:authenticated"),
                Map.of("example.com/scopes", List.of("read"))));
    assertThat(asked)
        .containsExactly(
            "impersonate-on:user-info:list /shop/pods/",
            "impersonate //users/jane",
            "impersonate authentication.k8s.io//uids/7",
            "impersonate //groups/ops",
            "impersonate //groups/devs",
            "impersonate authentication.k8s.io//userextras/example.com/scopes/read");
    assertThat(askedAs).containsOnly(BOB);
  }

  @Test
  void everythingWantedMustBeAllowed() {
    rights.add("impersonate //users/jane");

    assertThat(resolve(BOB, "Impersonate-User", "jane").name()).isEqualTo("jane");
    assertThatThrownBy(() -> resolve(BOB, "Impersonate-User", "jane", "Impersonate-Group", "ops"))
        .isInstanceOf(ApiException.class);
    assertThatThrownBy(() -> resolve(BOB, "Impersonate-User", "jane", "Impersonate-Uid", "7"))
        .isInstanceOf(ApiException.class);
    assertThatThrownBy(() -> resolve(BOB, "Impersonate-User", "jane", "Impersonate-Extra-A", "b"))
        .isInstanceOf(ApiException.class);
  }

  @Test
  void aRefusalSaysWhichRightIsMissing() {
    assertThatThrownBy(() -> resolve(BOB, "Impersonate-User", "jane"))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.code()).isEqualTo(403))
        .hasMessage(
            "pods is forbidden: User \"bob\" cannot impersonate-on:user-info:list resource"
                + " \"pods\" in API group \"\" in the namespace \"shop\"");
    rights.add("impersonate-on:user-info:list /shop/pods/");
    assertThatThrownBy(() -> resolve(BOB, "Impersonate-User", "jane"))
        .hasMessage(
            "users.authentication.k8s.io \"jane\" is forbidden: User \"bob\" cannot"
                + " impersonate:user-info resource \"users\" in API group"
                + " \"authentication.k8s.io\" at the cluster scope");
  }

  @Test
  void aLimitedRightIsForOneThing() {
    rights.add("impersonate-on:user-info:list /shop/pods/");
    rights.add("impersonate:user-info authentication.k8s.io//users/jane");

    assertThat(resolve(BOB, "Impersonate-User", "jane"))
        .isEqualTo(User.of("jane", "system:authenticated"));
    RequestInfo delete = RequestInfo.of("DELETE", "/api/v1/namespaces/shop/pods/a", Query.EMPTY);
    Impersonation asJane = Impersonation.of(headers("Impersonate-User", "jane")).orElseThrow();
    assertThatThrownBy(() -> asJane.resolve(BOB, delete, this::refusal))
        .hasMessageContaining("cannot impersonate-on:user-info:delete resource \"pods\"");
    RequestInfo path = RequestInfo.of("GET", "/metrics", Query.EMPTY);
    assertThatThrownBy(() -> asJane.resolve(BOB, path, this::refusal))
        .hasMessage(
            "forbidden: User \"bob\" cannot impersonate-on:user-info:get path \"/metrics\"");
  }

  @Test
  void aLimitedRightNeverMakesMasters() {
    rights.add("impersonate-on:user-info:list /shop/pods/");
    rights.add("impersonate:user-info authentication.k8s.io//users/jane");
    rights.add("impersonate:user-info authentication.k8s.io//groups/system:masters");

    assertThatThrownBy(
            () -> resolve(BOB, "Impersonate-User", "jane", "Impersonate-Group", "system:masters"))
        .hasMessageEndingWith(": impersonating the system:masters group is not allowed");
  }

  @Test
  void manyGroupsMayBeAllowedAtOnce() {
    rights.add("impersonate-on:user-info:list /shop/pods/");
    rights.add("impersonate:user-info authentication.k8s.io//users/jane");
    rights.add("impersonate:user-info authentication.k8s.io//groups/*");
    String[] many = {
      "Impersonate-User", "jane",
      "Impersonate-Group", "a",
      "Impersonate-Group", "b",
      "Impersonate-Group", "c",
      "Impersonate-Group", "d"
    };

    assertThat(resolve(BOB, many).groups())
        .containsExactly("a", "b", "c", "d", "system:authenticated");
  }

  @Test
  void serviceAccountsComeWithTheirGroups() {
    rights.add("impersonate /shop/serviceaccounts/robot");

    assertThat(resolve(BOB, "Impersonate-User", "system:serviceaccount:shop:robot").groups())
        .containsExactly(
            "system:serviceaccounts", "system:serviceaccounts:shop", "system:authenticated");
    assertThat(asked)
        .containsExactly(
            "impersonate-on:serviceaccount:list /shop/pods/",
            "impersonate /shop/serviceaccounts/robot");
  }

  @Test
  void whatOnlyLooksLikeAServiceAccountIsAUser() {
    rights.add("impersonate //users/system:serviceaccount:shop");

    assertThat(resolve(BOB, "Impersonate-User", "system:serviceaccount:shop").groups())
        .containsExactly("system:authenticated");
  }

  @Test
  void nodesAreMetByTheirOwnAgents() {
    User agent =
        new User(
            "system:serviceaccount:kube-system:agent",
            "u",
            List.of("system:serviceaccounts"),
            Map.of("authentication.kubernetes.io/node-name", List.of("n1")));
    rights.add("impersonate-on:associated-node:list /shop/pods/");
    rights.add("impersonate:associated-node authentication.k8s.io//nodes/*");

    assertThat(resolve(agent, "Impersonate-User", "system:node:n1"))
        .isEqualTo(User.of("system:node:n1", "system:nodes", "system:authenticated"));
    assertThat(askedAs.get(0).extra())
        .isEqualTo(
            Map.of(
                "authentication.kubernetes.io/associated-node-keys",
                List.of("authentication.kubernetes.io/node-name")));
    assertThatThrownBy(() -> resolve(agent, "Impersonate-User", "system:node:n2"))
        .hasMessageContaining("cannot impersonate-on:arbitrary-node:list");
  }

  @Test
  void anonymousIsNotAuthenticated() {
    rights.add("impersonate //users/system:anonymous");
    rights.add("impersonate //users/jane");
    rights.add("impersonate //groups/system:unauthenticated");

    assertThat(resolve(BOB, "Impersonate-User", "system:anonymous")).isEqualTo(User.anonymous());
    assertThat(
            resolve(BOB, "Impersonate-User", "jane", "Impersonate-Group", "system:unauthenticated")
                .groups())
        .containsExactly("system:unauthenticated");
  }

  @Test
  void keysOfExtraValuesMustBeReadableForALimitedRight() {
    rights.add("impersonate-on:user-info:list /shop/pods/");
    rights.add("impersonate:user-info authentication.k8s.io//users/jane");

    assertThatThrownBy(
            () -> resolve(BOB, "Impersonate-User", "jane", "Impersonate-Extra-Scopes", "a"))
        .hasMessage(
            "userextras.authentication.k8s.io is forbidden: User \"bob\" cannot"
                + " impersonate:user-info resource \"userextras\" in API group"
                + " \"authentication.k8s.io\" at the cluster scope: impersonating an invalid key"
                + " in extra is not allowed: extra.key: Invalid value: \"scopes\": must be a"
                + " domain-prefixed path (such as \"acme.io/foo\")");
    rights.add("impersonate //users/jane");
    rights.add("impersonate authentication.k8s.io//userextras/%zz/a");
    assertThat(resolve(BOB, "Impersonate-User", "jane", "Impersonate-Extra-%zz", "a").extra())
        .isEqualTo(Map.of("%zz", List.of("a")));
  }

  @Test
  void laterHandlersSeeNothingOfIt() {
    List<String> left = new ArrayList<>();
    Impersonation.without(
            headers(
                "Impersonate-User", "a",
                "Impersonate-Group", "b",
                "impersonate-uid", "c",
                "Impersonate-Extra-D", "d"))
        .forEach((name, value) -> left.add(name));

    assertThat(left).containsExactly("Accept");
  }
}
