// SPDX-License-Identifier: GPL-3.0-or-later

// Asks the daemon to write or to start something. The daemon does so only if it was started with --edit, and once per
// nonce, which is valid for this kind of act on this spec.

/** `kind` is `write` or `open`. Resolves to `{answer}`, or to `{problem}` with a message. */
export async function act(kind, spec, values = {}) {
  const query = new URLSearchParams(values);
  try {
    const given = await fetch(`nonce/${kind}/${spec.index}`);
    if (!given.ok) return { problem: (await given.text()).trim() };
    const { nonce } = await given.json();
    const address = `${kind}/${spec.index}${query.size > 0 ? `?${query}` : ""}`;
    const response = await fetch(address, { method: "POST", headers: { "Roundtable-Nonce": nonce } });
    if (!response.ok) return { problem: (await response.text()).trim() };
    return { answer: await response.json() };
  } catch {
    return { problem: "The daemon does not answer." };
  }
}
