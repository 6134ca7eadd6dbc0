import { type RefObject, useEffect, useEffectEvent } from 'react'

/** After the last `change` event, because a held arrow key sends many. */
const PAUSE_MS = 300

/**
 * Calls `onEnd` with the value of a range input once a drag has ended or the arrow keys have
 * paused. React's `onChange` is the browser's `input` event, which a drag sends all the time.
 */
export function useChangeEnd(
  input: RefObject<HTMLInputElement | null>,
  onEnd: (value: string) => void,
): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const range = input.current
    let timer: ReturnType<typeof setTimeout>
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(range?.value ?? ''), PAUSE_MS)
    }
    range?.addEventListener('change', listen)
    return () => {
      clearTimeout(timer)
      range?.removeEventListener('change', listen)
    }
  }, [input])
}
