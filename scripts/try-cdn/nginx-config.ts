type HeaderRule = { path: string; headers: [name: string, value: string][] };
type Redirect = { from: string; query: string[]; to: string; status: number };

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** `_headers`: a path at the beginning of a line, its headers indented below it. */
export const readHeaderRules = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else {
      // `! Name` takes away what a wider rule says: here, by an empty value.
      const [, name = "", value = ""] = /^\s+(?:! )?([^:\s]+)(?::\s*(.*))?$/.exec(line) ?? [];
      const rule = rules.at(-1);
      if (rule === undefined) continue;
      rule.headers = rule.headers.filter(([each]) => each !== name.toLowerCase());
      rule.headers.push([name.toLowerCase(), value]);
    }
  }
  return rules;
};

/** `_redirects`: from, query, to and status, one a line. */
export const readRedirects = (text: string): Redirect[] =>
  linesOf(text).map((line) => {
    const [from = "", ...rest] = line.trim().split(/\s+/);
    return { from, query: rest.slice(0, -2), to: rest.at(-2) ?? "", status: Number(rest.at(-1)) };
  });

type Cdn = {
  port: number;
  folder: string;
  publicDir: string;
  /** Needed under root alone. */
  user: string | undefined;
  headers: HeaderRule[];
  redirects: Redirect[];
  hosts: Record<string, string>;
};

/** As Netlify and Cloudflare Pages say of a file without a rule. */
const usualCacheControl = "public, max-age=0, must-revalidate";
const quoted = (text: string) => `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`;
const asPattern = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

const whereOf = (path: string) => (path.endsWith("*") ? `~^${asPattern(path.slice(0, -1))}` : path);

const headerMap = (name: string, rules: HeaderRule[]) => {
  const variable = `$header_${name.replaceAll("-", "_")}`;
  const rows = rules.flatMap(({ path, headers }) =>
    headers.filter(([each]) => each === name).map(([, value]) => ({ path, value })),
  );
  const forAll = rows.find(({ path }) => path === "/*")?.value ?? (name === "cache-control" ? usualCacheControl : "");
  const others = rows.filter(({ path }) => path !== "/*");
  return {
    map: [
      `map $uri ${variable} {`,
      ...[`  default ${quoted(forAll)};`],
      ...others.map(({ path, value }) => `  ${quoted(whereOf(path))} ${quoted(value)};`),
      "}",
    ],
    add: `add_header ${name} ${variable} always;`,
  };
};

/** `/order/:reference/` and `/mc/*`, with or without the last slash. */
const patternOf = (from: string) =>
  `^${asPattern(from.replace(/\/$/, ""))
    .replace(/\/\*\w*$/, "(?:/.*)?")
    .replace(/:\w+/g, "[^/]+")}/?$`;

const pageOf = (to: string) => `${to.replace(/\/?$/, "/")}index.html`;

const isElsewhere = ({ to }: Redirect) => /^https?:/.test(to);

const proxy = ({ from, to }: Redirect, hosts: Cdn["hosts"]) => {
  const { origin, pathname } = new URL(to.replace(":splat", ""));
  return [
    `location ^~ ${from.replace(/\*$/, "")} {`,
    `  proxy_pass ${hosts[origin] ?? origin}${pathname};`,
    "  proxy_set_header X-Forwarded-For $remote_addr;",
    // A header of its own keeps nginx from adding ours to what it passes on, as a CDN does.
    '  add_header x-passed-on "yes" always;',
    "}",
  ];
};

const indented = (lines: string[]) => lines.map((line) => `  ${line}`);

export const nginxConfig = ({ port, folder, publicDir, user, headers, redirects, hosts }: Cdn): string => {
  const names = [...new Set(["cache-control", ...headers.flatMap((rule) => rule.headers.map(([name]) => name))])];
  const maps = names.map((name) => headerMap(name, headers));
  const rewrites = redirects.filter((each) => !isElsewhere(each));
  const server = [
    `listen 127.0.0.1:${port};`,
    `root ${quoted(publicDir)};`,
    "absolute_redirect off;",
    "charset utf-8;",
    "charset_types text/html text/plain text/css text/javascript application/xml application/json application/manifest+json image/svg+xml;",
    "error_page 404 /404.html;",
    "location = /_headers { return 404; }",
    "location = /_redirects { return 404; }",
    ...maps.map(({ add }) => add),
    ...redirects.filter(isElsewhere).flatMap((each) => proxy(each, hosts)),
    "location / { try_files $uri $uri/index.html @rewrites; }",
    "location ~ [^/]$ {",
    "  if (-f $request_filename/index.html) { rewrite ^ $uri/ permanent; }",
    "  try_files $uri @rewrites;",
    "}",
    "location @rewrites {",
    ...rewrites.map(({ from, to }) => `  rewrite ${quoted(patternOf(from))} ${quoted(pageOf(to))} break;`),
    "  try_files $uri =404;",
    "}",
  ];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${quoted(`${folder}/${name}`)};`,
  );
  const http = [
    ...temporary,
    `access_log ${quoted(`${folder}/access.log`)};`,
    "types {",
    "  text/html html; text/css css; text/javascript js; text/plain txt; application/xml xml; application/json json;",
    "  application/manifest+json webmanifest; image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp;",
    "  image/avif avif; image/x-icon ico; font/woff2 woff2;",
    "}",
    "default_type application/octet-stream;",
    "gzip on;",
    "gzip_min_length 1024;",
    "gzip_vary on;",
    "gzip_types text/css text/javascript text/plain application/xml application/json application/manifest+json image/svg+xml;",
    "map_hash_bucket_size 512;",
    ...maps.flatMap(({ map }) => map),
    "server {",
    ...indented(server),
    "}",
  ];
  const main = [
    ...(user === undefined ? [] : [`user ${user};`]),
    "daemon off;",
    `pid ${quoted(`${folder}/nginx.pid`)};`,
    `error_log ${quoted(`${folder}/error.log`)} warn;`,
    "events {}",
    "http {",
    ...indented(http),
    "}",
  ];
  return `${main.join("\n")}\n`;
};
