import { Button } from "@shop/ui";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";
import { ContentPage } from "../pages/content-page.tsx";
import { entryMeta } from "../pages/page-meta.ts";
import { readPage } from "../server/content.ts";
import { useShop } from "../shell/use-shop.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return { page: await readPage(context, "support") };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => entryMeta(loaderData?.page, matches);

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
