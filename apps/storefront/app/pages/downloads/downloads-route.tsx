import { useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { actOnDownloads, type DownloadsData, loadDownloads } from "./downloads.server.ts";
import { DownloadsPage } from "./downloads-page.tsx";
import "../../styles/account-pages.css";

export const handle: RouteHandle = { parameters: ["system", "format", "q"] };
export const loader = loadDownloads;
export const action = actOnDownloads;

export default function Downloads() {
  const page = useLoaderData<DownloadsData>();
  return (
    <>
      <UnlistedHead title={page.texts.title} description={page.texts.description} />
      <DownloadsPage {...page} />
    </>
  );
}
