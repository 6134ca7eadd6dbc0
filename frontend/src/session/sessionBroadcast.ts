/** Who is here now: somebody's id, or null. */
type Present = string | null

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('session')
  return channel
}

/** Tells the browser's other tabs who signed in here, or that they signed out. */
export function tellOtherTabs(present: Present): void {
  open()?.postMessage(present)
}

/** Hears it from them, until somebody else listens. */
export function hearOtherTabs(listener: (present: Present) => void): void {
  const heard = open()
  if (heard) heard.onmessage = ({ data }: MessageEvent<Present>) => listener(data)
}

/** Waits for the next thing the person does here, coming back to this tab included. */
export function onNextAction(listener: () => void): void {
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
