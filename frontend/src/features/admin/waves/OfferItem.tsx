import { client } from '../../../api/apollo/client'
import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { NotToldRowFragment, OfferRowFragment } from '../../../api/operationTypes'
import { useWithdrawOfferMutation } from './waves.generated'
import { wavesTexts } from '../../../content/admin/waves'
import { planNameOf } from '../../../format/planNames'
import { Badge } from '../../../ui/Badge'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { ReasonForm } from '../confirm/ReasonForm'
import { NotTold } from '../entry/NotTold'
import { addressInWords, nameOrEmail } from '../entry/personNames'
import { PersonAddress } from '../entry/PersonAddress'
import { PersonLink } from '../entry/PersonLink'
import { useNotTold } from '../entry/useNotTold'
import { orFindDone } from '../list/orFindDone'
import { personRow } from '../panel/personRow'
import { PersonOffersDocument } from '../person/person.generated'
import { findValue } from '../section/recordKeys'
import { useSendsMail } from '../section/useSendsMail'
import { isLeaving, outcomeOf } from './offerOutcome'

const texts = wavesTexts.offer

/* The same looks as the waitlist's statuses, and those of the wave's court line. */
const badgeLooks = {
  accepted: 'joined',
  open: 'invited',
  declined: 'waiting',
  expired: 'other',
  withdrawn: 'failed',
} as const

const fields = ['wave', 'waves', 'membershipFigures'] as const

/** Whom a withdrawal could not tell; unknown without the server's response. */
interface Withdrawn {
  notTold?: readonly NotToldRowFragment[] | null
}

/** Shows one offer with its person and what became of it; an open one can be withdrawn. */
export function OfferItem({ offer }: { offer: OfferRowFragment }) {
  const { id, state, plan, reason, entry } = offer
  const row = useRef<HTMLDivElement>(null)
  const [withdrawOffer] = useWithdrawOfferMutation({ refetchQueries: invalidates(...fields) })
  const [isLost, setIsLost] = useState(false)
  const { notTold, track } = useNotTold()
  const sendsMail = useSendsMail()
  const name = nameOrEmail(entry.user)
  const [stateWord, look] = isLeaving(offer)
    ? ([texts.left, 'other'] as const)
    : ([wavesTexts.states[state], findValue(badgeLooks, state) ?? 'other'] as const)

  async function withdraw(why: string) {
    await track(async () => {
      const { result, isAnswered } = await orFindDone<Withdrawn | null | undefined>(
        withdrawOffer({ variables: { input: { id, reason: why } } }).then(
          ({ data }) => data?.withdrawOffer,
        ),
        () => invalidate(...fields),
        () => findWithdrawn(offer),
      )
      setIsLost(!isAnswered)
      return result?.notTold
    })
    // The form disappears with the open offer.
    row.current?.focus({ preventScroll: true })
  }

  return (
    <Item ref={row} role="group" tabIndex={-1} aria-label={`${name}, ${stateWord}`}>
      <Head>
        <span>{texts.position(entry.position)}</span>
        <PersonLink person={entry.user} />
        <Badge status={stateWord} look={look} />
      </Head>
      <Text tone="muted" size="small" as="div">
        {name !== addressInWords(entry.user.email) && (
          <p>
            <PersonAddress of={entry.user.email} />
          </p>
        )}
        <p>{outcomeOf(offer)}</p>
        {plan && <p>{texts.plan(planNameOf(plan))}</p>}
        {reason && <Written>{texts.reason(reason)}</Written>}
      </Text>
      {state === 'open' && (
        <ReasonForm
          name={wavesTexts.withdrawal.named(name)}
          texts={{ ...wavesTexts.withdrawal, hint: wavesTexts.withdrawal.hint(sendsMail) }}
          onSubmit={withdraw}
        />
      )}
      <div role="status">
        {isLost && <Notice done>{wavesTexts.withdrawal.doneUnanswered}</Notice>}
        <NotTold people={notTold} linked={false} />
      </div>
    </Item>
  )
}

/** Requests the person's latest offers, and returns this one if it is withdrawn. */
async function findWithdrawn({ id, entry }: OfferRowFragment): Promise<Withdrawn | undefined> {
  const { data } = await client.query({
    query: PersonOffersDocument,
    variables: { id: entry.user.userId },
    fetchPolicy: 'no-cache',
  })
  const offers = data?.person?.offers?.edges ?? []
  return offers.some(({ node }) => node.id === id && node.state === 'withdrawn') ? {} : undefined
}

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(6)};
`

const Head = styled.div`
  ${personRow}
`

const Written = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
