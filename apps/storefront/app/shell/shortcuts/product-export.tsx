import { useEffect, useRef, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { Coming, LoadFailed, Notice } from "../coming.tsx";
import { useShop } from "../use-shop.ts";
import { exportProducts } from "./export-products.ts";

/** How long a notice is shown. */
const NOTICE_MS = 10_000;

/** Nothing yet, under way, saved, no catalogue, or the services couldn't be loaded. */
type Progress = "none" | "loading" | "saved" | "unavailable" | "failed";

/** Saves the product data as a file each time that it is asked for, and says so. Source: SHELL-12. */
export function ProductExport({ asked }: { asked: number }) {
  const { clock, environment, services } = useServices();
  const { name, origin } = useShop();
  const [progress, setProgress] = useState<Progress>("none");
  const isRunning = useRef(false);
  useEffect(() => {
    const run = async () => {
      if (isRunning.current) return;
      isRunning.current = true;
      setProgress("loading");
      try {
        const loaded = await services.load();
        setProgress((await exportProducts(loaded, { name, origin })) ? "saved" : "unavailable");
      } catch (error) {
        environment.log({ act: "products.export", error: String(error) });
        setProgress("failed");
      }
      isRunning.current = false;
    };
    void run();
  }, [asked]);
  useEffect(() => {
    if (progress !== "none" && progress !== "loading") return clock.after(NOTICE_MS, () => setProgress("none"));
  }, [progress, clock]);
  if (progress === "none") return null;
  if (progress === "loading") return <Coming />;
  return progress === "failed" ? <LoadFailed /> : <ExportEnd isSaved={progress === "saved"} />;
}

function ExportEnd({ isSaved }: { isSaved: boolean }) {
  const text = useAccountTexts();
  return isSaved ? (
    <Notice>{text("productsSaved")}</Notice>
  ) : (
    <Notice urgency="alert">{text("productsNotSaved")}</Notice>
  );
}
