import { HYDRATE_ATTR, HYDRATE_DONE, HYDRATED_EVENT } from './protocol'

/**
 * Marks a prerendered element as hydrated: earlyInput.ts then replays its early clicks and input.
 * Islands inside the element mark themselves.
 */
export function markHydrated(element: Element): void {
  element.setAttribute(HYDRATE_ATTR, HYDRATE_DONE)
  element.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }))
}
