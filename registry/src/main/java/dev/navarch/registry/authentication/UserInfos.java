package dev.navarch.registry.authentication;

import dev.navarch.api.authentication.v1.UserInfo;
import dev.navarch.apiserver.authentication.User;

/** Somebody as an answer shows them. */
final class UserInfos {
  private UserInfos() {}

  static UserInfo of(User user) {
    return new UserInfo(user.name(), user.uid(), user.groups(), user.extra());
  }
}
