package dev.navarch.apiextensions.schema;

/**
 * One mail address, alone or in angle brackets after a name, such as {@code Ann <ann@example.com>}.
 * Comments in parentheses may stand around it. The rules are those of RFC 5322 without its obsolete
 * forms.
 *
 * <p>Belongs to one thread.
 */
final class EmailFormat {
  private static final String ATOM_SIGNS = "!#$%&'*+-/=?^_`{|}~";

  private final String text;
  private int at;

  private EmailFormat(String text) {
    this.text = text;
  }

  static boolean isAddress(String text) {
    return new EmailFormat(text).address();
  }

  private boolean address() {
    skipBlanks();
    int start = at;
    if (mailbox() && end()) {
      return true;
    }
    at = start;
    while (word()) {
      skipBlanks();
    }
    if (!take('<')) {
      return false;
    }
    skipBlanks();
    boolean mailbox = mailbox();
    skipBlanks();
    return mailbox && take('>') && end();
  }

  /** Blanks and comments up to the end. */
  private boolean end() {
    skipBlanks();
    if (take('(') && !restOfComment()) {
      return false;
    }
    skipBlanks();
    return at == text.length();
  }

  private boolean restOfComment() {
    int depth = 1;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '\\') {
        at++;
      } else if (c == '(') {
        depth++;
      } else if (c == ')' && --depth == 0) {
        return true;
      }
    }
    return false;
  }

  private boolean mailbox() {
    boolean local = peek() == '"' ? quoted() : dotAtom();
    if (!local || !take('@')) {
      return false;
    }
    return peek() == '[' ? literal() : dotAtom();
  }

  /** A word of a name before the brackets; dots are let pass in it. */
  private boolean word() {
    if (peek() == '"') {
      return quoted();
    }
    int start = at;
    while (at < text.length() && (isAtomCharacter(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
    return at > start;
  }

  private boolean dotAtom() {
    int start = at;
    while (at < text.length() && (isAtomCharacter(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
    String atom = text.substring(start, at);
    return !atom.isEmpty() && !atom.startsWith(".") && !atom.endsWith(".") && !atom.contains("..");
  }

  private boolean quoted() {
    at++;
    int start = at;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return at - 1 > start;
      }
      if (c == '\\') {
        at++;
      } else if (c < ' ' && c != '\t') {
        return false;
      }
    }
    return false;
  }

  private boolean literal() {
    int close = text.indexOf(']', at);
    if (close < 0) {
      return false;
    }
    String address = text.substring(at + 1, close);
    at = close + 1;
    return AddressFormats.isIp(address.startsWith("IPv6:") ? address.substring(5) : address);
  }

  private void skipBlanks() {
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private boolean take(char c) {
    boolean there = peek() == c && at < text.length();
    at += there ? 1 : 0;
    return there;
  }

  private static boolean isAtomCharacter(char c) {
    return c >= 0x80
        || Formats.isAsciiLetter(c)
        || Formats.isDigit(c)
        || ATOM_SIGNS.indexOf(c) >= 0;
  }
}
