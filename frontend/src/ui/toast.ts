/** How long a toast stays in sight. */
const TOAST_DURATION_MS = 5_000
/** How long a dismissed toast is still remembered (SPEC-9). */
const TOAST_REMOVE_DELAY_MS = 1_000_000

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

type PauseReason = 'pointer' | 'focus'
const pauseReasons = new Set<PauseReason>()
let dismissTimer: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let remainingMs = 0
let removeTimer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast and gives its number. Only one is in sight: a new one takes the old one's place. */
export function toast(request: ToastRequest): number {
  stopTimer()
  clearTimeout(removeTimer)
  pauseReasons.clear()
  remainingMs = TOAST_DURATION_MS
  lastId += 1
  setCurrent({ ...request, id: lastId, open: true })
  startTimer()
  return lastId
}

/** Puts this toast out of sight, if it still is in it: what it says is not so any more. */
export function dismissToast(id: number) {
  if (current?.id === id) dismissCurrentToast()
}

/** Puts the toast out of sight. */
export function dismissCurrentToast() {
  if (!current?.open) return
  stopTimer()
  setCurrent({ ...current, open: false })
  removeTimer = setTimeout(() => {
    setCurrent(undefined)
  }, TOAST_REMOVE_DELAY_MS)
}

/** Stops the clock while someone is reading or about to press. */
export function pauseDismissal(reason: PauseReason) {
  pauseReasons.add(reason)
  stopTimer()
}

/** Lets the clock run on from where it stopped, once nobody holds it any more. */
export function resumeDismissal(why: PauseReason) {
  pauseReasons.delete(why)
  if (pauseReasons.size === 0) startTimer()
}

function setCurrent(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

function startTimer() {
  if (!current?.open || dismissTimer !== undefined) return
  startedAt = Date.now()
  dismissTimer = setTimeout(dismissCurrentToast, remainingMs)
}

function stopTimer() {
  if (dismissTimer === undefined) return
  clearTimeout(dismissTimer)
  dismissTimer = undefined
  remainingMs -= Date.now() - startedAt
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toast on record, in sight or just dismissed. */
export const currentToast = () => current
