import { useDocumentKeys } from '../section/useDocumentKeys'

/** Calls `onFind` for the keys `/`, outside of fields, and Ctrl-K or ⌘K; not below an open dialog. */
export function useFindKeys(onFind: () => void): void {
  useDocumentKeys(event => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null
    const isSlash = key === '/' && !isTyping && !altKey && !ctrlKey && !metaKey
    const isLetter = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
    if ((!isSlash && !isLetter) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    onFind()
  })
}
