/** Returns whether the router must not hear of the event. */
type BackGuard = (event: PopStateEvent) => boolean

let guard: BackGuard | undefined

/**
 * Call before the router listens: the browser calls the window's listeners of this event in the order in
 * which they were added, those of the capture phase too.
 */
export function listenForBack(): void {
  addEventListener('popstate', onPop)
}

function onPop(event: PopStateEvent): void {
  if (guard?.(event)) event.stopImmediatePropagation()
}

/** Lets an open dialog decide what the router hears of. */
export function setBackGuard(next: BackGuard | undefined): void {
  guard = next
}
