import { useRef } from 'react'
import { loadFailure } from './loadFailure'

/**
 * Sends a message with one key for the same words: sent again after a lost answer they store nothing
 * twice, and a changed message has a new one. A key that is refused, because a day has passed or another
 * person is signed in by now, is forgotten. Browsers give out keys on secure origins only; without, none
 * is sent.
 */
export function useSubmissionKey() {
  const last = useRef<{ text: string; key?: string }>({ text: '' })
  return async <Message extends object>(
    message: Message,
    send: (keyed: Message & { submissionKey?: string }) => Promise<unknown>,
  ): Promise<void> => {
    const text = JSON.stringify(message)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    try {
      await send({ ...message, submissionKey: last.current.key })
    } catch (error) {
      const { code } = await loadFailure(error)
      if (code === 'IDEMPOTENCY_KEY_REUSED') last.current = { text: '' }
      throw error
    }
  }
}

const newKey = () => (window.isSecureContext ? crypto.randomUUID() : undefined)
