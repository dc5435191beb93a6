declare module "virtual:rules/*" {
  import type { Chapter } from "../build/rules";
  const chapters: Chapter[];
  export default chapters;
}
