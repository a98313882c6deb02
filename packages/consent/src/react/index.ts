"use client";
export { ConsentDialog } from "./consent-dialog/consent-dialog.tsx";
export { ConsentFrame, type ConsentFrameProps } from "./consent-frame/consent-frame.tsx";
export { ConsentPanel, type ConsentPanelProps } from "./consent-panel/consent-panel.tsx";
export { ConsentSettings } from "./consent-settings/consent-settings.tsx";
export { PolicyTable, type PolicyTableProps } from "./policy-table/policy-table.tsx";
export {
  ConsentProvider,
  type ConsentProviderProps,
  useConsentSettings,
  useConsentText,
} from "./provider/consent-provider.tsx";
export { ServiceList, type ServiceListProps } from "./service-list/service-list.tsx";
