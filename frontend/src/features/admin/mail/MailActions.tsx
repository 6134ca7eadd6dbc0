import { invalidates } from '../../../api/apollo/invalidate'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import {
  useClearAddressMutation,
  useDropMailMutation,
  useRetryMailMutation,
} from './mail.generated'
import { mailTexts } from '../../../content/admin/mail'
import { shortDateTime } from '../../../format/dates'
import { useCardAction } from '../../../api/useCardAction'
import { SmallButton } from '../../../ui/SmallButton'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { ConfirmAction } from '../confirm/ConfirmAction'
import type { MailDetails } from './MailText'

const texts = mailTexts.actions
const counted = { refetchQueries: invalidates('mailQueue') }

interface MailActionsProps {
  mail: MailDetails
  /** Refetches the mail. */
  refetch: () => Promise<unknown>
}

/**
 * Shows the actions of a mail and the result of the last one. The mail is refetched after each
 * action, because its state may have changed further.
 */
export function MailActions({ mail, refetch }: MailActionsProps) {
  const { id, to, state, undeliverable } = mail
  const group = useRef<HTMLDivElement>(null)
  const [done, setDone] = useState<keyof typeof texts.done>()
  // Failures are shown here, because a toast cannot be reached while the panel is open.
  const { pending, problem, run } = useCardAction(texts)
  const [retryMail] = useRetryMailMutation(counted)
  const [dropMail] = useDropMailMutation(counted)
  const [clearAddress] = useClearAddressMutation()
  const input = { variables: { input: { id } } }
  const actions = [
    {
      name: 'clear',
      isOffered: undeliverable !== null,
      work: () => clearAddress({ variables: { input: { email: to } } }),
    },
    {
      name: 'retry',
      isOffered: state === 'failed' && undeliverable === null,
      work: () => retryMail(input),
    },
    {
      name: 'drop',
      isOffered: state === 'failed' || state === 'queued',
      work: () => dropMail(input),
    },
  ] as const

  async function act({ name, work }: (typeof actions)[number]) {
    // The pressed button disappears after the change, so the focus moves to the group.
    group.current?.focus({ preventScroll: true })
    setDone(undefined)
    await run(async () => {
      await work()
      await refetch().catch(console.error)
      setDone(name)
    }, refetch)
  }

  return (
    <>
      {undeliverable && (
        <Said>
          <Notice>
            {mailTexts.panel.undeliverable(
              shortDateTime(undeliverable.since),
              undeliverable.reason,
            )}
          </Notice>
        </Said>
      )}
      <Actions ref={group} role="group" aria-label={texts.label} tabIndex={-1}>
        {actions
          .filter(({ isOffered }) => isOffered)
          .map(action => (
            <MailAction
              key={action.name}
              name={action.name}
              disabled={pending}
              onAct={() => act(action)}
            />
          ))}
      </Actions>
      <Said role="status">
        {problem ? <Notice>{problem}</Notice> : done && texts.done[done](mail)}
      </Said>
    </>
  )
}

interface MailActionProps {
  name: keyof typeof texts.done
  disabled: boolean
  onAct: () => Promise<void>
}

/** The button of an action; dropping a mail asks first. */
function MailAction({ name, disabled, onAct }: MailActionProps) {
  if (name === 'drop')
    return <ConfirmAction texts={texts.drop} failed={texts.failed} onConfirm={onAct} />
  return (
    <SmallButton disabled={disabled} onClick={() => void onAct()}>
      {texts[name]}
    </SmallButton>
  )
}

/* Takes no space while it is empty. */
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
