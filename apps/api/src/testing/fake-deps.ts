import type { Clock, Random } from "@shop/kernel";
import { fail, ok } from "@shop/kernel";
import type { FileStorage, Log } from "../platform/deps.ts";
import type { ApiSettings, Deps } from "../ports/deps.ts";
import type { PaymentProvider } from "../ports/payment-provider.ts";
import { createFakeVatIdRegister, type FakeVatIdRegister } from "./fake-vat-id-register.ts";

const TEST_SETTINGS: ApiSettings = {
  mode: "demo",
  origin: "http://shop.test",
  allowedOrigins: [],
  secret: "a secret of at least thirty-two bytes for tests",
  // The key of RFC 8032's first test vector.
  licenceKey: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
  shopName: "Test Shop",
  mailSender: "Test Shop <shop@shop.test>",
  contactRecipient: "team@shop.test",
  trustedProxies: 0,
  packPrefix: "faIR",
  seller: {
    name: "Test Shop GmbH",
    address: ["Hall 1", "12345 Berlin"],
    country: "DE",
    email: "team@shop.test",
    vatId: "DE136695976",
  },
  vatCountry: "DE",
  vatRateBasisPoints: 1900,
  emailCheckPolicy: "open",
  newsletterPolicy: "forced",
  hasSamples: false,
  dripOffers: "everyone",
  marketingKey: null,
  isOutboxReadable: true,
};

/** Deps without external systems: a log in memory, a fast hash, a storage of texts, every mail domain valid except `no-mail.example`. */
export function createFakeDeps(
  db: Deps["db"],
  clock: Clock,
  random: Random,
  settings: Partial<ApiSettings>,
): { deps: Deps; logged: Array<Record<string, unknown>>; vatIds: FakeVatIdRegister } {
  const logged: Array<Record<string, unknown>> = [];
  const vatIds = createFakeVatIdRegister(clock);
  const deps: Deps = {
    db,
    clock,
    random,
    passwords: createFastHasher(),
    mailDomains: { acceptsMail: async (domain) => (domain === "no-mail.example" ? "no" : "yes") },
    mailTransport: null,
    payments: unavailablePayments,
    vatIds,
    chatModel: null,
    marketingHost: null,
    searchEngines: null,
    contentHost: null,
    storage: createMemoryFileStorage({}),
    media: createMemoryFileStorage({}),
    sounds: createMemoryFileStorage({}),
    images: createMemoryFileStorage({}),
    shareCards: createMemoryFileStorage({}),
    log: createKeptLog(logged),
    settings: { ...TEST_SETTINGS, ...settings },
  };
  return { deps, logged, vatIds };
}

/** Hashes at once, and throws if something is hashed without having been admitted. */
function createFastHasher(): Deps["passwords"] {
  let admitted = 0;
  const demandAdmission = () => {
    if (admitted === 0)
      throw new Error("A password is hashed outside of `passwords.admit`: nothing would limit a flood of it.");
  };
  return {
    hasRoom: () => true,
    admit: async (_address, act) => {
      admitted += 1;
      try {
        return await act();
      } finally {
        admitted -= 1;
      }
    },
    hash: async (password) => {
      demandAdmission();
      return ok(`fast:${password}`);
    },
    verify: async (hash, password) => {
      demandAdmission();
      return ok(hash === `fast:${password}`);
    },
    dummyHash: "fast:\0",
  };
}

/** A log that tests can look into. */
export function createKeptLog(logged: Array<Record<string, unknown>>): Log {
  const keep = (level: string) => (fields: Record<string, unknown>, message: string) => {
    logged.push({ level, message, ...fields });
  };
  return { info: keep("info"), warn: keep("warn"), error: keep("error") };
}

/** Files by path, from memory. */
export function createMemoryFileStorage(files: Readonly<Record<string, string>>): FileStorage {
  const bytesOf = (path: string) => (Object.hasOwn(files, path) ? new TextEncoder().encode(files[path]) : null);
  return {
    read: async (path, range) => {
      const bytes = bytesOf(path);
      if (!bytes) return null;
      const part = range ? bytes.slice(range.start, range.end + 1) : bytes;
      return new Blob([part]).stream();
    },
    stat: async (path) => {
      const bytes = bytesOf(path);
      return bytes && { sizeBytes: bytes.byteLength, modifiedAtMs: 0 };
    },
  };
}

const unavailablePayments: PaymentProvider = {
  name: "test",
  createSession: async () => fail({ code: "checkout.paymentUnavailable" }),
  readWebhook: async () => fail({ code: "payment.badSignature" }),
  expireSession: async () => fail({ code: "checkout.paymentUnavailable" }),
  readSession: async () => fail({ code: "checkout.paymentUnavailable" }),
};
