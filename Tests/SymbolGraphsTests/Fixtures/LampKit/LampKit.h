// The umbrella header of the module that the tests of header import read.
#import <LampKit/LKDefines.h>
#import <LampKit/LKEnums.h>
#import <LampKit/LKErrors.h>
#import <LampKit/LKLamp.h>
#import <LampKit/LKCollections.h>
#import <LampKit/LKScenes.h>
#import <LampKit/LKStore.h>
#import <LampKit/LKViews.h>
#import <LampKit/LKGeometry.h>
#import <LampKit/LKLegacy.h>
#import <LampKit/LKNotifications.h>
#import <LampKit/LKSensors.h>
