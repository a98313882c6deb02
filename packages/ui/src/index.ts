"use client";
export { Alert, type AlertProps, type AlertType } from "./alert/alert.tsx";
export { Announcer, OwnAnnouncer, type Urgency, useAnnounced } from "./announcer/announcer.tsx";
export { Spoken, type SpokenProps } from "./announcer/spoken.tsx";
export { usePassingText } from "./announcer/use-passing-text.ts";
export { Badge, type BadgeProps } from "./badge/badge.tsx";
export { classNames } from "./base/class-names.ts";
export { isTypedIn } from "./base/is-typed-in.ts";
export { useEscape } from "./base/use-escape.ts";
export { useIsOnline } from "./base/use-is-online.ts";
export { useIsStill } from "./base/use-is-still.ts";
export { useWhen } from "./base/use-when.ts";
export { Button, type ButtonProps, type ButtonVariant } from "./button/button.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox.tsx";
export { Countdown, type CountdownProps } from "./countdown/countdown.tsx";
export { useSecondsLeft } from "./countdown/use-seconds-left.ts";
export { DialogFrame } from "./dialog-frame/dialog-frame.tsx";
export type { DialogFrameProps } from "./dialog-frame/dialog-frame-props.ts";
export { lazyDialog } from "./dialog-frame/lazy-dialog.tsx";
export { Disclosure, type DisclosureProps } from "./disclosure/disclosure.tsx";
export { EmailField, type EmailFieldProps } from "./email-field/email-field.tsx";
export { EmptyState, type EmptyStateProps, type HeadingLevel } from "./empty-state/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./error-state/error-state.tsx";
export { FailureAlert, type FailureAlertProps } from "./failure-alert/failure-alert.tsx";
export { Figure, type FigureProps } from "./figure/figure.tsx";
export { rollFigure } from "./figure/roll-figure.ts";
export { type FigureChange, watchFigures } from "./figure/watch-figures.ts";
export { FlowEnd, type FlowEndProps } from "./form/flow-end.tsx";
export { FlowForm, type FlowFormProps } from "./form/flow-form.tsx";
export { FlowUnready, type FlowUnreadyProps } from "./form/flow-unready.tsx";
export { Form, type FormProps } from "./form/form.tsx";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button.tsx";
export type { IconProps } from "./icons/icon.tsx";
export * from "./icons/icons.tsx";
export * from "./icons/later-icons.tsx";
export * from "./icons/page-icons.tsx";
export { uiMessagesDe } from "./messages/de.ts";
export { uiMessagesEn } from "./messages/en.ts";
export { uiMessagesJa } from "./messages/ja.ts";
export type { UiMessages } from "./messages/ui-messages.ts";
export { PasswordField, type PasswordFieldProps } from "./password-field/password-field.tsx";
export { Picture, type PictureProps, type PictureSource } from "./picture/picture.tsx";
export { Plate, type PlateProps } from "./plate/plate.tsx";
export { Popover, type PopoverProps } from "./popover/popover.tsx";
export {
  type LinkPart,
  type LinkProps,
  UiProvider,
  type UiProviderProps,
  useUiClock,
} from "./provider/ui-provider.tsx";
export { RadioGroup, RadioGroupItem } from "./radio-group/radio-group.tsx";
export { RichText, type RichTextProps } from "./rich-text/rich-text.tsx";
export { Ridgelines, type RidgelinesProps } from "./ridgelines/ridgelines.tsx";
export { SCREEN_QUERIES, type ScreenClass, screenClass } from "./screen-class/screen-class.ts";
export { SearchField, type SearchFieldProps } from "./search-field/search-field.tsx";
export { SelectField, type SelectFieldProps } from "./select-field/select-field.tsx";
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { type Strength, StrengthMeter, type StrengthMeterProps } from "./strength-meter/strength-meter.tsx";
export { TextArea, type TextAreaProps } from "./text-area/text-area.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { TextLink } from "./text-link/text-link.tsx";
export type { ToastItem } from "./toast/toast.tsx";
export { Toaster, type ToasterProps } from "./toast/toaster.tsx";
export { VisuallyHidden } from "./visually-hidden/visually-hidden.tsx";
