package dev.navarch.apimachinery.jsonpath;

/** A template that cannot be read, or that does not fit the data, in Kubernetes' words. */
public final class JsonPathException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public JsonPathException(String message) {
    super(message);
  }
}
