import { isGoneAddress } from '@shared/gone-address'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ContactStatus, MessageRowFragment } from '../../../api/operationTypes'
import { shortDateTime } from '../../../format/dates'
import { mailTo } from '../../../format/links'
import { inbox as texts } from '../../../content/admin/inbox'
import { useAction } from '../../../api/useAction'
import { Badge } from '../../../ui/Badge'
import { focusHeading } from '../../../ui/focusNearest'
import { focusOrTitle } from '../../../ui/focusOrTitle'
import { Segments } from '../../../ui/Segments'
import { TextLink } from '../../../ui/TextLink'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { AccountLink } from '../entry/AccountLink'
import { ForgetData } from '../entry/ForgetData'
import { addressInWords } from '../entry/personNames'
import { findValue, optionsOf } from '../section/recordKeys'

/** The statuses of a message as options. */
export const statusOptions = optionsOf(texts.statuses)

/* The same looks as the waitlist's statuses. */
const badgeLooks = { new: 'waiting', read: 'invited', replied: 'joined', closed: 'other' } as const

interface MessageProps {
  message: MessageRowFragment
  onStatusChange: (message: MessageRowFragment, to: ContactStatus) => Promise<unknown>
  /** Called with a sentence once the sender's data is deleted. */
  onForgotten: (notice: string) => void
}

/** Shows one message with its sender, date, text and status. */
export function Message({ message, onStatusChange, onForgotten }: MessageProps) {
  const { name, email, phone, status, createdAt } = message
  const { pending, run } = useAction(texts.notChanged)
  return (
    <Item ref={passFocusOn}>
      <Head>
        <Name translate="no">
          <AccountLink account={message.account}>{name}</AccountLink>
        </Name>
        <Badge status={status} look={findValue(badgeLooks, status) ?? 'other'} />
        <Time dateTime={createdAt}>{shortDateTime(createdAt)}</Time>
      </Head>
      <Contact>
        {isGoneAddress(email) ? (
          <span>{addressInWords(email)}</span>
        ) : (
          <TextLink href={mailTo(email)}>
            <span translate="no">{email}</span>
          </TextLink>
        )}
        {phone && <span translate="no">{phone}</span>}
      </Contact>
      <Texts>{message.message}</Texts>
      <Segments
        label={texts.setStatus(name)}
        options={statusOptions}
        value={status}
        pending={pending}
        onChoose={to => void run(() => onStatusChange(message, to))}
      />
      <ForgetData email={email} name={name} onDone={onForgotten} />
    </Item>
  )
}

/** A ref of a message that can leave the list. If it has the focus then, the next one or the page's heading gets it. */
const passFocusOn = (item: HTMLElement | null) => () => {
  if (!item?.contains(document.activeElement)) return
  const next = item.nextElementSibling
  if (!next || !focusHeading(next, { preventScroll: true })) focusOrTitle()
}

/** Shows a list of messages. */
export function MessageList({
  label,
  stale,
  children,
}: {
  label: string
  stale: boolean
  children: ReactNode
}) {
  return (
    <List role="list" aria-label={label} aria-busy={stale}>
      {children}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};

  ${dimWhileBusy}
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${rem(10)};
  padding: ${rem(20)} ${rem(24)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};

  ${theme.media.phone} {
    padding: ${rem(16)} ${rem(18)};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(6)} ${rem(16)};
  width: 100%;
`

const Name = styled.h2`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
  overflow-wrap: anywhere;
`

const Time = styled.time`
  margin-left: auto;
  color: ${tone.text2};
  font-size: ${rem(15)};

  ${theme.media.phone} {
    margin-left: 0;
    width: 100%;
  }
`

const Contact = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${rem(24)};
`

const Texts = styled.p`
  max-width: 44em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
