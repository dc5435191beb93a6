import { describe, expect, it } from "vitest";
import { inPage, plain, withExamples } from "./texts";

describe("the texts of the rules", () => {
  it("link into this page", () => {
    expect(inPage("calendar.md#tz-47--tooth-corn", "tzolkin", "turn", "?from=ab")).toBe(
      "/rules/tzolkin/calendar?from=ab#TZ-47",
    );
    expect(inPage("bridges.md", "mexica", "canals", "")).toBe("/rules/mexica/bridges");
    expect(inPage("#tz-5--what-it-costs", "tzolkin", "placing", "")).toBe("/rules/tzolkin/placing#TZ-5");
    expect(inPage("https://example.org/", "mexica", "canals", "")).toBe("https://example.org/");
  });

  it("list worked examples with their numbers", () => {
    const html = withExamples(
      "<p>Rule.</p><p><em>Examples:</em> one day passes (X3). From 10 it is returned (X4, X5).</p>",
    );
    expect(html).toBe(
      '<p>Rule.</p><dl class="examples"><div><dt>X3</dt><dd>One day passes.</dd></div><div><dt>X4, X5</dt><dd>From 10 it is returned.</dd></div></dl>',
    );
  });

  it("list worked examples that were a list before", () => {
    const html = withExamples(
      "<p><em>Examples:</em></p>\n<ul>\n<li>Red pays 5 (X10).</li>\n<li>All are taken (X11).</li>\n</ul>",
    );
    expect(html).toBe(
      '<dl class="examples"><div><dt>X10</dt><dd>Red pays 5.</dd></div><div><dt>X11</dt><dd>All are taken.</dd></div></dl>',
    );
  });

  it("list worked examples of every language", () => {
    const html = withExamples(
      "<p><em>Példák:</em> egy nap telik el (X3-tól X5-ig); a bábu marad (P103b).</p><p><em>Exemplo (X9):</em> nada.</p>",
    );
    expect(html).toBe(
      '<dl class="examples"><div><dt>X3-tól X5-ig</dt><dd>Egy nap telik el.</dd></div><div><dt>P103b</dt><dd>A bábu marad.</dd></div></dl><dl class="examples"><div><dt>X9</dt><dd>Nada.</dd></div></dl>',
    );
  });

  it("leave examples as they are where a number is missing", () => {
    const html = "<p><em>Example:</em> nobody is fed.</p>";
    expect(withExamples(html)).toBe(html);
  });

  it("are searched without their tags", () => {
    expect(plain("<p>It&#39;s <strong>free</strong>.</p>")).toBe("It's free .");
  });
});
