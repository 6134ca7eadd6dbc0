import type { ReactNode } from 'react'
import { isGone } from '../../../api/apollo/errors'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Empty } from '../../../ui/Empty'
import { Loading } from '../../../ui/Loading'
import { Retry } from '../../../ui/Retry'

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
  const hasFailed = title === undefined && Boolean(error)
  return (
    <Dialog
      title={
        hasFailed ? (isGone(error) ? texts.goneTitle : texts.failedTitle) : (title ?? texts.loading)
      }
      subject={id}
      opener={linkId(id)}
      hasOwnEntry
      onClose={onClose}
    >
      {title !== undefined && children}
      {title === undefined && !hasFailed && <Loading />}
      {hasFailed && <Missing {...props} />}
    </Dialog>
  )
}

/** Says why the details are missing, and offers to retry or close. */
function Missing({ error, texts, refetch, onClose }: DetailsPanelProps) {
  if (isGone(error))
    return <Empty text={texts.gone} action={<Button onClick={onClose}>{texts.close}</Button>} />
  return <Retry text={texts.failed} retry={refetch} />
}
