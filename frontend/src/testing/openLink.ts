/** A token in its right shape. */
export const linkTokenOf = (letter: string) => letter.repeat(54)

/** As if the address bar held a mailed link to this mode of /auth. */
export function openLink(mode: string, fragment: string): void {
  history.replaceState({ idx: 0 }, '', `/auth?mode=${mode}${fragment}`)
}
