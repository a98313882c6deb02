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
