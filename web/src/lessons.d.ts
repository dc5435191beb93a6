declare module "virtual:lessons" {
  import type { Listed } from "../plugins/lessons";
  const lessons: Listed[];
  export default lessons;
}
