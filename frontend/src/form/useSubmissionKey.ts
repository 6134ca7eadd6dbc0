import { useRef } from 'react'
import { clearDraft, findDraft, saveDraft } from '../session/drafts'
import { loadFailure } from './loadFailure'

/** A message whose outcome is not known yet, as text, and its key. */
interface Sent {
  text: string
  key?: string | undefined
}

/**
 * Returns a function that sends a message with an idempotency key, and returns what `send` returns.
 * The same message has the same key until it has succeeded, so sending it again after a lost response stores nothing
 * twice. With the name of a form, that holds also after the form was left or the page reloaded.
 * A changed message has a new key. A refused key is discarded; it is refused after a day, or when another person is signed in.
 * Browsers create keys on secure origins only; elsewhere no key is sent.
 */
export function useSubmissionKey(form?: string) {
  const last = useRef<Sent>({ text: '' })
  const draft = form && `sent:${form}`
  const forget = () => {
    last.current = { text: '' }
    if (draft) clearDraft(draft)
  }
  return async <Message extends object, Result>(
    message: Message,
    send: (keyed: Message & { submissionKey?: string }) => Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(message)
    if (draft) last.current = findDraft(draft, { text: '', key: '' }) ?? last.current
    if (last.current.text !== text) {
      last.current = { text, key: newKey() }
      if (draft && last.current.key) saveDraft(draft, last.current)
    }
    try {
      const result = await send({ ...message, submissionKey: last.current.key })
      forget()
      return result
    } catch (error) {
      const { code } = await loadFailure(error)
      if (code === 'IDEMPOTENCY_KEY_REUSED') forget()
      throw error
    }
  }
}

const newKey = () => (window.isSecureContext ? crypto.randomUUID() : undefined)
