"use client";
import { Button, usePassingText, VisuallyHidden } from "@shop/ui";
import { useState } from "react";
import { useCatalogMessages } from "../provider/use-catalog-messages.ts";

export interface CopyButtonProps {
  text: string;
  /** What is copied: "Copy the licence key of faAlign". */
  label: string;
  /** Puts a text on the clipboard; rejects if that isn't allowed. Default: the browser's. */
  copyText?: (text: string) => Promise<void>;
}

function copyInBrowser(text: string): Promise<void> {
  // On plain http a browser has no clipboard to offer.
  if (!navigator.clipboard) return Promise.reject(new Error("no clipboard"));
  return navigator.clipboard.writeText(text);
}

/** Copies a value that is tedious to type. Shows whether it worked, until it loses the focus. */
export function CopyButton({ text, label, copyText = copyInBrowser }: CopyButtonProps) {
  const messages = useCatalogMessages();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const said = usePassingText(outcome === "copied" ? messages["catalog.copied"] : "");
  const handleClick = () => {
    copyText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  return (
    <span className="shop-copy" data-state={outcome ?? undefined}>
      <Button
        size="small"
        variant="quiet"
        aria-label={outcome === "copied" ? messages["catalog.copied"] : label}
        onClick={handleClick}
        onBlur={() => setOutcome(null)}
      >
        {outcome === "copied" ? messages["catalog.copied"] : messages["catalog.copy"]}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <span role="alert" className="shop-copy__failure">
        {outcome === "failed" ? messages["catalog.copyFailed"] : ""}
      </span>
    </span>
  );
}
