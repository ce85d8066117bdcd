package dev.navarch.client.copy;

/**
 * A path in a container, as a folder and what is in it.
 *
 * @param folder where it is; {@code .} is where commands run
 * @param name its last part; empty if it has none of its own, as with {@code /} and {@code a/..}
 */
record RemotePath(String folder, String name) {
  static RemotePath parse(String path) {
    if (path.isEmpty()) {
      throw new IllegalArgumentException("filepath can not be empty");
    }
    String trimmed = path;
    while (trimmed.length() > 1 && trimmed.endsWith("/")) {
      trimmed = trimmed.substring(0, trimmed.length() - 1);
    }
    int slash = trimmed.lastIndexOf('/');
    String name = trimmed.substring(slash + 1);
    if (name.isEmpty() || name.equals(".") || name.equals("..")) {
      return new RemotePath(trimmed, "");
    }
    String folder = slash < 0 ? "." : slash == 0 ? "/" : trimmed.substring(0, slash);
    return new RemotePath(folder, name);
  }

  /** The path as one that no program takes for an option. */
  String asArgument() {
    String whole = name.isEmpty() ? folder : folder.equals("/") ? "/" + name : folder + "/" + name;
    return whole.startsWith("-") ? "./" + whole : whole;
  }
}
