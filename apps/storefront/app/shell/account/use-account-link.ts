import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { localPath, useLocale } from "../../messages/use-texts.ts";

/** What a mailed link carries, among its other parameters. */
const MAY_BE_LINK = /[?&](id|key|action)=/;

/**
 * Follows the mailed link that opened the page. The address is read once, when the page has loaded. It is hidden before anything is
 * fetched, and restored if it wasn't one of our links.
 */
export function useAccountLink(): void {
  const { environment, modal, services } = useServices();
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    if (!MAY_BE_LINK.test(location.search)) return;
    const opened = location.pathname;
    const address = `${opened}${location.search}${location.hash}`;
    // After a navigation in the meantime, the new page keeps its address.
    const show = (path: string) => {
      if (location.pathname === opened) history.replaceState(history.state, "", path);
    };
    show(opened);
    import("../../composition/account/account-link-opens-flow.ts").then(
      (module) => {
        show(address);
        module.accountLinkOpensFlow(
          {
            modal,
            // Without the services there is no dialog either, and the caller that requests one reports that.
            signIn: {
              openFromLink: (link) =>
                services.load().then(
                  ({ signIn }) => signIn.openFromLink(link),
                  () => {},
                ),
            },
          },
          {
            address,
            replaceAddress: show,
            openPage: (path, link) =>
              services.load().then(
                ({ mailedLink }) => {
                  mailedLink.keep(link);
                  void navigate(localPath(path, locale), { replace: true });
                },
                () => modal.set("contact"),
              ),
          },
        );
      },
      (error) => {
        show(address);
        environment.log({ act: "accountLink", error: String(error) });
      },
    );
  }, []);
}
