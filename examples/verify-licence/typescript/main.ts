import { readFileSync } from "node:fs";
import { checkLicenceFile } from "./check-licence-file.ts";

// node main.ts <licence file> <public key in hex> <product> [device id]: prints what a valid file says; exit code 1 if it is not valid.
const [file, publicKeyHex, product, deviceId] = process.argv.slice(2);
if (!file || !publicKeyHex || !product) {
  console.error("usage: node main.ts <licence file> <public key in hex> <product> [device id]");
  process.exit(2);
}
const checked = checkLicenceFile(readFileSync(file, "utf8"), { publicKeyHex, product, ...(deviceId && { deviceId }) });
if (checked.isValid) console.log(checked.fields);
else console.error(`No valid licence: ${checked.why}.`);
process.exit(checked.isValid ? 0 : 1);
