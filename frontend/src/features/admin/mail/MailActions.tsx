import { useRef, useState } from 'react'
import styled from 'styled-components'
import {
  MailDetailsDocument,
  MailQueueDocument,
  useClearAddressMutation,
  useDropMailMutation,
  useRetryMailMutation,
} from '../../../api/generated'
import { mailWords } from '../../../content/mail'
import { shortDateTime } from '../../../format/dates'
import { useAction } from '../../../form/useAction'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import type { MailDetails } from './MailText'

const words = mailWords.actions
const counted = { refetchQueries: [MailQueueDocument] }

interface MailActionsProps {
  mail: MailDetails
  /** Looks again: the mail is not what it was taken for. */
  refetch: () => Promise<unknown>
}

/** What can be done with a mail, and what has just come about. */
export function MailActions({ mail, refetch }: MailActionsProps) {
  const { id, to, state, undeliverable } = mail
  const group = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<string>()
  const [failure, setFailure] = useState<string>()
  // Shown here: no toast can be reached over the open panel.
  const { pending, run } = useAction(words.failed, told => setFailure(told.description))
  const [retryMail] = useRetryMailMutation(counted)
  const [dropMail] = useDropMailMutation(counted)
  const [clearAddress] = useClearAddressMutation({
    refetchQueries: [MailDetailsDocument],
    awaitRefetchQueries: true,
  })
  const input = { variables: { input: { id } } }
  const actions = [
    {
      label: words.clear,
      isOffered: undeliverable !== null,
      work: () => clearAddress({ variables: { input: { email: to } } }),
      told: words.cleared(to),
    },
    {
      label: words.retry,
      isOffered: state === 'failed' && undeliverable === null,
      work: () => retryMail(input),
      told: words.retried,
    },
    {
      label: words.drop,
      isOffered: state === 'failed' || state === 'queued',
      work: () => dropMail(input),
      told: words.dropped,
    },
  ]

  async function act({ work, told }: (typeof actions)[number]) {
    // The pressed button will be gone: whoever pressed it stays with this mail.
    group.current?.focus({ preventScroll: true })
    setDone(undefined)
    setFailure(undefined)
    await run(() => work().then(() => setDone(told)), refetch)
  }

  return (
    <>
      {undeliverable && (
        <Said>
          <Notice>
            {mailWords.panel.undeliverable(
              shortDateTime(undeliverable.since),
              undeliverable.reason,
            )}
          </Notice>
        </Said>
      )}
      <Actions ref={group} role="group" aria-label={words.label} tabIndex={-1}>
        {actions
          .filter(({ isOffered }) => isOffered)
          .map(action => (
            <Button
              key={action.label}
              tone="secondary"
              size="small"
              disabled={pending}
              onClick={() => void act(action)}
            >
              {action.label}
            </Button>
          ))}
      </Actions>
      <Said role="status">{failure ? <Notice>{failure}</Notice> : done}</Said>
    </>
  )
}

/* A mail with nothing to do and nothing to say about it takes no room. */
const Said = styled.div`
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-top: ${rem(12)};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};

  &:not(:empty) {
    margin-top: ${rem(12)};
  }
`
