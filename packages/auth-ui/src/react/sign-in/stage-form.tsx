import type { FormEvent, ReactNode } from "react";

interface StageFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a stage. The rules have their own messages, so the browser's validation is off; Enter submits from any field. */
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
