import styled from 'styled-components'
import { personTexts as texts } from '../../../content/admin/person'
import { shortDateTime } from '../../../format/dates'
import { clubDate } from '../../../format/daysInWords'
import { mailTo } from '../../../format/links'
import { planNameOf } from '../../../format/planNames'
import { Badge } from '../../../ui/Badge'
import { Facts } from '../../../ui/Facts'
import { Heading } from '../../../ui/Heading'
import { MailAddress } from '../../../ui/MailAddress'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { PersonLink } from '../entry/PersonLink'
import { inlineLink } from '../panel/inlineLink'
import { nameOf, type PersonDetails, statesOf } from './personState'

/** The person's name, what they are to the club, and the facts about them. */
export function PersonHead({ person }: { person: PersonDetails }) {
  return (
    <Head>
      <Name>
        <Heading level={2} size="d4">
          <span translate="no">{nameOf(person)}</span>
        </Heading>
        {statesOf(person).map(state => (
          <Badge key={state} status={state.toLowerCase()} look="other" />
        ))}
      </Name>
      <Facts items={factsOf(person)} />
    </Head>
  )
}

function factsOf(person: PersonDetails) {
  const { email, phone, entry, referrer, memberships, createdAt, deletionDueAt, deletedAt } = person
  const [latest] = memberships
  const active = latest?.state === 'active' ? latest : undefined
  return [
    ...(email === null
      ? []
      : [{ term: texts.email, value: <Mail person={person} email={email} /> }]),
    ...(phone ? [{ term: texts.phone, value: <span translate="no">{phone}</span> }] : []),
    ...(latest ? [{ term: texts.number, value: `No. ${String(latest.number)}` }] : []),
    ...(active
      ? [
          { term: texts.plan, value: planNameOf(active.plan) },
          { term: texts.memberSince, value: shortDateTime(active.startedAt) },
        ]
      : []),
    ...(active?.endsOn ? [{ term: texts.endsOn, value: clubDate(active.endsOn) }] : []),
    ...(entry
      ? [
          { term: texts.position, value: `#${String(entry.position)}` },
          { term: texts.joined, value: shortDateTime(entry.joinedAt) },
        ]
      : []),
    ...(entry?.leftAt ? [{ term: texts.left, value: shortDateTime(entry.leftAt) }] : []),
    ...(entry?.planWish ? [{ term: texts.wish, value: planNameOf(entry.planWish) }] : []),
    ...(referrer ? [{ term: texts.referrer, value: <PersonLink person={referrer.user} /> }] : []),
    { term: texts.account, value: shortDateTime(createdAt) },
    ...(deletionDueAt ? [{ term: texts.deletionDue, value: shortDateTime(deletionDueAt) }] : []),
    ...(deletedAt ? [{ term: texts.deletedOn, value: shortDateTime(deletedAt) }] : []),
  ]
}

interface MailProps {
  person: Pick<PersonDetails, 'emailConfirmed' | 'undeliverableSince'>
  email: string
}

function Mail({ person: { emailConfirmed, undeliverableSince }, email }: MailProps) {
  return (
    <>
      <MailLink href={mailTo(email)}>
        <MailAddress>{email}</MailAddress>
      </MailLink>
      <Text tone={undeliverableSince ? 'error' : 'muted'} size="small">
        {undeliverableSince
          ? texts.undeliverable(shortDateTime(undeliverableSince))
          : emailConfirmed
            ? texts.confirmed
            : texts.unconfirmed}
      </Text>
    </>
  )
}

const Head = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
  align-items: center;

  /* A long address as a name breaks, and so does a state in large text. */
  > * {
    min-width: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

const MailLink = styled.a`
  ${inlineLink}
  /* The touch target is above the text below it. */
  position: relative;
`
