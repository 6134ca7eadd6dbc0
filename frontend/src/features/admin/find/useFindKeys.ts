import { useEffect, useEffectEvent } from 'react'

/** Calls `onFind` for the keys `/`, outside of fields, and Ctrl-K or ⌘K; not below an open dialog. */
export function useFindKeys(onFind: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null
    const isSlash = key === '/' && !isTyping && !altKey && !ctrlKey && !metaKey
    const isLetter = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
    if ((!isSlash && !isLetter) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    onFind()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
