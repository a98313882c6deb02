"use client";
import { type BundlePart, type CartLineInput, missingParts } from "@shop/pricing";
import { CheckIcon, PlusIcon } from "@shop/ui";
import type { ReactNode } from "react";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCartText } from "../provider/use-cart-text.ts";

/** For a bundle that is completed: the owned parts, and the missing ones that are paid for. Renders nothing for anything else. */
export function BundleNote({ line }: { line: Pick<CartLineInput, "completion"> }) {
  const text = useCartText();
  const missing = missingParts(line);
  if (missing === null) return null;
  const parts = line.completion?.parts ?? [];
  const owned = parts.filter((part) => part.isOwned);
  return (
    <div className="shop-bundle-note">
      <CartNote tone="gain">{text("cart.bundleOwned", { owned: owned.length, total: parts.length })}</CartNote>
      <dl className="shop-bundle-note__parts">
        <Parts icon={<CheckIcon />} title={text("cart.bundleYours")} parts={owned} kind="owned" />
        <Parts icon={<PlusIcon />} title={text("cart.bundleMissing")} parts={missing} kind="missing" />
      </dl>
    </div>
  );
}

interface PartsProps {
  icon: ReactNode;
  title: string;
  parts: readonly BundlePart[];
  kind: "owned" | "missing";
}

function Parts({ icon, title, parts, kind }: PartsProps) {
  return (
    <div className="shop-bundle-note__kind" data-kind={kind}>
      <dt>
        {icon} {title}
      </dt>
      {parts.map(({ name }) => (
        <dd key={name}>{name}</dd>
      ))}
    </div>
  );
}
