package dev.navarch.client.rest;

import java.io.IOException;

/**
 * A server answered, and what it sent is not what it should be: no object, one of another kind,
 * half an event, a page for people. To ask again seldom helps.
 */
public final class UnreadableAnswerException extends IOException {
  private static final long serialVersionUID = 1;

  /** Creates one with a message for a person: it names the request and what is wrong. */
  public UnreadableAnswerException(String message) {
    super(message);
  }

  /** The same with what found it unreadable. */
  public UnreadableAnswerException(String message, Throwable cause) {
    super(message, cause);
  }
}
