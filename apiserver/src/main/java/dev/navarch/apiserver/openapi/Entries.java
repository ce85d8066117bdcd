package dev.navarch.apiserver.openapi;

import java.util.List;
import java.util.function.Function;

/**
 * A large JSON object inside a document: its names, and what makes the value of each when it is to
 * be written. So a document is never in memory as a whole tree.
 */
record Entries(List<String> names, Function<String, Object> value) {}
