package dev.navarch.apiextensions.cel.eval;

/** Semantic versions. */
final class Semvers {
  private Semvers() {}

  static void addTo(Library library) {
    library
        .function("semver", text -> semver((String) text, false), String.class)
        .function(
            "semver",
            (text, tolerant) -> semver((String) text, (Boolean) tolerant),
            String.class,
            Boolean.class)
        .function("isSemver", text -> semver((String) text, false) instanceof Semver, String.class)
        .function(
            "isSemver",
            (text, tolerant) -> semver((String) text, (Boolean) tolerant) instanceof Semver,
            String.class,
            Boolean.class)
        .function("major", version -> ((Semver) version).major(), Semver.class)
        .function("minor", version -> ((Semver) version).minor(), Semver.class)
        .function("patch", version -> ((Semver) version).patch(), Semver.class)
        .function(
            "compareTo",
            (a, b) -> (long) Integer.signum(((Semver) a).compareTo((Semver) b)),
            Semver.class,
            Semver.class)
        .function(
            "isGreaterThan",
            (a, b) -> ((Semver) a).compareTo((Semver) b) > 0,
            Semver.class,
            Semver.class)
        .function(
            "isLessThan",
            (a, b) -> ((Semver) a).compareTo((Semver) b) < 0,
            Semver.class,
            Semver.class);
  }

  private static Object semver(String text, boolean tolerant) {
    Semver version = tolerant ? Semver.parseTolerant(text) : Semver.parse(text);
    if (version != null) {
      return version;
    }
    return new EvalError(
        text.isEmpty() ? "Version string empty" : "No Major.Minor.Patch elements found");
  }
}
