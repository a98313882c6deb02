// A busy machine takes longer than Testing Library's second to load a part that is fetched on demand. Nothing is measured by it.
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 15_000 });
