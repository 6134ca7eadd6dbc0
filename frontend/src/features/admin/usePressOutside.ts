import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `onPress` after a press outside of the part; without a part, never. After, because closing
 * the part moves what was pressed.
 */
export function usePressOutside(
  part: RefObject<HTMLElement | null> | undefined,
  onPress: () => void,
): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!part) return undefined
    const onClick = ({ target }: Event) => {
      if (target instanceof Node && !part.current?.contains(target)) press()
    }
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onClick)
    }
  }, [part])
}
