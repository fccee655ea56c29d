import { describe, expect, test } from "vitest";
import { createScriptInspector, inlineScripts, scriptHash } from "../../../../services/web/src/release/collect.ts";
import { chunkMapping, compilationHash, htmlPage } from "../site-fixture.ts";

test.each([
  ["<script>a()</script>", ["a()"]],
  ["<SCRIPT >a()</SCRIPT >", ["a()"]],
  [`<script data-x="a>b">a()</script>`, ["a()"]],
  ["<script type=module>a()</script>", ["a()"]],
  [`<script type="text/javascript">a()</script>`, ["a()"]],
  [`<script type="importmap">{}</script>`, ["{}"]],
  [`<script data-src="/x.js">a()</script>`, ["a()"]],
  ["<script>a()\r\nb()</script>", ["a()\nb()"]],
  [`<script type="application/ld+json">{}</script>`, []],
  [`<script src="/app.js" async></script>`, []],
  ["<p>&lt;script&gt;</p>", []],
])("in %s the scripts that would run inline are %j", (html, scripts) => {
  expect(inlineScripts(html)).toEqual(scripts);
});

const early = (key: string) => `/*early*/(function(d){d.setAttribute("${key}","")})(document.documentElement)`;
const withScript = (text: string) => htmlPage("Start", `<script>${text}</script>`);

describe("a release is stopped by", () => {
  test.each([
    ["a script that nobody expects", "alert(1)"],
    ["Gatsby's script with a URL of its own in each page", `/*<![CDATA[*/window.pagePath="/";/*]]>*/`],
    ["code after an expected script", `${compilationHash}alert(1)`],
    ["code within an expected script", `window.___chunkMapping="";alert(1);"";`],
    ["a second script of an expected shape", `window.___webpackCompilationHash="00";`],
    ["code before the early script", `alert(1);${early("a")}`],
  ])("%s", (_what, text) => {
    const page = withScript(text);
    expect(() => createScriptInspector().inspect("om-oss/index.html", page)).toThrow(/om-oss\/index\.html/);
  });

  test("an early script that differs between two pages", () => {
    const inspector = createScriptInspector();
    inspector.inspect("index.html", withScript(early("a")));
    expect(() => inspector.inspect("om-oss/index.html", withScript(early("b")))).toThrow("om-oss/index.html");
  });
});

test("the same scripts on every page give one hash each", () => {
  const inspector = createScriptInspector();
  inspector.inspect("index.html", withScript(early("a")));
  inspector.inspect("om-oss/index.html", withScript(early("a")));
  expect(inspector.hashes()).toEqual([chunkMapping, compilationHash, early("a")].map(scriptHash).sort());
});
