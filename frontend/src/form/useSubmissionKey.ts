import { useRef } from 'react'

/**
 * One key per message: sending the same words again after a lost answer stores nothing twice, and a
 * changed message is a new one. Browsers give out keys on secure origins only; without, none is sent.
 */
export function useSubmissionKey() {
  const last = useRef<{ text: string; key?: string }>({ text: '' })
  return (message: object) => {
    const text = JSON.stringify(message)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    return last.current.key
  }
}

const newKey = () => (window.isSecureContext ? crypto.randomUUID() : undefined)
