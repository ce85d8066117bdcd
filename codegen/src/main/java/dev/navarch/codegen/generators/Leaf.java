package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A field as it stands in JSON, where the fields of inlined records stand among the others. */
record Leaf(int index, Member member) {
  String variable() {
    return "f" + index;
  }

  /** A record whose fields are in a JSON object: the outer one, or one inlined into it. */
  record Shape(ClassName record, @Nullable Member as, List<Part> parts) {
    /** The numbers of all fields in it, as bits; only for types of at most 64 fields. */
    long mask() {
      long mask = 0;
      for (Part part : parts) {
        mask |=
            switch (part) {
              case Part.Single single -> 1L << single.leaf().index();
              case Part.Inlined inlined -> inlined.shape().mask();
            };
      }
      return mask;
    }

    List<Leaf> leaves() {
      List<Leaf> leaves = new ArrayList<>();
      for (Part part : parts) {
        switch (part) {
          case Part.Single single -> leaves.add(single.leaf());
          case Part.Inlined inlined -> leaves.addAll(inlined.shape().leaves());
        }
      }
      return leaves;
    }
  }

  /** A component: a field, or an inlined record. */
  sealed interface Part {
    record Single(Leaf leaf) implements Part {}

    record Inlined(Shape shape) implements Part {}
  }

  /** Takes a type apart. */
  static Shape shape(Universe universe, ApiStruct type) {
    return shape(universe, type, null, new ArrayList<>());
  }

  private static Shape shape(
      Universe universe, ApiStruct type, @Nullable Member as, List<Leaf> counted) {
    List<Part> parts = new ArrayList<>();
    for (Member member : type.members()) {
      ApiStruct inner =
          member.inline() && member.type() instanceof Type.Struct struct
              ? universe.struct(struct.javaName())
              : null;
      if (inner != null) {
        parts.add(new Part.Inlined(shape(universe, inner, member, counted)));
      } else {
        Leaf leaf = new Leaf(counted.size(), member);
        counted.add(leaf);
        parts.add(new Part.Single(leaf));
      }
    }
    return new Shape(type.name(), as, parts);
  }
}
