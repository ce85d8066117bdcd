package dev.navarch.api.authorization.v1beta1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** Converts access reviews. The list of groups is called {@code group} in this version. */
final class SubjectAccessReviewConversions {
  private SubjectAccessReviewConversions() {}

  @ConversionFunction(partial = "group")
  static dev.navarch.api.authorization.v1.SubjectAccessReviewSpec toHub(
      SubjectAccessReviewSpec in, dev.navarch.api.authorization.v1.SubjectAccessReviewSpec out) {
    return out.toBuilder().groups(in.group()).build();
  }

  @ConversionFunction(partial = "groups")
  static SubjectAccessReviewSpec fromHub(
      dev.navarch.api.authorization.v1.SubjectAccessReviewSpec in, SubjectAccessReviewSpec out) {
    return out.toBuilder().group(in.groups()).build();
  }
}
