import { Button } from "@shop/ui";
import { useTexts } from "../../messages/use-texts.ts";

/** What a login takes off besides any sale, and the way to it. */
export function LoginOffer({ title }: { readonly title: string }) {
  const text = useTexts();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded border border-hairline bg-panel p-5">
      <h2>{title}</h2>
      <p className="text-ink-2">{text("loyaltyHint")}</p>
      <p>
        <Button href="/account">{text("account")}</Button>
      </p>
    </section>
  );
}
