package dev.navarch.apiextensions.definition;

import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** Checks the CEL rules of a schema that is in order otherwise. */
public interface RuleChecker {
  /** Finds nothing wrong with any rule. */
  RuleChecker NONE =
      new RuleChecker() {
        @Override
        public List<FieldError> checkRules(
            StructuralSchema schema, FieldPath path, boolean limitEachRule) {
          return List.of();
        }

        @Override
        public List<FieldError> checkValue(StructuralSchema schema, Object value, FieldPath path) {
          return List.of();
        }
      };

  /**
   * What is wrong with the rules of a schema: expressions that do not compile, that cost too much
   * one by one or together, or that compare with a former value where there is none to be found.
   *
   * @param path where the schema is in the definition, such as {@code
   *     spec.validation.openAPIV3Schema}; rules are at {@code x-kubernetes-validations[i]} below it
   * @param limitEachRule false where the schema did not change: the cost of single rules, which was
   *     accepted before, is then not looked at, while the sum still is
   */
  List<FieldError> checkRules(StructuralSchema schema, FieldPath path, boolean limitEachRule);

  /** Which rules a value breaks, such as a default. Called only for schemas that have rules. */
  List<FieldError> checkValue(StructuralSchema schema, Object value, FieldPath path);
}
