package dev.navarch.codegen;

/** Placeholder replaced below. */
final class CodegenCommand {}
