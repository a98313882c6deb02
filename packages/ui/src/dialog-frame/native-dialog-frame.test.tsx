// @vitest-environment jsdom
import { describeDialogFrame } from "./dialog-frame.contract.tsx";
import { NativeDialogFrame } from "./native-dialog-frame.tsx";

describeDialogFrame("the native frame", NativeDialogFrame);
