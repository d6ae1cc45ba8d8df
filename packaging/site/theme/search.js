// SPDX-License-Identifier: MIT
// What the search of MkDocs expects to find: where the site is.
globalThis.base_url = ".";
globalThis.min_search_length = 3;
