import { useAuthTexts } from "../provider/hooks.ts";

/** What makes a password good, shown with the error of one that isn't. Source: AUTH-05. */
export function PasswordTips({ id }: { id: string }) {
  const { text } = useAuthTexts();
  return (
    <div id={id} className="shop-sign-in__tips">
      <p className="shop-label shop-sign-in__tips-head">{text("signIn.tips")}</p>
      <ul className="shop-sign-in__tips-list">
        <li>{text("signIn.tips.length")}</li>
        <li>{text("signIn.tips.case")}</li>
        <li>{text("signIn.tips.signs")}</li>
        <li>{text("signIn.tips.guess")}</li>
      </ul>
    </div>
  );
}
