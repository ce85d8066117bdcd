package dev.navarch.apiserver.authorization;

import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.RequestInfo;

/** Who wants to do what. */
public record Attributes(User user, RequestInfo request) {}
