import { Button } from "@shop/ui";
import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";
import { ContentPage } from "../pages/content-page.tsx";
import { readPage } from "../server/content.ts";
import { describeEntry } from "../server/describe-page.ts";
import { useShop } from "../shell/use-shop.ts";

export { meta } from "../pages/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const page = await readPage(args.context, "support");
  return { page, ...describeEntry(args, page, { path: "/support" }) };
}

export default function Support() {
  const text = useTexts();
  const { supportEmail } = useShop();
  const { modal } = useServices();
  return (
    <ContentPage page={useLoaderData<typeof loader>().page}>
      <section className="panel support-contact">
        <h2>{text("supportContact")}</h2>
        <p>{text("supportContactText")}</p>
        <p className="acts">
          <Button variant="signal" className="needs-scripts" onClick={() => modal.set("contact")}>
            {text("contactUs")}
          </Button>
          <a className="shop-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      </section>
    </ContentPage>
  );
}
