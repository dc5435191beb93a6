declare module "virtual:rules/*" {
  import type { Chapter } from "../plugins/rules";
  const chapters: Chapter[];
  export default chapters;
}
