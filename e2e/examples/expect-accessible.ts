import type { Page } from "@playwright/test";
import { expectNoViolations } from "../models/no-violations.ts";

/** No violation of axe's rules, shadow roots included. */
export const expectAccessible = (page: Page, what: string) => expectNoViolations(page, what);
