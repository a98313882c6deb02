export { SessionWarning as SessionEnding } from "@shop/auth-ui/react";
