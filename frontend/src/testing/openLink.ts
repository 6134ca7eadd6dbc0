/** Returns a token of the right length and alphabet. */
export const linkTokenOf = (letter: string) => letter.repeat(54)

/** Sets the address to a mailed link to this mode of /auth. */
export function openLink(mode: string, fragment: string): void {
  history.replaceState({ idx: 0 }, '', `/auth?mode=${mode}${fragment}`)
}
