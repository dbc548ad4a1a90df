// Just so much of UIKit that the compiler understands the snippets.
#import <Foundation/Foundation.h>
@interface UIResponder : NSObject
@end
@interface UIView : UIResponder
@property (nonatomic) BOOL hidden;
- (void)addSubview:(UIView *)view;
- (void)setNeedsLayout;
@end
@interface UIViewController : UIResponder
@property (nonatomic, strong) UIView *view;
- (void)viewDidLoad;
@end
