import { useShop } from "../shell/use-shop.ts";

interface UnlistedHeadProps {
  readonly title: string;
  /** Whether the title omits the shop's name, as an error's does. */
  readonly isBare?: boolean;
  readonly description?: string;
}

/** The head of a page that no search engine shall list: what is a visitor's own, a tool, or an error. It has no canonical address. */
export function UnlistedHead({ title, isBare = false, description }: UnlistedHeadProps) {
  const { name } = useShop();
  return (
    <>
      <title>{isBare ? title : `${title} · ${name}`}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
    </>
  );
}
