// SPDX-License-Identifier: MIT
// Configures ESLint for the page's JavaScript and its tests. The packages are
// where tests/web.sh installs them.
import { createRequire } from "node:module";

const require = createRequire(new URL("../../build/node/package.json", import.meta.url));
const js = require("@eslint/js");
const globals = require("globals");

export default [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      "consistent-return": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-constructor-return": "error",
      "no-eval": "error",
      "no-extend-native": "error",
      "no-implicit-coercion": "error",
      "no-implicit-globals": "error",
      "no-implied-eval": "error",
      "no-lonely-if": "error",
      "no-new-func": "error",
      "no-new-wrappers": "error",
      "no-self-compare": "error",
      "no-shadow-restricted-names": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unmodified-loop-condition": "error",
      "no-unneeded-ternary": "error",
      "no-unreachable-loop": "error",
      "no-unused-expressions": "error",
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-useless-call": "error",
      "no-useless-computed-key": "error",
      "no-useless-concat": "error",
      "no-useless-rename": "error",
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-object-spread": "error",
      "prefer-promise-reject-errors": "error",
      "prefer-rest-params": "error",
      "prefer-spread": "error",
    },
  },
  { files: ["front/web/page/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["front/web/page/page/early.js"], languageOptions: { sourceType: "script" } },
  { files: ["front/web/page/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["bindings/npm/src/**/*.js"], languageOptions: { globals: globals["shared-node-browser"] } },
  {
    files: [
      "bindings/npm/src/*_web.js",
      "bindings/npm/src/load.js",
      "bindings/npm/src/shared/*.js",
      "bindings/npm/src/board_element.js",
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ["bindings/npm/src/worker.js", "tests/npm/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: globals.worker },
  },
  { files: ["bindings/npm/*.mjs", "mcp/app/*.mjs"], languageOptions: { globals: globals.nodeBuiltin } },
  { files: ["mcp/app/*.js"], languageOptions: { globals: { ...globals.browser, VERSION: "readonly" } } },
  {
    // A test passes functions to the page, which runs them.
    files: ["tests/web/**/*.{js,mjs}", "tests/npm/*.{js,mjs}", "tests/mcp/*.mjs", "bench/*.mjs"],
    languageOptions: { globals: { ...globals.nodeBuiltin, ...globals.browser } },
  },
];
