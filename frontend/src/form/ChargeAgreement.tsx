import type { ChargeDetail } from '@shared/errors'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { chargeTexts } from '../content/chargeTexts'
import { ButtonRow } from '../ui/ButtonRow'
import { Problem } from '../ui/Problem'
import { Text } from '../ui/Text'
import { rem, theme } from '../ui/theme'
import { tone } from '../ui/tones'
import { guestsOf } from './GuestFields'
import type { GuestValues } from './guests.schema'
import { SubmitButton } from './SubmitButton'

interface ChargeAgreementProps {
  texts: {
    submit: string
    accept: (sum: string) => string
    pending: string
    /** Shown without charges. */
    included?: string
  }
  /** Returns the charges of a booking with this number of guests, as far as they are known. */
  chargesFor: (guests: number) => readonly ChargeDetail[]
  /** What a cancellation would cost, if it is too late for a free one. */
  note?: string | undefined
  /** Why it cannot be booked, as far as the page knows. */
  refusal?: string | undefined
  /** A button beside the submit button. */
  other?: ReactNode
  /** Placed above the button. */
  children?: ReactNode
}

/**
 * The charges of a booking, which are read out when they change, and the button that agrees to
 * them.
 */
export function ChargeAgreement(props: ChargeAgreementProps) {
  const { texts, chargesFor, note, refusal, other, children } = props
  const { values } = useFormikContext<GuestValues>()
  const charges = chargesFor(guestsOf(values).length)
  return (
    <>
      <Box role="status" aria-label={chargeTexts.costs}>
        {charges.length === 0 && texts.included && <Text weight="semibold">{texts.included}</Text>}
        {chargeTexts.lines(charges).map(({ kind, amount }) => (
          <Line key={kind}>
            <span>{kind}</span> <span>{amount}</span>
          </Line>
        ))}
        {charges.length > 0 && (
          <Text tone="muted" size="small">
            {chargeTexts.settled}
          </Text>
        )}
        {note && (
          <Text tone="muted" size="small">
            {note}
          </Text>
        )}
      </Box>
      {children}
      <div>
        <ButtonRow>
          <SubmitButton
            block={!other}
            disabled={refusal !== undefined}
            label={charges.length > 0 ? texts.accept(chargeTexts.sum(charges)) : texts.submit}
            pending={texts.pending}
          />
          {other}
        </ButtonRow>
        <Problem>{refusal}</Problem>
      </div>
    </>
  )
}

const Box = styled.div`
  &:not(:empty) {
    padding-top: ${rem(16)};
    border-top: ${theme.stroke.ui} solid ${tone.line};
  }
`

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${rem(16)};
  margin-bottom: ${rem(8)};
  font-weight: 700;
`
