import { readdirSync } from "node:fs";
import js from "@eslint/js";
import importX from "eslint-plugin-import-x";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** `from` may import nothing of `targets`: arrows point one way, docs/decisions/0001-the-house.md. */
const layers = [
  "contract",
  "src/lib",
  "src/ui",
  "src/calls",
  "src/core",
  "src/features",
  "src/shell",
  "src/templates",
  "src/pages",
];
const services = ["services/api", "services/content", "services/web", "services/standins"];

/** A kind that is not listed may import those that are. */
const kindsInOrder = [
  ...[
    "my-data-part.ts",
    "module.ts",
    "documents-my-data.ts",
    "article-order",
    "gift",
    "gift-document",
    "greeting-card",
    "membership",
  ],
  ...["memorial-gift", "memorial-card", "monthly-gift", "linked-gift"],
];
/** The API from the ground up: docs/decisions/0001-the-house.md. Each room may import of those before it alone. */
const floors = {
  platform: [
    ...["database", "environment", "http", "content", "documents", "jobs", "migration"],
    ...["previews", "staff", "mail", "post"],
  ],
  ledger: ["donors", "orders", "providers", "receipts", "payments", "bank-files", "discrepancies", "money-in"],
  identity: ["bankid", "accounts", "sms"],
  shared: ["order-route.ts", "cards", "documents"],
  kinds: [
    ...kindsInOrder,
    ...readdirSync(`${import.meta.dirname}/services/api/src/kinds`).filter((kind) => !kindsInOrder.includes(kind)),
  ],
  rooms: ["consent", "diplomas", "lookups", "my-data", "probes", "web-events", "withdrawals", "yearly-receipts"],
};
const composition = ["modules.ts", "commands.ts", "staff.ts", "seed", "app.ts", "main.ts"];
const apiRooms = [
  ...Object.entries(floors).flatMap(([floor, rooms]) => rooms.map((room) => `${floor}/${room}`)),
  ...composition,
].map((path) => `./services/api/src/${path}`);
const apiZones = apiRooms.slice(0, -composition.length).map((room, index) => ({
  target: room,
  from: apiRooms.slice(index + 1),
}));

const layerZones = layers.flatMap((layer, index) =>
  layers.slice(index + 1).map((above) => ({ target: `./${layer}`, from: `./${above}` })),
);
const serviceZones = services.flatMap((service) => [
  ...services.filter((other) => other !== service).map((other) => ({ target: `./${service}`, from: `./${other}` })),
  { target: `./${service}`, from: "./src" },
  { target: "./src", from: `./${service}` },
  { target: "./contract", from: `./${service}` },
]);
const uiZones = ["src/calls", "src/core", "src/features"].map((from) => ({ target: "./src/ui", from: `./${from}` }));
const buildZones = layers
  .filter((layer) => layer.startsWith("src/"))
  .map((layer) => ({ target: `./${layer}`, from: "./src/build" }));

export default defineConfig(
  {
    ignores: [
      "public",
      ".cache",
      ".site-build",
      ".data",
      "**/.next",
      "**/migrations",
      "services/content/src/payload-types.ts",
      "services/content/src/app",
      "**/next-env.d.ts",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createTypeScriptImportResolver({ project: ["tsconfig.json", "services/content/tsconfig.json"] }),
      ],
    },
    rules: {
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": [
        "error",
        { zones: [...layerZones, ...serviceZones, ...uiZones, ...buildZones, ...apiZones] },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    // What runs in the build, and what is fetched when a visitor comes to need it: forms, and what is drawn.
    ignores: [
      "src/build/**",
      "src/lib/site-environment.ts",
      "src/features/*/{member-step.tsx,recipient-step.tsx,account-shape.ts,*-rules.ts}",
      "src/core/donor/donor-form.tsx",
      "src/core/*/*-rules.ts",
    ],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["zod", "@hjarta-lunga/contract/schemas/*"],
              allowTypeImports: true,
              message: "A schema brings its library (60 kB) into the page: take its type, or check where it is needed.",
            },
            {
              group: ["@hjarta-lunga/contract/text-keys.ts", "@hjarta-lunga/contract/seed/**"],
              allowTypeImports: true,
              message: "All words of the house would come into the page: a page carries those of its own query.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["services/api/src/platform/database/tables/*.ts"],
    ignores: ["**/columns.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "drizzle-orm/pg-core",
          importNames: ["char", "customType", "json", "jsonb", "text", "varchar"],
          message: "Say whether it tells of somebody: plainText or personalText and their kin, from columns.ts.",
        },
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly", setTimeout: "readonly" } },
  },
);
