/**
 * What is generated for the sample's types: the clientset, listers and informers. Nothing here is
 * written by hand.
 */
@GenerateClients(
    clientset = "SampleClientset",
    packages = "dev.navarch.samples.samplecontroller.apis.v1alpha1")
package dev.navarch.samples.samplecontroller.generated;

import dev.navarch.apimachinery.annotation.GenerateClients;
