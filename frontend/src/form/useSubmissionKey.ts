import { useRef } from 'react'
import { loadFailure } from './loadFailure'

interface Sent {
  text: string
  key?: string | undefined
}

/** The last message of each form with a name, kept while the form is not shown. */
const lastOfForm: Record<string, { current: Sent }> = {}

/**
 * Returns a function that sends a message with an idempotency key, and returns what `send` returns.
 * The same message has the same key, so sending it again after a lost response stores nothing twice. With
 * the name of a form, that holds also after the form was left and opened again.
 * A changed message has a new key. A refused key is discarded; it is refused after a day, or when another person is signed in.
 * Browsers create keys on secure origins only; elsewhere no key is sent.
 */
export function useSubmissionKey(form?: string) {
  const own = useRef<Sent>({ text: '' })
  return async <Message extends object, Result>(
    message: Message,
    send: (keyed: Message & { submissionKey?: string }) => Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(message)
    const last = form ? (lastOfForm[form] ??= { current: { text: '' } }) : own
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
