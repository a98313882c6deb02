import { useTexts } from "../messages/use-texts.ts";

/** Shown from the press until what it asked for has been fetched. */
export function Coming() {
  const text = useTexts();
  return (
    <p className="coming" role="status">
      {text("loading")}
    </p>
  );
}

/** Shown where it couldn't be fetched. */
export function LoadFailed() {
  const text = useTexts();
  return (
    <p className="coming" role="alert">
      {text("loadFailed")}
    </p>
  );
}
