package dev.navarch.kubectl.convert;

/** How objects are printed. */
enum OutputFormat {
  json,
  yaml,
  name
}
