package dev.navarch.registry.flowcontrol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import dev.navarch.registry.validation.Received;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class MandatoryObjectsTest {
  private static FlowSchema schema(String name) {
    return FlowControlObjects.flowSchemas(Instant.EPOCH).stream()
        .filter(schema -> schema.metadata().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static PriorityLevelConfiguration level(String name) {
    return FlowControlObjects.priorityLevels().stream()
        .filter(level -> level.metadata().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatTheServerNeedsStaysAsItIs() {
    FlowSchema changed =
        schema("exempt").toBuilder().spec(spec -> spec.matchingPrecedence(5)).build();

    assertThat(Received.texts(MandatoryObjects.check(changed)))
        .containsExactly(
            "spec: Invalid value: {\"PriorityLevelConfiguration\":{\"Name\":\"exempt\"},"
                + "\"MatchingPrecedence\":5,\"DistinguisherMethod\":null,\"Rules\":[{\"Subjects\":["
                + "{\"Kind\":\"Group\",\"User\":null,\"Group\":{\"Name\":\"system:masters\"},"
                + "\"ServiceAccount\":null}],\"ResourceRules\":[{\"Verbs\":[\"*\"],\"APIGroups\":"
                + "[\"*\"],\"Resources\":[\"*\"],\"ClusterScope\":true,\"Namespaces\":[\"*\"]}],"
                + "\"NonResourceRules\":[{\"Verbs\":[\"*\"],\"NonResourceURLs\":[\"*\"]}]}]}: spec of"
                + " 'exempt' must equal the fixed value");
    assertThat(MandatoryObjects.check(schema("exempt"))).isEmpty();
    assertThat(MandatoryObjects.check(schema("catch-all"))).isEmpty();
  }

  @Test
  void otherObjectsMayChange() {
    FlowSchema changed =
        schema("probes").toBuilder().spec(spec -> spec.matchingPrecedence(5)).build();

    assertThat(MandatoryObjects.check(changed)).isEmpty();
  }

  @Test
  void onlyWhatIsLentIsForPeopleToSay() {
    PriorityLevelConfiguration lending =
        level("exempt").toBuilder().spec(s -> s.exempt(e -> e.lendablePercent(7))).build();
    PriorityLevelConfiguration limited =
        level("catch-all").toBuilder().spec(s -> s.limited(l -> l.lendablePercent(7))).build();

    assertThat(MandatoryObjects.check(lending)).isEmpty();
    assertThat(Received.texts(MandatoryObjects.check(limited)))
        .singleElement()
        .asString()
        .endsWith("spec of 'catch-all' must equal the fixed value");
  }
}
