/** How long a toast stays in sight. */
const TOAST_DURATION = 5_000
/** How long a dismissed toast is still remembered (SPEC-9). */
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
const listeners = new Set<() => void>()

type Hold = 'pointer' | 'focus'
const holds = new Set<Hold>()
let clock: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let left = 0
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Shows a toast and gives its number. Only one is in sight: a new one takes the old one's place. */
export function toast(request: ToastRequest): number {
  stopClock()
  clearTimeout(forgetting)
  holds.clear()
  left = TOAST_DURATION
  lastId += 1
  put({ ...request, id: lastId, open: true })
  startClock()
  return lastId
}

/** Puts this toast out of sight, if it still is in it: what it says is not so any more. */
export function withdraw(id: number) {
  if (current?.id === id) dismiss()
}

/** Puts the toast out of sight. */
export function dismiss() {
  if (!current?.open) return
  stopClock()
  put({ ...current, open: false })
  forgetting = setTimeout(() => {
    put(undefined)
  }, TOAST_REMOVE_DELAY)
}

/** Stops the clock while someone is reading or about to press. */
export function hold(why: Hold) {
  holds.add(why)
  stopClock()
}

/** Lets the clock run on from where it stopped, once nobody holds it any more. */
export function release(why: Hold) {
  holds.delete(why)
  if (holds.size === 0) startClock()
}

function put(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

function startClock() {
  if (!current?.open || clock !== undefined) return
  startedAt = Date.now()
  clock = setTimeout(dismiss, left)
}

function stopClock() {
  if (clock === undefined) return
  clearTimeout(clock)
  clock = undefined
  left -= Date.now() - startedAt
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toast on record, in sight or just dismissed. */
export const currentToast = () => current
