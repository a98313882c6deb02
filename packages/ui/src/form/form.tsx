import type { FormEvent, ReactNode } from "react";

export interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form whose rules have their own messages, so the browser's validation is off; Enter submits from any field. */
export function Form({ onSubmit, children }: FormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="shop-form" noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
