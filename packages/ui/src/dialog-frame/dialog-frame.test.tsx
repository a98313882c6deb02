// @vitest-environment jsdom
import { describeDialogFrame } from "./dialog-frame.contract.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

describeDialogFrame("the native frame", DialogFrame);
