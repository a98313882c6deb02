/** The fields of a form that was sent, told apart from a body that is longer than it may be, and from one that is no form. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | "tooLarge" | "unreadable"> {
  if (Number(request.headers.get("content-length") ?? "0") > maxBytes) return "tooLarge";
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // A length need not be told: what comes is counted.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return "tooLarge";
      chunks.push(new Uint8Array(chunk));
    }
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return await new Response(new Blob(chunks), { headers }).formData();
  } catch {
    // Broken off, of another type, or cut in its middle: no fault of ours, and nothing to act on.
    return "unreadable";
  }
}
