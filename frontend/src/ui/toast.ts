/** How long a toast is visible. */
const TOAST_DURATION_MS = 5_000
/** How long a dismissed toast is kept (SPEC-9). */
const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface ToastTexts {
  title: string
  description: string
}

export interface ToastRequest extends ToastTexts {
  variant?: 'destructive'
  /** It explains why the person is on another page, and stays there. */
  explainsNavigation?: true
}

export interface Toast extends ToastRequest {
  id: number
  /** False once dismissed: hidden, but not yet removed. */
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

/** Shows a toast and returns its id. Only one is visible: a new one replaces the old one. */
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

/** Dismisses this toast if it is still visible, because its message is no longer true. */
export function dismissToast(id: number) {
  if (current?.id === id) dismissCurrentToast()
}

/** Dismisses the visible toast. */
export function dismissCurrentToast() {
  if (!current?.open) return
  stopTimer()
  setCurrent({ ...current, open: false })
  removeTimer = setTimeout(() => {
    setCurrent(undefined)
  }, TOAST_REMOVE_DELAY_MS)
}

/** Dismisses a failure when the person leaves the page on which it happened. */
export function dismissFailure() {
  if (current?.variant === 'destructive' && !current.explainsNavigation) dismissCurrentToast()
}

/** Pauses the timer while the toast is hovered or focused. */
export function pauseDismissal(reason: PauseReason) {
  pauseReasons.add(reason)
  stopTimer()
}

/** Resumes the timer where it stopped, when no pause reason is left. */
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

/** Returns the toast that is visible or was just dismissed. */
export const currentToast = () => current
