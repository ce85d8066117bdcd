package dev.navarch.attacks.fuzz;

/** Generates requests of one kind. */
interface CaseSource {
  FuzzCase next(Choice choice);
}
