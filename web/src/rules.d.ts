declare module "virtual:rules" {
  import type { Chapter } from "../plugins/rules";
  import type { Language } from "@/lib/formats";
  const loaders: Record<string, Record<Language, () => Promise<{ default: Chapter[] }>>>;
  export default loaders;
}
