/** How long a toast stays in sight. */
const TOAST_DURATION = 5_000
/** How long a dismissed toast is still remembered (spec section 9). */
const TOAST_REMOVE_DELAY = 1_000_000

export interface ToastWords {
  title: string
  description: string
}

export interface ToastRequest extends ToastWords {
  variant?: 'destructive'
}

export interface Toast extends ToastRequest {
  id: number
  /** False once dismissed: out of sight, not yet forgotten. */
  open: boolean
}

let current: Toast | undefined
let lastId = 0
let clock: ReturnType<typeof setTimeout> | undefined
let left = TOAST_DURATION
let running = 0
const listeners = new Set<() => void>()

function show(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast. Only one is in sight: a new one takes the old one's place. */
export function toast(request: ToastRequest) {
  pause()
  left = TOAST_DURATION
  lastId += 1
  show({ ...request, id: lastId, open: true })
  resume()
}

/** Puts the toast out of sight. */
export function dismiss() {
  if (!current?.open) return
  clearTimeout(clock)
  show({ ...current, open: false })
  clock = setTimeout(() => {
    show(undefined)
  }, TOAST_REMOVE_DELAY)
}

/** Stops the clock while someone is reading or about to press. */
export function pause() {
  if (!current?.open) {
    clearTimeout(clock)
    return
  }
  clearTimeout(clock)
  left -= Date.now() - running
}

/** Lets the clock run on from where it stopped. */
export function resume() {
  if (!current?.open) return
  clearTimeout(clock)
  running = Date.now()
  clock = setTimeout(dismiss, Math.max(0, left))
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toast on record, in sight or just dismissed. */
export const currentToast = () => current
