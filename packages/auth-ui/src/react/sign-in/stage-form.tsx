import type { FormEvent, ReactNode } from "react";

interface StageFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a stage. The rules speak in the shop's own words, so the browser's are off; Enter sends from any field. */
export function StageForm({ onSubmit, children }: StageFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="shop-sign-in__form" noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
