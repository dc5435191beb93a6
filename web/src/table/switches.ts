/** What can be turned off at a table. */
import { Switch } from "@/lib/switch.svelte";

/** The question before something is thrown away. */
export const endAsk = new Switch("sacbe-ask-end");
/** The marks on what others have changed. */
export const traceMarks = new Switch("sacbe-traces");
