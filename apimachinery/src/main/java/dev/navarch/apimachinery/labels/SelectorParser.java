package dev.navarch.apimachinery.labels;

import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads selectors: requirements separated by commas, each one {@code key}, {@code !key}, {@code key
 * operator value} or {@code key in (values)}. A value may be missing; it is then the empty text.
 */
final class SelectorParser {

  private final SelectorLexer lexer;
  private SelectorToken token;

  SelectorParser(String text) {
    lexer = new SelectorLexer(text);
    token = lexer.next();
  }

  List<Requirement> parse() {
    List<Requirement> requirements = new ArrayList<>();
    if (token.type() == TokenType.END) {
      return requirements;
    }
    if (!startsRequirement()) {
      throw found("', expected: !, identifier, or 'end of string'");
    }
    while (true) {
      requirements.add(requirement());
      if (token.type() == TokenType.END) {
        return requirements;
      }
      if (token.type() != TokenType.COMMA) {
        throw found("', expected: ',' or 'end of string'");
      }
      advance();
      if (!startsRequirement()) {
        throw found("', expected: identifier after ','");
      }
    }
  }

  private boolean startsRequirement() {
    return token.type() == TokenType.WORD || token.type() == TokenType.NOT;
  }

  private Requirement requirement() {
    try {
      return term();
    } catch (LabelSelectorException e) {
      throw new LabelSelectorException("unable to parse requirement: " + e.getMessage());
    }
  }

  private Requirement term() {
    boolean absent = token.type() == TokenType.NOT;
    if (absent) {
      advance();
    }
    String key = key();
    if (absent) {
      return Requirement.of(key, Operator.DOES_NOT_EXIST, List.of());
    }
    if (token.type() == TokenType.END || token.type() == TokenType.COMMA) {
      return Requirement.of(key, Operator.EXISTS, List.of());
    }
    Operator operator = operator();
    Set<String> values =
        operator == Operator.IN || operator == Operator.NOT_IN ? valueSet() : Set.of(value());
    return Requirement.of(key, operator, values);
  }

  private String key() {
    if (token.type() != TokenType.WORD) {
      throw found("', expected: identifier");
    }
    String key = advance();
    List<String> errors = NameSyntax.qualifiedName(key);
    if (!errors.isEmpty()) {
      // Kubernetes prints the missing field path of a selector in a query like this.
      throw new LabelSelectorException(
          Requirement.invalid("<nil>", GoQuoting.quote(key), String.join("; ", errors)));
    }
    return key;
  }

  private Operator operator() {
    Operator operator =
        switch (token.type()) {
          case EQUALS -> Operator.EQUALS;
          case DOUBLE_EQUALS -> Operator.DOUBLE_EQUALS;
          case NOT_EQUALS -> Operator.NOT_EQUALS;
          case GREATER_THAN -> Operator.GREATER_THAN;
          case LESS_THAN -> Operator.LESS_THAN;
          case WORD -> wordOperator();
          case COMMA, OPEN, CLOSE, NOT, END -> throw noOperator();
        };
    advance();
    return operator;
  }

  private Operator wordOperator() {
    return switch (token.literal()) {
      case "in" -> Operator.IN;
      case "notin" -> Operator.NOT_IN;
      default -> throw noOperator();
    };
  }

  private String value() {
    return switch (token.type()) {
      case WORD -> advance();
      case END, COMMA -> "";
      case OPEN, CLOSE, NOT, EQUALS, DOUBLE_EQUALS, NOT_EQUALS, GREATER_THAN, LESS_THAN ->
          throw found("', expected: identifier");
    };
  }

  /** Values in parentheses; nothing before, between or after commas is the empty value. */
  private Set<String> valueSet() {
    if (token.type() != TokenType.OPEN) {
      throw found("' expected: '('");
    }
    advance();
    if (token.type() != TokenType.WORD
        && token.type() != TokenType.COMMA
        && token.type() != TokenType.CLOSE) {
      throw found("', expected: ',', ')' or identifier");
    }
    Set<String> values = new LinkedHashSet<>();
    while (true) {
      boolean word = token.type() == TokenType.WORD;
      values.add(word ? advance() : "");
      if (token.type() == TokenType.CLOSE) {
        advance();
        return values;
      }
      if (token.type() != TokenType.COMMA) {
        throw found(word ? "', expected: ',' or ')'" : "', expected: ',', or identifier");
      }
      advance();
    }
  }

  /** Moves on, and returns what was here. */
  private String advance() {
    String literal = token.literal();
    token = lexer.next();
    return literal;
  }

  private LabelSelectorException noOperator() {
    return found("', expected: in, notin, =, ==, !=, gt, lt");
  }

  private LabelSelectorException found(String rest) {
    return new LabelSelectorException("found '" + token.literal() + rest);
  }
}
