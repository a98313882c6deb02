import * as services from "../../packages/consent/src/domain/services/index.ts";
import type { ConsentService } from "../../packages/consent/src/index.ts";

/** What the contract expects of a ready-made service, in its own words. */
export interface ServiceCase {
  readonly service: ConsentService;
  /** Its script or frame, and the stand-in's file. */
  readonly script: string;
  readonly file: string;
  /** What its script finds first. Null: it takes no signal. */
  readonly signal: readonly unknown[] | null;
  /** The opt-outs that it receives. */
  readonly optOuts: readonly string[];
  /** Everything that it stores after a yes. */
  readonly stores: readonly string[];
  /** Whether a yes after a withdrawal works at once. If not, on the next page. */
  readonly startsAgain: boolean;
}

const GOOGLE_SIGNAL = (ads: string, statistics: string) => [
  "consent",
  "default",
  {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: statistics,
    functionality_storage: "denied",
    personalization_storage: "denied",
    security_storage: "granted",
  },
];

export const CASES: readonly ServiceCase[] = [
  {
    service: services.googleTag({ measurementId: "G-ABC" }),
    script: "https://www.googletagmanager.com/gtag/js?id=G-ABC",
    file: "gtag.js",
    signal: GOOGLE_SIGNAL("denied", "granted"),
    optOuts: ["analytics_storage denied"],
    stores: ["_ga", "_ga_ABC"],
    startsAgain: true,
  },
  {
    service: services.googleTagManager({ containerId: "GTM-ABC" }),
    script: "https://www.googletagmanager.com/gtm.js?id=GTM-ABC",
    file: "gtm.js",
    signal: GOOGLE_SIGNAL("granted", "denied"),
    optOuts: ["ad_storage denied"],
    stores: ["_gcl_au"],
    startsAgain: false,
  },
  {
    service: services.microsoftClarity({ projectId: "abc" }),
    script: "https://www.clarity.ms/tag/abc",
    file: "clarity.js",
    signal: ["consentv2", { ad_Storage: "denied", analytics_Storage: "granted" }],
    optOuts: ["stop"],
    stores: ["_clck", "_clsk", "_cltk"],
    startsAgain: false,
  },
  {
    service: services.matomo({ address: "https://statistics.example/matomo", siteId: "7" }),
    script: "https://statistics.example/matomo/matomo.js",
    file: "matomo.js",
    signal: ["requireConsent"],
    optOuts: ["forgetConsentGiven"],
    stores: ["_pk_id.7.1fff", "_pk_ses.7.1fff"],
    startsAgain: true,
  },
  {
    service: services.plausible({ domain: "shop.example" }),
    script: "https://plausible.io/js/script.js",
    file: "plausible.js",
    signal: null,
    optOuts: [],
    stores: [],
    startsAgain: false,
  },
  {
    service: services.hotjar({ siteId: 42 }),
    script: "https://static.hotjar.com/c/hotjar-42.js?sv=6",
    file: "hotjar.js",
    signal: null,
    optOuts: [],
    stores: ["_hjSessionUser_42", "_hjSession_42", "_hjTLDTest", "_hjUserAttributes"],
    startsAgain: false,
  },
  {
    service: services.posthog({ projectKey: "phc_abc" }),
    script: "https://eu-assets.i.posthog.com/static/array.js",
    file: "posthog.js",
    signal: ["opt_in_capturing"],
    optOuts: ["opt_out_capturing", "stopSessionRecording"],
    stores: ["__ph_opt_in_out_phc_abc", "ph_phc_abc_posthog", "ph_phc_abc_posthog", "ph_phc_abc_window_id"],
    startsAgain: true,
  },
  {
    service: services.metaPixel({ pixelId: "123" }),
    script: "https://connect.facebook.net/en_US/fbevents.js",
    file: "fbevents.js",
    signal: ["consent", "grant"],
    optOuts: ["consent revoke"],
    stores: ["_fbp", "lastExternalReferrer"],
    startsAgain: true,
  },
  {
    service: services.youtube(),
    script: "https://www.youtube-nocookie.com/embed/film",
    file: "frame.html",
    signal: null,
    optOuts: [],
    stores: [],
    startsAgain: true,
  },
  {
    service: services.vimeo(),
    script: "https://player.vimeo.com/video/1",
    file: "frame.html",
    signal: null,
    optOuts: [],
    stores: [],
    startsAgain: true,
  },
];
