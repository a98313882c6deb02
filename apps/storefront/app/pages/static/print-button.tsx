import { Button } from "@shop/ui";

/** A text that people keep on paper. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <p className="needs-scripts hidden @wide/text:block">
      <Button variant="plain" onClick={() => window.print()}>
        {label}
      </Button>
    </p>
  );
}
