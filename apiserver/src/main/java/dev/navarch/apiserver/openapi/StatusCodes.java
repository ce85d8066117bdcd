package dev.navarch.apiserver.openapi;

/** What status codes are called. */
final class StatusCodes {
  private StatusCodes() {}

  static String describe(int code) {
    return switch (code) {
      case 200 -> "OK";
      case 201 -> "Created";
      case 202 -> "Accepted";
      case 401 -> "Unauthorized";
      default -> "Answer";
    };
  }
}
