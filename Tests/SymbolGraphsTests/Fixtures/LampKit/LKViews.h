// Classes over UIKit.
#import <LampKit/LKLamp.h>
#import <UIKit/UIKit.h>
#import <WebKit/WebKit.h>

NS_ASSUME_NONNULL_BEGIN

@class LKLampView;

@protocol LKLampViewDelegate <UIScrollViewDelegate>
- (void)lampView:(LKLampView *)view didSelectLamp:(LKLamp *)lamp;
- (UIColor *)tintColorForLampView:(LKLampView *)view;
@end

@interface LKLampView : UIView
@property (nonatomic, strong, nullable) UIColor *glowColor;
@property (nonatomic, weak, nullable) IBOutlet id<LKLampViewDelegate> delegate;
@property (nonatomic) UIEdgeInsets insets;
- (instancetype)initWithLamp:(LKLamp *)lamp frame:(CGRect)frame;
- (void)setGlowColor:(UIColor *)color animated:(BOOL)animated;
- (IBAction)toggle:(id)sender;
@end

@interface LKLampViewController : UIViewController
- (instancetype)initWithLamp:(LKLamp *)lamp;
- (void)presentFromViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^_Nullable)(void))completion;
@property (nonatomic, readonly) UIInterfaceOrientationMask orientations;
@end

@interface LKLampCell : UITableViewCell
@property (nonatomic, strong) UIImage *icon;
@end

@interface LKManualView : UIView <WKNavigationDelegate>
@property (nonatomic, readonly) WKWebView *webView;
@end

@interface LKButton : UIButton
- (void)addTarget:(nullable id)target lampAction:(SEL)action;
@end

@interface UIColor (LampKit)
+ (UIColor *)lampColorWithGlow:(LKGlow)glow;
@property (class, readonly) UIColor *lk_warmColor;
@end

NS_ASSUME_NONNULL_END
