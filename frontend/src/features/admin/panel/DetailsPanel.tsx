import type { ReactNode } from 'react'
import { failureOf } from '../../../api/apollo/errors'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Empty } from '../../../ui/Empty'
import { Loading } from '../../../ui/Loading'
import { Retry } from '../../../ui/Retry'
import { useRestoreFocus } from '../../../ui/useRestoreFocus'

interface DetailsPanelProps {
  id: string
  /** Missing until the details have loaded. */
  title: string | undefined
  error: unknown
  refetch: () => Promise<unknown>
  texts: Record<'loading' | 'close' | 'failedTitle' | 'failed' | 'goneTitle' | 'gone', string>
  /** Returns the id of the link that opens the panel and receives the focus when it closes. */
  linkId: (id: string) => string
  onClose: () => void
  /** The details. */
  children: ReactNode
}

/**
 * Shows the details of one row of a list in a panel over the page, also while they load and after a
 * failure.
 */
export function DetailsPanel(props: DetailsPanelProps) {
  const { id, title, error, texts, linkId, onClose, children } = props
  useRestoreFocus(linkId(id))
  const failure = title === undefined && error ? failureOf(error) : undefined
  const isGone = failure !== undefined && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failure.code)
  return (
    <Dialog
      title={failure ? (isGone ? texts.goneTitle : texts.failedTitle) : (title ?? texts.loading)}
      subject={id}
      hasOwnEntry
      onClose={onClose}
    >
      {title !== undefined && children}
      {title === undefined && !failure && <Loading />}
      {failure && <Missing {...props} isGone={isGone} />}
    </Dialog>
  )
}

/** Says why the details are missing, and offers to retry or close. */
function Missing({ isGone, texts, refetch, onClose }: DetailsPanelProps & { isGone: boolean }) {
  if (isGone)
    return <Empty text={texts.gone} action={<Button onClick={onClose}>{texts.close}</Button>} />
  return <Retry text={texts.failed} retry={refetch} />
}
