"use client";
import { Button, Checkbox, DialogFrame, Disclosure } from "@shop/ui";
import { useId, useState } from "react";
import { CONSENT_CATEGORIES, type ConsentCategory, type OptionalCategory } from "../../domain/categories.ts";
import { useConsentSettings, useConsentText } from "../provider/consent-provider.tsx";
import { ServiceList } from "../service-list/service-list.tsx";

/**
 * The categories and their services, with what each stores and for how long. Nothing is ticked that wasn't chosen before. Closing it
 * changes nothing. Source: CONSENT-01, CONSENT-03.
 */
export function ConsentSettings() {
  const { store, services } = useConsentSettings();
  const text = useConsentText();
  const formId = useId();
  const { grants, hasSignal } = store.getState();
  const [granted, setGranted] = useState<readonly OptionalCategory[]>(() =>
    CONSENT_CATEGORIES.filter((category): category is OptionalCategory => category !== "necessary" && grants[category]),
  );
  const toggle = (category: OptionalCategory, isGranted: boolean) =>
    setGranted((before) => [...before.filter((other) => other !== category), ...(isGranted ? [category] : [])]);
  const shown = CONSENT_CATEGORIES.filter(
    (category) => category === "necessary" || services.some((service) => service.category === category),
  );
  return (
    <DialogFrame
      open
      onClose={store.close}
      title={text("settingsTitle")}
      description={text("settingsLead")}
      footer={
        <div className="shop-consent-settings__acts">
          <Button onClick={store.refuseAll}>{text("refuse")}</Button>
          <Button onClick={store.acceptAll}>{text("accept")}</Button>
          <Button type="submit" form={formId} variant="signal">
            {text("save")}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void store.choose(granted);
        }}
      >
        {hasSignal && <p className="shop-consent-settings__signal">{text("signal")}</p>}
        {shown.map((category) => (
          <Category
            key={category}
            category={category}
            isGranted={category === "necessary" || granted.includes(category)}
            onChange={(isGranted) => category !== "necessary" && toggle(category, isGranted)}
          />
        ))}
      </form>
    </DialogFrame>
  );
}

function Category({
  category,
  isGranted,
  onChange,
}: {
  category: ConsentCategory;
  isGranted: boolean;
  onChange: (isGranted: boolean) => void;
}) {
  const { services } = useConsentSettings();
  const text = useConsentText();
  const own = services.filter((service) => service.category === category);
  const isFixed = category === "necessary";
  return (
    <fieldset className="shop-consent-settings__category">
      <Checkbox
        label={isFixed ? `${text("category.necessary")} · ${text("alwaysOn")}` : text(`category.${category}`)}
        hint={text(`category.${category}.purpose`)}
        checked={isGranted}
        disabled={isFixed}
        onCheckedChange={onChange}
      />
      {own.length > 0 && (
        <Disclosure summary={text("services", { count: own.length })}>
          <ServiceList services={own} />
        </Disclosure>
      )}
    </fieldset>
  );
}
