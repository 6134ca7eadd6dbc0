import { useRef } from 'react'
import { loadFailure } from './loadFailure'

/**
 * Returns a function that sends a message with an idempotency key, and returns what `send` returns.
 * The same message has the same key, so sending it again after a lost response stores nothing twice.
 * A changed message has a new key. A refused key is discarded; it is refused after a day, or when another person is signed in.
 * Browsers create keys on secure origins only; elsewhere no key is sent.
 */
export function useSubmissionKey() {
  const last = useRef<{ text: string; key?: string }>({ text: '' })
  return async <Message extends object, Result>(
    message: Message,
    send: (keyed: Message & { submissionKey?: string }) => Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(message)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    try {
      return await send({ ...message, submissionKey: last.current.key })
    } catch (error) {
      const { code } = await loadFailure(error)
      if (code === 'IDEMPOTENCY_KEY_REUSED') last.current = { text: '' }
      throw error
    }
  }
}

const newKey = () => (window.isSecureContext ? crypto.randomUUID() : undefined)
