/** The id of the signed-in person, or null. */
type UserId = string | null

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session')
  return channel
}

/** Notifies the browser's other tabs of a sign-in or sign-out here. */
export function broadcastSession(userId: UserId): void {
  openChannel()?.postMessage(userId)
}

/** Sets the listener for other tabs' notifications; replaces the former listener. */
export function onSessionBroadcast(listener: (userId: UserId) => void): void {
  const opened = openChannel()
  if (opened) opened.onmessage = ({ data }: MessageEvent<UserId>) => listener(data)
}

/** Calls the listener at the next interaction, including a return to this tab. */
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
