// SPDX-License-Identifier: MIT
// Deals again on a board of the landing page.
for (const button of document.querySelectorAll("button[data-new]"))
  button.addEventListener("click", () => {
    const seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 32000);
    button.closest("section").querySelector("quadrille-board").setAttribute("seed", String(seed));
  });
