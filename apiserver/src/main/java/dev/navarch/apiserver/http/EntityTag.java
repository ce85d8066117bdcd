package dev.navarch.apiserver.http;

/**
 * The tag of a document in the form it has now: a client that shows the same tag has the document
 * already.
 *
 * @param value without quotes
 */
public record EntityTag(String value) {

  /** As it stands in a header. */
  @Override
  public String toString() {
    return '"' + value + '"';
  }

  /** Whether a request shows that its sender has what this tag stands for. */
  public boolean isHeldBy(Headers request) {
    String quoted = toString();
    for (String header : request.all("If-None-Match")) {
      for (String held : header.split(",", -1)) {
        String tag = held.strip();
        if (tag.equals("*") || tag.equals(quoted) || tag.equals("W/" + quoted)) {
          return true;
        }
      }
    }
    return false;
  }
}
