package dev.navarch.apimachinery.managedfields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import org.junit.jupiter.api.Test;

class ApplyConflictTest {
  @Test
  void namesTheApplierAndTheField() {
    ManagedSubject subject = new ManagedSubject().apply("one", "{'data':{'x':'1'}}");

    ApplyConflictException e = conflict(subject, "{'data':{'x':'2'}}");

    assertThat(e).hasMessage("Apply failed with 1 conflict: conflict with \"one\": .data.x");
    assertThat(e.conflicts())
        .singleElement()
        .satisfies(only -> {
          assertThat(only.message()).isEqualTo("conflict with \"one\"");
          assertThat(only.field()).isEqualTo(".data.x");
          assertThat(only.operation()).isEqualTo(Operation.APPLY);
          assertThat(only.apiVersion()).isEqualTo("apps/v1");
        });
  }

  @Test
  void namesTheVersionOfAnUpdater() {
    ManagedSubject subject = new ManagedSubject().update("upd", "{'data':{'m':'1'}}");

    ApplyConflictException e = conflict(subject, "{'data':{'m':'2'}}");

    assertThat(e)
        .hasMessage("Apply failed with 1 conflict: conflict with \"upd\" using apps/v1: .data.m");
    assertThat(e.conflicts().getFirst().message()).isEqualTo("conflict with \"upd\" using apps/v1");
  }

  @Test
  void namesTheSubresource() {
    ManagedSubject subject =
        new ManagedSubject()
            .update("upd", "{'data':{'m':'1'}}")
            .update(
                ManagedSubject.DEPLOYMENTS,
                "scaler",
                "{'data':{'m':'1'},'spec':{'replicas':5}}",
                "scale")
            .apply("st", "{'status':{'replicas':5}}", false, "status");

    assertThat(conflict(subject, "{'spec':{'replicas':3}}"))
        .hasMessage(
            "Apply failed with 1 conflict: conflict with \"scaler\" with subresource \"scale\""
                + " using apps/v1: .spec.replicas");
    assertThat(conflict(subject, "{'status':{'replicas':3}}"))
        .hasMessage(
            "Apply failed with 1 conflict: conflict with \"st\" with subresource \"status\""
                + ": .status.replicas");
  }

  @Test
  void listsSeveralByManager() {
    ManagedSubject subject =
        new ManagedSubject()
            .apply("two", "{'data':{'x':'1'},'spec':{'any':{'deep':{'er':1}},'atom':['1']}}")
            .update(
                "a", "{'data':{'x':'1','y':'1'},'spec':{'any':{'deep':{'er':1}},'atom':['1']}}");

    ApplyConflictException e =
        conflict(
            subject, "{'data':{'x':'2','y':'2'},'spec':{'any':{'deep':{'er':2}},'atom':['2']}}");

    assertThat(e)
        .hasMessage(
            """
            Apply failed with 4 conflicts: conflicts with "a" using apps/v1:
            - .data.y
            conflicts with "two":
            - .data.x
            - .spec.atom
            - .spec.any.deep.er\
            """);
    assertThat(e.conflicts()).hasSize(4);
  }

  @Test
  void quotesManagersAsGoDoes() {
    ManagedSubject subject = new ManagedSubject().apply("a \"b\"\n", "{'data':{'x':'1'}}");

    assertThat(conflict(subject, "{'data':{'x':'2'}}").conflicts().getFirst().message())
        .isEqualTo("conflict with \"a \\\"b\\\"\\n\"");
  }

  @Test
  void leavesEverythingAsItWas() {
    ManagedSubject subject = new ManagedSubject().apply("one", "{'data':{'x':'1'}}");
    var managed = subject.managed;

    conflict(subject, "{'data':{'x':'2','y':'3'}}");

    assertThat(subject.managed).isSameAs(managed);
    assertThat(subject.content()).isEqualTo("{'data':{'x':'1'}}");
  }

  private static ApplyConflictException conflict(ManagedSubject subject, String configuration) {
    return catchThrowableOfType(
        ApplyConflictException.class, () -> subject.apply("other", configuration));
  }
}
