import type { LicenceDevice } from "@shop/account/react";
import type { WireOwnedProducts } from "@shop/api-client/contract";
import type { Product } from "@shop/catalog";

/** One licence of a plugin, as the licence desk shows it. */
export interface DeskLicence {
  readonly id: string;
  readonly product: string;
  readonly picture: Product["featuredMedia"];
  readonly key: string | null;
  readonly isTransferable: boolean;
  readonly devices: readonly LicenceDevice[];
}

export interface DeskView {
  readonly licences: readonly DeskLicence[];
  /** Bought transfer services that aren't used up. */
  readonly services: number;
}

/** Every licence of every plugin: only plugins run on devices, and only their licences can be transferred. Source: ACCT-11. */
export function toDeskView({ plugin, transfer_services }: WireOwnedProducts, products: readonly Product[]): DeskView {
  const pictures = new Map(products.map(({ name, featuredMedia }) => [name, featuredMedia]));
  const licences = plugin.flatMap(({ name, licenses }) =>
    licenses.map(({ id, key, is_transferable, activations }) => ({
      id,
      product: name,
      picture: pictures.get(name) ?? null,
      key: key ?? null,
      isTransferable: is_transferable ?? false,
      devices: (activations ?? []).map((activation) => ({
        id: activation.id,
        deviceName: activation.device_name,
        platform: activation.platform,
        pluginVersion: activation.plugin_version ?? null,
        lastSeenAt: activation.last_seen_at,
      })),
    })),
  );
  return { licences, services: transfer_services ?? 0 };
}
