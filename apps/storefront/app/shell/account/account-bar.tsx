import { useServices } from "../../composition/services-context.ts";
import { useShopper } from "../../composition/use-shopper.ts";
import { useTexts } from "../../messages/use-texts.ts";

/** A strip above the header with a fixed height: the login is known only after the page has loaded, and nothing may shift. */
export function AccountBar() {
  const text = useTexts();
  const user = useShopper((state) => state.user);
  const { auth } = useServices();
  return (
    <div className="border-b border-hairline bg-well text-small text-ink-2">
      <div className="frame flex min-h-[1.9rem] flex-wrap items-center justify-between gap-x-[1.5rem] max-sm:flex-nowrap pointer-coarse:min-h-unit">
        {/* On a phone there is one line, also with a name in it: who is logged in arrives after the page, and nothing may shift. */}
        <span className={user ? "max-sm:sr-only" : undefined}>{text("priceNote")}</span>
        {user && (
          <span className="inline-flex min-w-0 items-center gap-4 text-ink">
            <span className="min-w-0 truncate">{text("loggedInAs", { name: user.name })}</span>
            <button
              type="button"
              className="min-h-[1.75rem] flex-none cursor-pointer border-0 bg-transparent px-1 py-0 text-inherit underline underline-offset-[0.2em] [font:inherit] pointer-coarse:min-h-unit"
              onClick={() => void auth.logout()}
            >
              {text("logOut")}
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
