import { useEffect, useEffectEvent } from 'react'

const LAYER = 'layer'

/** The open layer: closes itself and returns true, or asks first and returns false. */
let open: (() => boolean) | undefined
/** The page below it. */
let below = ''
/** A closed layer's entry is being left. The browser has not said so yet. */
let isLeaving = false
/** Navigations that wait until the entry has been left. */
let waiting: (() => void)[] = []

/** Resolves when no layer is open or closing: a navigation before that would leave its entry in the history. */
export async function layerClosed(): Promise<void> {
  if (open || isLeaving) await new Promise<void>(resolve => waiting.push(resolve))
}

/**
 * Closes a menu or a dialog at Back, instead of leaving the page (PAGE-20). While it is open, an entry of
 * the history with the page's own address lies over the page's entry; the router does not hear of it.
 * A link that leads away must replace that entry. `onBack` returns whether it has closed.
 */
export function useBackCloses(isOpen: boolean, onBack: () => boolean): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return undefined
    // In Chromium the router's listener runs first, and navigates to the page that it already shows.
    addEventListener('popstate', onPop, { capture: true })
    open = () => back()
    if (!isLeaving && !isLayer(history.state)) push()
    return () => {
      open = undefined
      // The next layer may open in the same render, and then takes over the entry.
      queueMicrotask(leave)
    }
  }, [isOpen])
}

function leave(): void {
  if (open || isLeaving) return
  if (isLayer(history.state)) {
    isLeaving = true
    history.back()
  } else continueNavigations()
}

function continueNavigations(): void {
  const resolves = waiting
  waiting = []
  resolves.forEach(resolve => resolve())
}

function push(): void {
  below = placeOf(history.state)
  history.pushState({ ...history.state, [LAYER]: true }, '')
}

function onPop(event: PopStateEvent): void {
  if (isLayer(event.state)) return
  const wasLeaving = isLeaving
  isLeaving = false
  if (wasLeaving && !open) continueNavigations()
  // The person has gone further back than to the page below.
  if (placeOf(event.state) !== below) return
  if (!wasLeaving && !open) return
  event.stopImmediatePropagation()
  if (open && (wasLeaving || !open())) push()
}

const isLayer = (state: unknown) => typeof state === 'object' && state !== null && LAYER in state

/** The address, and the router's key of the entry. */
function placeOf(state: unknown): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : ''
  return `${String(key)} ${location.href}`
}
