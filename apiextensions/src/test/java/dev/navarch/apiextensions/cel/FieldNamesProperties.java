package dev.navarch.apiextensions.cel;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

class FieldNamesProperties {
  @Property(tries = 300)
  void whatCanBeWrittenIsReadBack(
      @ForAll
          @CharRange(from = 'a', to = 'd')
          @Chars({'_', '.', '-', '/', 'i', 'f', '1'})
          @StringLength(max = 12)
          String name) {
    String identifier = FieldNames.escape(name);

    if (identifier != null) {
      assertThat(identifier).matches("[a-zA-Z_][a-zA-Z0-9_]*");
      assertThat(FieldNames.unescape(identifier)).isEqualTo(name);
    }
  }
}
