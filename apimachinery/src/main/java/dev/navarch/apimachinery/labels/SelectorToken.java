package dev.navarch.apimachinery.labels;

/** A piece of selector text. The literal is what error messages show. */
record SelectorToken(TokenType type, String literal) {}
