package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

class VersionOrderTest {
  @RepeatedTest(20)
  void stableComesBeforeBetaBeforeAlphaAndNewBeforeOld(RepetitionInfo repetition) {
    List<String> wanted =
        List.of(
            "v10",
            "v2",
            "v1",
            "v11beta2",
            "v10beta3",
            "v3beta1",
            "v12alpha1",
            "v11alpha2",
            "foo1",
            "foo10",
            "v1gamma");
    List<String> versions = new ArrayList<>(wanted);
    Collections.shuffle(versions, new Random(repetition.getCurrentRepetition()));

    versions.sort(new VersionOrder());

    assertThat(versions).isEqualTo(wanted);
  }
}
