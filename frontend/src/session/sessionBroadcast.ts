/** Of whoever is signed in, or null. */
type UserId = string | null

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session')
  return channel
}

/** Tells the browser's other tabs who signed in here, or that they signed out. */
export function broadcastSession(userId: UserId): void {
  openChannel()?.postMessage(userId)
}

/** Listens to what the other tabs tell; replaces the listener before. */
export function onSessionBroadcast(listener: (userId: UserId) => void): void {
  const opened = openChannel()
  if (opened) opened.onmessage = ({ data }: MessageEvent<UserId>) => listener(data)
}

/** Waits for the next thing the person does here, coming back to this tab included. */
export function onNextInteraction(listener: () => void): void {
  const listening = new AbortController()
  const onInteraction = () => {
    if (document.hidden) return
    listening.abort()
    listener()
  }
  const options = { capture: true, signal: listening.signal }
  for (const type of ['pointerdown', 'keydown', 'visibilitychange'])
    document.addEventListener(type, onInteraction, options)
  window.addEventListener('focus', onInteraction, options)
}
