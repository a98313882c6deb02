import { expect, test } from "vitest";
import { en } from "./en.ts";

test.each([
  ["auth.emailFormat", "Please enter a valid email address."],
  ["auth.emailDnsmx", "The email address cannot be verified. Please check if it's correct or try a different one."],
  ["auth.emailTrashmail", "The email address provided is not allowed. Please use a permanent email address."],
  ["auth.emailCheckFailed", "There was an error checking your email. Please try again later."],
  ["auth.emailCheckException", "Error verifying email. Please try again later."],
  ["auth.namesMissing", "Please fill in your name fields."],
  ["auth.passwordTooShort", "Please enter a password that is at least 8 characters long."],
  ["auth.passwordsDiffer", "Passwords do not match!"],
  ["auth.termsNotAccepted", "You must agree to the terms and conditions."],
  ["auth.registerFailed", "There was an error during registration. Please try again later."],
  ["auth.registerException", "An error occurred during registration. Please try again."],
  ["auth.resendFailed", "Failed to send activation email. Please try again later."],
  ["auth.resendException", "Error sending activation email. Please try again later."],
  ["auth.loginFailed", "Login failed. Ensure that your email and password are correct."],
  ["auth.loginException", "An error occurred during login. Please try again."],
  [
    "auth.notActivated",
    "Your account is not yet activated. Please check your email for the activation link. If you can't find it, check your spam folder or contact our support team.",
  ],
  ["auth.signInUnable", "Unable to sign you in. Please verify your email and password."],
  ["auth.systemError", "A system error occurred during login. Please contact us at {email}."],
  ["auth.linkInvalid", "Invalid or expired link. Please request a new link."],
  ["auth.forgotFailed", "An unexpected error occurred while sending the password reset email."],
  ["auth.resetLinkExpired", "This password reset link has expired. Please request a new link."],
  ["auth.resetUnsecured", "Unable to secure the connection. Please try again later."],
  ["auth.resetFailed", "An error occurred. Please try again later."],
  ["contact.emailFormat", "Please enter a valid email address."],
  ["contact.failed", "There was an error submitting the form. Please try again."],
  ["signIn.title", "Sign In / Sign Up"],
  ["signIn.reason.checkout", "Please login or sign up to continue."],
  ["signIn.reason.timeout", "You've been logged out due to inactivity."],
  ["signIn.reason.passwordReset", "Your new password is set. Please log in with it."],
  ["signIn.goBack", "Go back"],
  ["signIn.email.submit", "Continue"],
  ["signIn.password.keep", "Keep me logged in"],
  ["signIn.password.submit", "Sign in"],
  ["signIn.password.forgot", "Forgot password?"],
  ["signIn.signUp.submit", "Sign up"],
  ["signIn.activationSent.title", "Activation Link Sent"],
  ["signIn.sent.text", "Signup successful! Please activate your account from the link sent to your email."],
  ["signIn.inactive.title", "Inactive Account"],
  ["signIn.inactive.submit", "Resend Activation Email"],
  ["forgot.title", "Forgot Password"],
  ["forgot.submit", "Send Password Reset Email"],
  ["forgot.back", "Back to Login"],
  [
    "forgot.sent",
    "Password reset mail sent. Please check your inbox and follow the instructions to reset your password. This window will close automatically in 30 seconds.",
  ],
  ["forgot.keepOpen", "Keep open"],
  ["reset.title", "Reset Password"],
  ["contactForm.title", "Contact"],
] as const)("the sign-in's text %s reads '%s'", (key, text) => {
  expect(en[key]).toBe(text);
});

test.each([
  ["AUTH-05", "auth.passwordTooLong", "This password is too long."],
  ["AUTH-05", "auth.passwordTooWeak", "This password is too easy to guess. Please choose another one."],
  ["AUTH-13", "signIn.reason.activated", "Thank you for activating your account. Please log in."],
  ["SAFE-07", "signIn.password.create", "New here? Create an account"],
] as const)("[%s] the sign-in's text %s reads '%s'", (_id, key, text) => {
  expect(en[key]).toBe(text);
});

test.each([
  ["account.passwordWrong", "Your current password is incorrect."],
  ["account.passwordsDiffer", "New passwords do not match!"],
  ["account.passwordSame", "New password should be different from the old password!"],
  ["account.passwordFailed", "Failed to change password!"],
  ["account.passwordException", "An error occurred while changing your password. Please try again."],
  ["password.title", "Change Password"],
  ["sessions.title", "Logins"],
  ["sessions.end", "Log out"],
] as const)("the account's text %s reads '%s'", (key, text) => {
  expect(en[key]).toBe(text);
});

test.each([
  ["timeout.title", "Session Timeout"],
  ["timeout.text", "You've been logged out due to inactivity."],
  ["timeout.login", "Login Again"],
  ["timeout.stay", "Stay logged in"],
] as const)("the desk's text %s reads '%s'", (key, text) => {
  expect(en[key]).toBe(text);
});
