/** What somebody writes who wants clients for kinds of their own; the rest is generated. */
@GenerateClients(clientset = "SampleClientset", packages = "dev.navarch.client.sample.v1alpha1")
@NullMarked
package dev.navarch.client.sample;

import dev.navarch.apimachinery.annotation.GenerateClients;
import org.jspecify.annotations.NullMarked;
