import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import { useRef } from 'react'
import styled from 'styled-components'
import type { OfferRowFragment } from '../../../api/operationTypes'
import { useWithdrawOfferMutation } from './waves.generated'
import { wavesTexts } from '../../../content/admin/waves'
import { planNameOf } from '../../../format/planNames'
import { Badge } from '../../../ui/Badge'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { ReasonForm } from '../confirm/ReasonForm'
import { NotTold } from '../entry/NotTold'
import { addressInWords, nameOrEmail } from '../entry/personNames'
import { PersonAddress } from '../entry/PersonAddress'
import { PersonLink } from '../entry/PersonLink'
import { useNotTold } from '../entry/useNotTold'
import { orRefresh } from '../list/orRefresh'
import { personRow } from '../panel/personRow'
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

/** Shows one offer with its person and what became of it; an open one can be withdrawn. */
export function OfferItem({ offer }: { offer: OfferRowFragment }) {
  const { id, state, plan, reason, entry } = offer
  const row = useRef<HTMLDivElement>(null)
  const [withdrawOffer] = useWithdrawOfferMutation({ refetchQueries: invalidates(...fields) })
  const { notTold, track } = useNotTold()
  const sendsMail = useSendsMail()
  const name = nameOrEmail(entry.user)
  const [stateWord, look] = isLeaving(offer)
    ? ([texts.left, 'other'] as const)
    : ([wavesTexts.states[state], findValue(badgeLooks, state) ?? 'other'] as const)

  async function withdraw(why: string) {
    await track(async () => {
      const { data } = await orRefresh(
        withdrawOffer({ variables: { input: { id, reason: why } } }),
        () => invalidate(...fields),
      )
      return data?.withdrawOffer?.notTold
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
        <NotTold people={notTold} linked={false} />
      </div>
    </Item>
  )
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
