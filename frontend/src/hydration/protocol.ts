/**
 * Says that an element prerendered in HTML now answers. boot.ts listens: it hands over what the
 * visitor clicked and typed before. Islands inside the element say so for themselves.
 */
export function announceHydrated(element: Element): void {
  element.setAttribute('data-hydrates', 'done')
  element.dispatchEvent(new CustomEvent('hydrated', { bubbles: true }))
}
