// Stand-ins for UIKit.

extension StandIns {
  /// The classes that headers of libraries name, without most of their members.
  static let uiKit: [File] = [
    File(
      "UIKit/UIKit.h",
      #"""
      #pragma once
      #include <Foundation/Foundation.h>
      #define UIKIT_EXTERN extern
      #define UIKIT_STATIC_INLINE static inline
      #define UIKIT_SWIFT_FORWARD_DECL(name)
      #define UIKIT_DEFINE_AS_PROPERTIES 1
      NS_ASSUME_NONNULL_BEGIN
      typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
      typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; }
        NSDirectionalEdgeInsets;
      typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
      typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
      typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
      typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
      typedef NSString *UIFontTextStyle NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
      typedef NSString *UIContentSizeCategory NS_TYPED_EXTENSIBLE_ENUM;
      typedef NSString *UITextContentType NS_TYPED_EXTENSIBLE_ENUM;
      typedef NSString *UIActivityType NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(UIActivity.ActivityType);
      typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
      typedef NSString *UIApplicationOpenURLOptionsKey NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(UIApplication.OpenURLOptionsKey);
      typedef NSString *UIImagePickerControllerInfoKey NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(UIImagePickerController.InfoKey);
      typedef NSUInteger UIBackgroundTaskIdentifier NS_TYPED_EXTENSIBLE_ENUM;
      typedef NS_ENUM(NSInteger, UIInterfaceOrientation) { UIInterfaceOrientationUnknown,
        UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown,
        UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight };
      typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
        UIInterfaceOrientationMaskPortrait = 1 << 1, UIInterfaceOrientationMaskLandscapeLeft = 1 <<
        4, UIInterfaceOrientationMaskLandscapeRight = 1 << 3,
        UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2, UIInterfaceOrientationMaskLandscape =
        24, UIInterfaceOrientationMaskAll = 30, UIInterfaceOrientationMaskAllButUpsideDown = 26 };
      typedef NS_ENUM(NSInteger, UIDeviceOrientation) { UIDeviceOrientationUnknown,
        UIDeviceOrientationPortrait, UIDeviceOrientationPortraitUpsideDown,
        UIDeviceOrientationLandscapeLeft, UIDeviceOrientationLandscapeRight,
        UIDeviceOrientationFaceUp, UIDeviceOrientationFaceDown };
      typedef NS_ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault,
        UIStatusBarStyleLightContent, UIStatusBarStyleDarkContent };
      typedef NS_ENUM(NSInteger, UIStatusBarAnimation) { UIStatusBarAnimationNone,
        UIStatusBarAnimationFade, UIStatusBarAnimationSlide };
      typedef NS_ENUM(NSInteger, UIModalPresentationStyle) { UIModalPresentationStyleFullScreen,
        UIModalPresentationStylePageSheet, UIModalPresentationStyleFormSheet,
        UIModalPresentationStyleCurrentContext, UIModalPresentationStyleCustom,
        UIModalPresentationStyleOverFullScreen, UIModalPresentationStyleOverCurrentContext,
        UIModalPresentationStylePopover };
      typedef NS_ENUM(NSInteger, UIModalTransitionStyle) { UIModalTransitionStyleCoverVertical,
        UIModalTransitionStyleFlipHorizontal, UIModalTransitionStyleCrossDissolve,
        UIModalTransitionStylePartialCurl };
      typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) { UIUserInterfaceStyleUnspecified,
        UIUserInterfaceStyleLight, UIUserInterfaceStyleDark };
      typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomUnspecified,
        UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV,
        UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac };
      typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) { UIUserInterfaceSizeClassUnspecified,
        UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular };
      typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
        UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft };
      typedef NS_ENUM(NSUInteger, UIBackgroundFetchResult) { UIBackgroundFetchResultNewData,
        UIBackgroundFetchResultNoData, UIBackgroundFetchResultFailed };
      typedef NS_ENUM(NSInteger, UIApplicationState) { UIApplicationStateActive,
        UIApplicationStateInactive, UIApplicationStateBackground }
        NS_SWIFT_NAME(UIApplication.State);
      typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateHighlighted = 1 << 0,
        UIControlStateDisabled = 1 << 1, UIControlStateSelected = 1 << 2 }
        NS_SWIFT_NAME(UIControl.State);
      typedef NS_OPTIONS(NSUInteger, UIControlEvents) { UIControlEventsTouchDown = 1 << 0,
        UIControlEventsTouchDownRepeat = 1 << 1, UIControlEventsTouchDragInside = 1 << 2,
        UIControlEventsTouchDragOutside = 1 << 3, UIControlEventsTouchDragEnter = 1 << 4,
        UIControlEventsTouchDragExit = 1 << 5, UIControlEventsTouchUpInside = 1 << 6,
        UIControlEventsTouchUpOutside = 1 << 7, UIControlEventsTouchCancel = 1 << 8,
        UIControlEventsValueChanged = 1 << 9, UIControlEventsPrimaryActionTriggered = 1 << 10 }
        NS_SWIFT_NAME(UIControl.Event);
      typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) {
        UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft,
        UIControlContentHorizontalAlignmentRight, UIControlContentHorizontalAlignmentFill }
        NS_SWIFT_NAME(UIControl.ContentHorizontalAlignment);
      typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) {
        UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop,
        UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill }
        NS_SWIFT_NAME(UIControl.ContentVerticalAlignment);
      typedef NS_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom, UIButtonTypeSystem,
        UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark,
        UIButtonTypeContactAdd, UIButtonTypeClose } NS_SWIFT_NAME(UIButton.ButtonType);
      typedef NS_ENUM(NSInteger, UIViewContentMode) { UIViewContentModeScaleToFill,
        UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw,
        UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom,
        UIViewContentModeLeft, UIViewContentModeRight } NS_SWIFT_NAME(UIView.ContentMode);
      typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) { UIViewAnimationOptionsLayoutSubviews
        = 1 << 0, UIViewAnimationOptionsAllowUserInteraction = 1 << 1,
        UIViewAnimationOptionsBeginFromCurrentState = 1 << 2, UIViewAnimationOptionsRepeat = 1 << 3,
        UIViewAnimationOptionsAutoreverse = 1 << 4 } NS_SWIFT_NAME(UIView.AnimationOptions);
      typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { UIViewAnimationCurveEaseInOut,
        UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear }
        NS_SWIFT_NAME(UIView.AnimationCurve);
      typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) { UIViewAutoresizingFlexibleLeftMargin = 1
        << 0, UIViewAutoresizingFlexibleWidth = 1 << 1, UIViewAutoresizingFlexibleRightMargin = 1 <<
        2, UIViewAutoresizingFlexibleTopMargin = 1 << 3, UIViewAutoresizingFlexibleHeight = 1 << 4,
        UIViewAutoresizingFlexibleBottomMargin = 1 << 5 } NS_SWIFT_NAME(UIView.AutoresizingMask);
      typedef NS_OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeTop = 1 << 0, UIRectEdgeLeft = 1 << 1,
        UIRectEdgeBottom = 1 << 2, UIRectEdgeRight = 1 << 3 };
      typedef NS_OPTIONS(NSUInteger, UIRectCorner) { UIRectCornerTopLeft = 1 << 0,
        UIRectCornerTopRight = 1 << 1, UIRectCornerBottomLeft = 1 << 2, UIRectCornerBottomRight = 1
        << 3 };
      typedef NS_ENUM(NSInteger, UIBlurEffectStyle) { UIBlurEffectStyleExtraLight,
        UIBlurEffectStyleLight, UIBlurEffectStyleDark, UIBlurEffectStyleRegular,
        UIBlurEffectStyleProminent } NS_SWIFT_NAME(UIBlurEffect.Style);
      typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet,
        UIAlertControllerStyleAlert } NS_SWIFT_NAME(UIAlertController.Style);
      typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault,
        UIAlertActionStyleCancel, UIAlertActionStyleDestructive }
        NS_SWIFT_NAME(UIAlertAction.Style);
      typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) { UIBarButtonItemStylePlain,
        UIBarButtonItemStyleDone } NS_SWIFT_NAME(UIBarButtonItem.Style);
      typedef NS_ENUM(NSInteger, UIBarStyle) { UIBarStyleDefault, UIBarStyleBlack };
      typedef NS_ENUM(NSInteger, UIKeyboardType) { UIKeyboardTypeDefault,
        UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL,
        UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad,
        UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad };
      typedef NS_ENUM(NSInteger, UIKeyboardAppearance) { UIKeyboardAppearanceDefault,
        UIKeyboardAppearanceDark, UIKeyboardAppearanceLight };
      typedef NS_ENUM(NSInteger, UIReturnKeyType) { UIReturnKeyTypeDefault, UIReturnKeyTypeGo,
        UIReturnKeyTypeGoogle, UIReturnKeyTypeJoin, UIReturnKeyTypeNext, UIReturnKeyTypeRoute,
        UIReturnKeyTypeSearch, UIReturnKeyTypeSend, UIReturnKeyTypeYahoo, UIReturnKeyTypeDone };
      typedef NS_ENUM(NSInteger, UITextBorderStyle) { UITextBorderStyleNone, UITextBorderStyleLine,
        UITextBorderStyleBezel, UITextBorderStyleRoundedRect }
        NS_SWIFT_NAME(UITextField.BorderStyle);
      typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) { UITextAutocapitalizationTypeNone,
        UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences,
        UITextAutocapitalizationTypeAllCharacters };
      typedef NS_ENUM(NSInteger, NSTextAlignment) { NSTextAlignmentLeft, NSTextAlignmentCenter,
        NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural };
      typedef NS_ENUM(NSInteger, NSLineBreakMode) { NSLineBreakModeByWordWrapping,
        NSLineBreakModeByCharWrapping, NSLineBreakModeByClipping, NSLineBreakModeByTruncatingHead,
        NSLineBreakModeByTruncatingTail, NSLineBreakModeByTruncatingMiddle };
      typedef NS_ENUM(NSInteger, NSUnderlineStyle) { NSUnderlineStyleNone, NSUnderlineStyleSingle };
      typedef NS_ENUM(NSInteger, UITableViewStyle) { UITableViewStylePlain, UITableViewStyleGrouped,
        UITableViewStyleInsetGrouped } NS_SWIFT_NAME(UITableView.Style);
      typedef NS_ENUM(NSInteger, UITableViewCellStyle) { UITableViewCellStyleDefault,
        UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle }
        NS_SWIFT_NAME(UITableViewCell.CellStyle);
      typedef NS_ENUM(NSInteger, UITableViewRowAnimation) { UITableViewRowAnimationFade,
        UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop,
        UITableViewRowAnimationBottom, UITableViewRowAnimationNone, UITableViewRowAnimationMiddle }
        NS_SWIFT_NAME(UITableView.RowAnimation);
      typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
        UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal }
        NS_SWIFT_NAME(UICollectionView.ScrollDirection);
      typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
        UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag,
        UIScrollViewKeyboardDismissModeInteractive }
        NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);
      typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) { UIActivityIndicatorViewStyleMedium,
        UIActivityIndicatorViewStyleLarge } NS_SWIFT_NAME(UIActivityIndicatorView.Style);
      typedef NS_ENUM(NSInteger, UIGestureRecognizerState) { UIGestureRecognizerStatePossible,
        UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged,
        UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled,
        UIGestureRecognizerStateFailed } NS_SWIFT_NAME(UIGestureRecognizer.State);
      typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
        UISwipeGestureRecognizerDirectionRight = 1 << 0, UISwipeGestureRecognizerDirectionLeft = 1
        << 1, UISwipeGestureRecognizerDirectionUp = 1 << 2, UISwipeGestureRecognizerDirectionDown =
        1 << 3 } NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction);
      typedef NS_ENUM(NSInteger, UIImageRenderingMode) { UIImageRenderingModeAutomatic,
        UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate }
        NS_SWIFT_NAME(UIImage.RenderingMode);
      typedef NS_ENUM(NSInteger, UIImageOrientation) { UIImageOrientationUp, UIImageOrientationDown,
        UIImageOrientationLeft, UIImageOrientationRight } NS_SWIFT_NAME(UIImage.Orientation);
      typedef NS_ENUM(NSInteger, UIImpactFeedbackStyle) { UIImpactFeedbackStyleLight,
        UIImpactFeedbackStyleMedium, UIImpactFeedbackStyleHeavy, UIImpactFeedbackStyleSoft,
        UIImpactFeedbackStyleRigid } NS_SWIFT_NAME(UIImpactFeedbackGenerator.FeedbackStyle);
      typedef NS_ENUM(NSInteger, UINotificationFeedbackType) { UINotificationFeedbackTypeSuccess,
        UINotificationFeedbackTypeWarning, UINotificationFeedbackTypeError }
        NS_SWIFT_NAME(UINotificationFeedbackGenerator.FeedbackType);
      typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal,
        UILayoutConstraintAxisVertical } NS_SWIFT_NAME(NSLayoutConstraint.Axis);
      typedef NS_ENUM(NSInteger, NSLayoutAttribute) { NSLayoutAttributeNotAnAttribute,
        NSLayoutAttributeLeft, NSLayoutAttributeRight, NSLayoutAttributeTop,
        NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing,
        NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX,
        NSLayoutAttributeCenterY } NS_SWIFT_NAME(NSLayoutConstraint.Attribute);
      typedef NS_ENUM(NSInteger, NSLayoutRelation) { NSLayoutRelationLessThanOrEqual,
        NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual }
        NS_SWIFT_NAME(NSLayoutConstraint.Relation);
      typedef NS_ENUM(NSInteger, UIStackViewDistribution) { UIStackViewDistributionFill,
        UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally,
        UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering }
        NS_SWIFT_NAME(UIStackView.Distribution);
      typedef NS_ENUM(NSInteger, UIStackViewAlignment) { UIStackViewAlignmentFill,
        UIStackViewAlignmentLeading, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing }
        NS_SWIFT_NAME(UIStackView.Alignment);
      typedef NS_OPTIONS(NSUInteger, UIUserNotificationType) { UIUserNotificationTypeBadge = 1 << 0,
        UIUserNotificationTypeSound = 1 << 1, UIUserNotificationTypeAlert = 1 << 2 };
      typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) { UIPopoverArrowDirectionUp = 1 << 0,
        UIPopoverArrowDirectionDown = 1 << 1, UIPopoverArrowDirectionLeft = 1 << 2,
        UIPopoverArrowDirectionRight = 1 << 3 };
      typedef NS_ENUM(NSInteger, UIImagePickerControllerSourceType) {
        UIImagePickerControllerSourceTypePhotoLibrary, UIImagePickerControllerSourceTypeCamera,
        UIImagePickerControllerSourceTypeSavedPhotosAlbum }
        NS_SWIFT_NAME(UIImagePickerController.SourceType);
      typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
        UINavigationControllerOperationNone, UINavigationControllerOperationPush,
        UINavigationControllerOperationPop } NS_SWIFT_NAME(UINavigationController.Operation);
      typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
        UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback,
        UISemanticContentAttributeSpatial, UISemanticContentAttributeForceLeftToRight,
        UISemanticContentAttributeForceRightToLeft };
      typedef uint64_t UIAccessibilityTraits NS_TYPED_EXTENSIBLE_ENUM;
      @protocol UIAppearanceContainer <NSObject>
      @end
      @protocol UIAppearance <NSObject>
      @end
      @protocol UICoordinateSpace <NSObject>
      @end
      @protocol UIDynamicItem <NSObject>
      @end
      @protocol UITraitEnvironment <NSObject>
      @end
      @protocol UIContentContainer <UITraitEnvironment>
      @end
      @protocol UIFocusEnvironment <NSObject>
      @end
      @protocol UIFocusItem <UIFocusEnvironment>
      @end
      @protocol UIApplicationDelegate <NSObject>
      @end
      @protocol UISceneDelegate <NSObject>
      @end
      @protocol UIWindowSceneDelegate <UISceneDelegate>
      @end
      @protocol UIScrollViewDelegate <NSObject>
      @end
      @protocol UITableViewDelegate <UIScrollViewDelegate>
      @end
      @protocol UITableViewDataSource <NSObject>
      @end
      @protocol UITableViewDataSourcePrefetching <NSObject>
      @end
      @protocol UICollectionViewDelegate <UIScrollViewDelegate>
      @end
      @protocol UICollectionViewDataSource <NSObject>
      @end
      @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
      @end
      @protocol UICollectionViewDataSourcePrefetching <NSObject>
      @end
      @protocol UITextFieldDelegate <NSObject>
      @end
      @protocol UITextViewDelegate <UIScrollViewDelegate>
      @end
      @protocol UITextInputTraits <NSObject>
      @end
      @protocol UIKeyInput <UITextInputTraits>
      @end
      @protocol UITextInput <UIKeyInput>
      @end
      @protocol UIGestureRecognizerDelegate <NSObject>
      @end
      @protocol UINavigationControllerDelegate <NSObject>
      @end
      @protocol UINavigationBarDelegate <NSObject>
      @end
      @protocol UITabBarControllerDelegate <NSObject>
      @end
      @protocol UITabBarDelegate <NSObject>
      @end
      @protocol UISearchBarDelegate <NSObject>
      @end
      @protocol UISearchResultsUpdating <NSObject>
      @end
      @protocol UISearchControllerDelegate <NSObject>
      @end
      @protocol UIPickerViewDelegate <NSObject>
      @end
      @protocol UIPickerViewDataSource <NSObject>
      @end
      @protocol UIImagePickerControllerDelegate <NSObject>
      @end
      @protocol UIAdaptivePresentationControllerDelegate <NSObject>
      @end
      @protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
      @end
      @protocol UIViewControllerTransitioningDelegate <NSObject>
      @end
      @protocol UIViewControllerAnimatedTransitioning <NSObject>
      @end
      @protocol UIViewControllerInteractiveTransitioning <NSObject>
      @end
      @protocol UIViewControllerContextTransitioning <NSObject>
      @end
      @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
      @end
      @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
      @end
      @protocol UIActivityItemSource <NSObject>
      @end
      @protocol UIStateRestoring <NSObject>
      @end
      @protocol UIBarPositioning <NSObject>
      @end
      @protocol UIBarPositioningDelegate <NSObject>
      @end
      @protocol UIDocumentPickerDelegate <NSObject>
      @end
      @protocol UIContextMenuInteractionDelegate <NSObject>
      @end
      @protocol UIInteraction <NSObject>
      @end
      @protocol UIDragInteractionDelegate <NSObject>
      @end
      @protocol UIDropInteractionDelegate <NSObject>
      @end
      @protocol UIGuidedAccessRestrictionDelegate <NSObject>
      @end
      @protocol UIPageViewControllerDelegate <NSObject>
      @end
      @protocol UIPageViewControllerDataSource <NSObject>
      @end
      @protocol UISplitViewControllerDelegate <NSObject>
      @end
      @protocol UIAccessibilityIdentification <NSObject>
      @end
      @protocol UILayoutSupport <NSObject>
      @end
      @interface UIResponder : NSObject
      @end
      @interface UIView : UIResponder <NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem,
        UITraitEnvironment, UICoordinateSpace>
      - (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
      - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
      @property (nonatomic) CGRect frame;
      @property (nonatomic) CGRect bounds;
      @property (nonatomic) CGFloat alpha;
      @property (nonatomic, getter=isHidden) BOOL hidden;
      @end
      @class NSBundle;
      @interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer,
        UITraitEnvironment, UIContentContainer>
      - (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle
        *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
      - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
      - (void)viewDidLoad;
      @end
      @interface UIApplication : UIResponder
      @end
      @interface UIScene : UIResponder
      @end
      @interface UIWindowScene : UIScene
      @end
      @interface UISceneSession : NSObject
      @end
      @interface UISceneConfiguration : NSObject
      @end
      NS_SWIFT_NAME(UIScene.ConnectionOptions) @interface UISceneConnectionOptions : NSObject
      @end
      NS_SWIFT_NAME(UIScene.OpenURLOptions) @interface UISceneOpenURLOptions : NSObject
      @end
      @interface UIOpenURLContext : NSObject
      @end
      @interface UIWindow : UIView
      @end
      @interface UIScreen : NSObject <UITraitEnvironment>
      @end
      @interface UIDevice : NSObject
      @end
      @interface UIEvent : NSObject
      @end
      @interface UITouch : NSObject
      @end
      @interface UIPress : NSObject
      @end
      @interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UIColor : NSObject <NSSecureCoding, NSCopying>
      @end
      @interface UIImage : NSObject <NSSecureCoding>
      @end
      NS_SWIFT_NAME(UIImage.Configuration) @interface UIImageConfiguration : NSObject <NSCopying,
        NSSecureCoding>
      @end
      NS_SWIFT_NAME(UIImage.SymbolConfiguration) @interface UIImageSymbolConfiguration :
        UIImageConfiguration
      @end
      @interface UIImageAsset : NSObject <NSSecureCoding>
      @end
      @interface UIFont : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UIFontDescriptor : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UIFontMetrics : NSObject
      @end
      @interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UINib : NSObject
      @end
      @interface UIStoryboard : NSObject
      @end
      @interface UIStoryboardSegue : NSObject
      @end
      @interface UIPasteboard : NSObject
      @end
      @interface UIControl : UIView
      @end
      @interface UIButton : UIControl
      @end
      @interface UIButtonConfiguration : NSObject <NSCopying>
      @end
      @interface UILabel : UIView
      @end
      @interface UIImageView : UIView
      @end
      @interface UITextField : UIControl <UITextInput>
      @end
      @interface UISwitch : UIControl
      @end
      @interface UISlider : UIControl
      @end
      @interface UIStepper : UIControl
      @end
      @interface UISegmentedControl : UIControl
      @end
      @interface UIPageControl : UIControl
      @end
      @interface UIDatePicker : UIControl
      @end
      @interface UIRefreshControl : UIControl
      @end
      @interface UIPickerView : UIView
      @end
      @interface UIScrollView : UIView
      @end
      @interface UITextView : UIScrollView <UITextInput>
      @end
      @interface UITableView : UIScrollView
      @end
      @interface UITableViewCell : UIView
      @end
      @interface UITableViewHeaderFooterView : UIView
      @end
      @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
      @end
      @interface UICollectionViewLayout : NSObject <NSCoding>
      @end
      @interface UICollectionViewFlowLayout : UICollectionViewLayout
      @end
      @interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
      @end
      @interface UICollectionReusableView : UIView
      @end
      @interface UICollectionViewCell : UICollectionReusableView
      @end
      @interface UICollectionView : UIScrollView
      @end
      @interface UICollectionViewController : UIViewController <UICollectionViewDelegate,
        UICollectionViewDataSource>
      @end
      @interface UIStackView : UIView
      @end
      @interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UIBlurEffect : UIVisualEffect
      @end
      @interface UIVisualEffectView : UIView
      @end
      @interface UIActivityIndicatorView : UIView
      @end
      @interface UIProgressView : UIView
      @end
      @interface UIToolbar : UIView
      @end
      @interface UINavigationBar : UIView
      @end
      @interface UINavigationItem : NSObject <NSCoding>
      @end
      @interface UITabBar : UIView
      @end
      @interface UIBarItem : NSObject <NSCoding>
      @end
      @interface UITabBarItem : UIBarItem
      @end
      @interface UIBarButtonItem : UIBarItem
      @end
      @interface UISearchBar : UIView
      @end
      @interface UISearchController : UIViewController
      @end
      @interface UINavigationController : UIViewController
      @end
      @interface UITabBarController : UIViewController
      @end
      @interface UISplitViewController : UIViewController
      @end
      @interface UIPageViewController : UIViewController
      @end
      @interface UIAlertController : UIViewController
      @end
      @interface UIAlertAction : NSObject <NSCopying>
      @end
      @interface UIAction : NSObject <NSCopying>
      @end
      @interface UIMenu : NSObject <NSCopying>
      @end
      @interface UIActivity : NSObject
      @end
      @interface UIActivityViewController : UIViewController
      @end
      @interface UIImagePickerController : UINavigationController
      @end
      @interface UIDocumentPickerViewController : UIViewController
      @end
      @interface UIPresentationController : NSObject
      @end
      @interface UIPopoverPresentationController : UIPresentationController
      @end
      @interface UISheetPresentationController : UIPresentationController
      @end
      @interface UIPercentDrivenInteractiveTransition : NSObject
        <UIViewControllerInteractiveTransitioning>
      @end
      @interface UIGestureRecognizer : NSObject
      @end
      @interface UITapGestureRecognizer : UIGestureRecognizer
      @end
      @interface UIPanGestureRecognizer : UIGestureRecognizer
      @end
      @interface UIPinchGestureRecognizer : UIGestureRecognizer
      @end
      @interface UISwipeGestureRecognizer : UIGestureRecognizer
      @end
      @interface UILongPressGestureRecognizer : UIGestureRecognizer
      @end
      @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
      @end
      @interface UIFeedbackGenerator : NSObject
      @end
      @interface UIImpactFeedbackGenerator : UIFeedbackGenerator
      @end
      @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
      @end
      @interface UISelectionFeedbackGenerator : UIFeedbackGenerator
      @end
      @interface UIViewPropertyAnimator : NSObject
      @end
      @interface UIDynamicAnimator : NSObject
      @end
      @interface UIInputView : UIView
      @end
      @interface UIInputViewController : UIViewController
      @end
      @interface UILayoutGuide : NSObject <NSCoding>
      @end
      @interface NSLayoutConstraint : NSObject
      @end
      @interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
      @end
      @interface NSMutableParagraphStyle : NSParagraphStyle
      @end
      @interface NSTextAttachment : NSObject
      @end
      @interface NSTextStorage : NSMutableAttributedString
      @end
      @interface NSLayoutManager : NSObject
      @end
      @interface NSTextContainer : NSObject
      @end
      @interface NSShadow : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UIApplicationShortcutItem : NSObject <NSCopying, NSMutableCopying>
      @end
      @interface UIUserNotificationSettings : NSObject
      @end
      @interface UILocalNotification : NSObject <NSCopying, NSCoding>
      @end
      @interface UIContextMenuInteraction : NSObject <UIInteraction>
      @end
      @interface UIGraphicsImageRenderer : NSObject
      @end
      @interface UIDocument : NSObject
      @end
      @interface UIManagedDocument : UIDocument
      @end
      @interface UIReferenceLibraryViewController : UIViewController
      @end
      @interface UIWebView : UIView
      @end
      @interface UIAccessibilityElement : UIResponder
      @end
      @interface UIAccessibilityCustomAction : NSObject
      @end
      @interface UIKeyCommand : NSObject
      @end
      @interface UISpringTimingParameters : NSObject
      @end
      @interface UICubicTimingParameters : NSObject
      @end
      @class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
      @interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
      @end
      @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
      @end
      @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
      @end
      @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
      @end
      NS_ASSUME_NONNULL_END
      """#)
  ]
}
