package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Universe;
import javax.lang.model.element.Element;

/**
 * Where in the sources something stands. What is wrong inside of a type that was compiled earlier
 * is reported at the author's field that leads there.
 *
 * @param universe what reports
 * @param element the innermost element of the author's
 * @param name what the element is called, with the way from there
 */
record Place(Universe universe, Element element, String name) {
  /** A field of a record that is being compiled. */
  Place of(Member member) {
    return new Place(universe, member.element(), member.name());
  }

  /** A field below this one. */
  Place below(Member member) {
    return new Place(universe, element, name + "." + member.jsonName());
  }

  /** Reports a mistake, which fails the compilation. */
  void error(String message) {
    universe.error(element, name + ": " + message);
  }
}
