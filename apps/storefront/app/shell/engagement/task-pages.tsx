import { useAttention } from "@shop/engagement/react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { isTaskPage } from "./is-task-page.ts";

/** Keeps pop-ups away from the pages on which a shopper has something to do. Source: ENGAGE-12. */
export function TaskPages() {
  const attention = useAttention();
  const isOnTask = isTaskPage(useLocation().pathname);
  useEffect(() => (isOnTask ? attention.silence("taskPage") : undefined), [attention, isOnTask]);
  return null;
}
