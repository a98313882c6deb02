import { formatMessage } from "@shop/kernel";
import { cookiePolicy, type PolicyContent, type PolicyRow, type PolicyTextKey } from "./cookie-policy.ts";

const COLUMNS = [
  "policyName",
  "policyService",
  "provider",
  "policyPurpose",
  "policyCategory",
  "policyKept",
  "hosts",
] as const satisfies readonly PolicyTextKey[];

/** The same table as Markdown, for a policy that is kept as a text. */
export function cookiePolicyMarkdown(content: PolicyContent): string {
  const text = (key: PolicyTextKey) => formatMessage(content.messages[key], {}, content.locale);
  const cells = (row: PolicyRow) => [
    row.name === null ? text("storesNothing") : `${code(row.name)} (${row.kind})`,
    plain(row.service),
    row.privacyUrl === null ? plain(row.provider) : `[${plain(row.provider)}](${row.privacyUrl})`,
    plain(row.purpose),
    row.categoryName,
    row.kept ?? "–",
    row.hosts.length === 0 ? text("nobodyElse") : row.hosts.map(code).join(", "),
  ];
  const lines = [COLUMNS.map(text), COLUMNS.map(() => "---"), ...cookiePolicy(content).map(cells)];
  return `${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`;
}

/** A cell ends at a bar, in code too. */
function code(name: string): string {
  return `\`${name.replaceAll("|", "\\|")}\``;
}

function plain(text: string): string {
  return text.replace(/[\\|*_`[\]<]/g, "\\$&").replace(/\s+/g, " ");
}
