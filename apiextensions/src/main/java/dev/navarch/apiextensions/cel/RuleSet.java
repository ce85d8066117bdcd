package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrorType;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a schema, ready to check objects. Compiling takes a while: a definition that is
 * served keeps its rule set.
 *
 * <p>Objects are checked against rules only when they fit their schema. Rules about a change are
 * checked where the object from before has a value that corresponds: fields of the same name, and
 * items with the same keys of map lists.
 */
public final class RuleSet {
  /** What one expression may cost in one run. */
  static final long CALL_LIMIT = 1_000_000;

  /** What all rules together may cost for one object. */
  static final long OBJECT_BUDGET = 10_000_000;

  private static final Set<FieldErrorType> BLOCKING =
      EnumSet.of(
          FieldErrorType.NOT_SUPPORTED,
          FieldErrorType.REQUIRED,
          FieldErrorType.TOO_LONG,
          FieldErrorType.TOO_MANY,
          FieldErrorType.TYPE_INVALID);

  private static final RuleSet NONE = new RuleSet(null);

  private final @Nullable RuleNode root;

  private RuleSet(@Nullable RuleNode root) {
    this.root = root;
  }

  /** Compiles the rules of the schema of whole objects. */
  public static RuleSet compile(StructuralSchema schema) {
    return of(RuleNode.of(schema, true));
  }

  /** Compiles the rules of the schema of a value inside of objects, such as a default. */
  public static RuleSet compilePart(StructuralSchema schema) {
    return of(RuleNode.of(schema, schema.embeddedResource()));
  }

  private static RuleSet of(@Nullable RuleNode root) {
    return root == null ? NONE : new RuleSet(root);
  }

  /**
   * What is said in place of checking rules when an object does not fit its schema so badly that
   * rules could not be evaluated; nothing if they can be.
   *
   * @param schemaErrors what is wrong with the object by its schema
   */
  public static Optional<FieldError> blockedBy(List<FieldError> schemaErrors) {
    return schemaErrors.stream().anyMatch(error -> BLOCKING.contains(error.type()))
        ? Optional.of(
            FieldError.invalid(
                FieldPath.ROOT,
                null,
                "some validation rules were not checked because the object was invalid; correct the"
                    + " existing errors to complete validation"))
        : Optional.empty();
  }

  /** Whether there is nothing to check. */
  public boolean isEmpty() {
    return root == null;
  }

  /**
   * Checks an object. What an update did not touch is let pass.
   *
   * @param old the object before an update, null for one that is new
   */
  public List<FieldError> validate(Object tree, @Nullable Object old, FieldPath path) {
    return validate(tree, old, path, ratcheted -> {});
  }

  /** Checks an object, and tells of what is wrong but let pass because the update left it alone. */
  public List<FieldError> validate(
      Object tree, @Nullable Object old, FieldPath path, Consumer<FieldError> ratcheted) {
    return validate(tree, old, path, ratcheted, CALL_LIMIT, OBJECT_BUDGET);
  }

  List<FieldError> validate(
      Object tree,
      @Nullable Object old,
      FieldPath path,
      Consumer<FieldError> ratcheted,
      long callLimit,
      long budget) {
    return root == null
        ? List.of()
        : List.copyOf(new RuleCheck(ratcheted, callLimit, budget).run(root, tree, old, path));
  }
}
