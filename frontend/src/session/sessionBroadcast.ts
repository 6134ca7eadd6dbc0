/** Who is here now: somebody's id, or null. */
type UserId = string | null

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session')
  return channel
}

/** Tells the browser's other tabs who signed in here, or that they signed out. */
export function broadcastSession(present: UserId): void {
  openChannel()?.postMessage(present)
}

/** Hears it from them, until somebody else listens. */
export function onSessionBroadcast(listener: (present: UserId) => void): void {
  const heard = openChannel()
  if (heard) heard.onmessage = ({ data }: MessageEvent<UserId>) => listener(data)
}

/** Waits for the next thing the person does here, coming back to this tab included. */
export function onNextInteraction(listener: () => void): void {
  const waiting = new AbortController()
  const act = () => {
    if (document.hidden) return
    waiting.abort()
    listener()
  }
  const options = { capture: true, signal: waiting.signal }
  for (const type of ['pointerdown', 'keydown', 'visibilitychange'])
    document.addEventListener(type, act, options)
  window.addEventListener('focus', act, options)
}
