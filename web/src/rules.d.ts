declare module "virtual:rules" {
  import type { Chapter } from "../plugins/rules";
  const loaders: Record<string, () => Promise<{ default: Chapter[] }>>;
  export default loaders;
}
