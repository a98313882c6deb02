import { type ActionFunctionArgs, data } from "react-router";
import { storefrontContext } from "./storefront-context.ts";

/** Far more than most plain forms can fill. */
const MAX_FORM_BYTES = 4_096;

/** A form of the shop's own pages. Throws 403, 413 or 400 as the page's response. */
export async function readOwnForm(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  maxBytes = MAX_FORM_BYTES,
): Promise<FormData> {
  const { shop } = context.get(storefrontContext);
  if (request.headers.get("origin") !== shop.origin) throw data(null, { status: 403 });
  const form = await readForm(request, maxBytes);
  if (form === "tooLarge" || form === "unreadable") throw data(null, { status: form === "tooLarge" ? 413 : 400 });
  return form;
}

export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** The fields of a submitted form. Distinguishes a body that is too long from one that isn't a form. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | "tooLarge" | "unreadable"> {
  if (Number(request.headers.get("content-length") ?? "0") > maxBytes) return "tooLarge";
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // A length header is optional, so the received bytes are counted.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return "tooLarge";
      chunks.push(new Uint8Array(chunk));
    }
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return await new Response(new Blob(chunks), { headers }).formData();
  } catch {
    // Aborted, of another type, or truncated: no fault of ours, and nothing to act on.
    return "unreadable";
  }
}
