import { HYDRATE_ATTR, HYDRATE_DONE, HYDRATED_EVENT } from './protocol'

/**
 * Says that an element prerendered in HTML now answers: earlyInput.ts hands over what was clicked and
 * entered before. Islands inside the element say so for themselves.
 */
export function markHydrated(element: Element): void {
  element.setAttribute(HYDRATE_ATTR, HYDRATE_DONE)
  element.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }))
}
