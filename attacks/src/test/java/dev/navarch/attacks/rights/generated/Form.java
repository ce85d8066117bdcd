package dev.navarch.attacks.rights.generated;

/**
 * A request with what it is authorized as.
 *
 * @param path with the query
 * @param type the media type of the body; empty without a body
 * @param creates whether the request creates the object it names, which is authorized apart
 * @param isNowhere whether no object is at the path, whatever rights the user holds
 */
record Form(
    String method,
    String path,
    String type,
    String body,
    Need need,
    boolean creates,
    boolean isNowhere) {
  static Form of(String method, String path, Need need) {
    return new Form(method, path, "", "", need, false, false);
  }

  Form with(String mediaType, String content) {
    return new Form(method, path, mediaType, content, need, creates, isNowhere);
  }

  Form creating() {
    return new Form(method, path, type, body, need, true, isNowhere);
  }

  Form nowhere() {
    return new Form(method, path, type, body, need, creates, true);
  }

  @Override
  public String toString() {
    return method + " " + path + (type.isEmpty() ? "" : " (" + type + ")");
  }
}
