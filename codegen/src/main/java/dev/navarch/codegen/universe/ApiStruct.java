package dev.navarch.codegen.universe;

import com.palantir.javapoet.ClassName;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * An API type: a record with its members.
 *
 * @param element the record
 * @param name its name in Java
 * @param version the group and version that its package declares, or null
 * @param members its components, in order
 * @param kind whether it is a kind, which carries its own type
 * @param list whether it is a list of a kind
 * @param atomic whether server-side apply takes it as one piece
 * @param customJson whether it reads and writes its JSON itself
 * @param hub the record it converts to, where it says so itself
 */
public record ApiStruct(
    TypeElement element,
    ClassName name,
    @Nullable ApiPackage version,
    List<Member> members,
    boolean kind,
    boolean list,
    boolean atomic,
    boolean customJson,
    @Nullable ClassName hub) {

  /** The record's name without its package. */
  public String simpleName() {
    return name.simpleName();
  }

  /** The version's name as Kubernetes' messages put it in front of a type. */
  public String goPackage() {
    return version == null ? "main" : version.version();
  }

  /** Whether protobuf knows the type: one of its members has a number. */
  public boolean hasProto() {
    return members.isEmpty() || members.stream().anyMatch(member -> member.number() > 0);
  }
}
