package dev.navarch.api.authorization.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubjectAccessReviewConversionsTest {

  @Test
  void groupIsCalledGroupsInTheHub() {
    SubjectAccessReview old =
        SubjectAccessReview.builder()
            .spec(s ->
                s.user("jane")
                    .group(List.of("a", "b"))
                    .extra(Map.of("scopes", List.of("c")))
                    .resourceAttributes(r -> r.verb("get").resource("pods")))
            .build();

    dev.navarch.api.authorization.v1.SubjectAccessReview hub =
        GeneratedConversions.subjectAccessReviewToHub(old);

    assertThat(hub.spec().groups()).containsExactly("a", "b");
    assertThat(hub.spec().user()).isEqualTo("jane");
    assertThat(GeneratedConversions.subjectAccessReviewFromHub(hub)).isEqualTo(old);
  }

  @Test
  void reviewsOfOneNamespaceConvertAlike() {
    LocalSubjectAccessReview old =
        LocalSubjectAccessReview.builder().spec(s -> s.group(List.of("a"))).build();

    dev.navarch.api.authorization.v1.LocalSubjectAccessReview hub =
        GeneratedConversions.localSubjectAccessReviewToHub(old);

    assertThat(hub.spec().groups()).containsExactly("a");
    assertThat(GeneratedConversions.localSubjectAccessReviewFromHub(hub)).isEqualTo(old);
  }
}
