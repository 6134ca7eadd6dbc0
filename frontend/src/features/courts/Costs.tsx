import type { ChargeDetail } from '@shared/errors'
import styled from 'styled-components'
import { chargeTexts } from '../../content/chargeTexts'
import { courts } from '../../content/courts'
import { dollars } from '../../format/money'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { sumByKind } from './charges'

const texts = courts.panel

interface CostsProps {
  charges: readonly ChargeDetail[]
  /** What a cancellation would cost, if it is too late for a free one. */
  note: string | undefined
}

/** What a booking costs. It is read out when the guests change it. */
export function Costs({ charges, note }: CostsProps) {
  return (
    <Box role="status" aria-label={texts.costs}>
      {charges.length === 0 ? (
        <Text weight="semibold">{texts.included}</Text>
      ) : (
        <>
          {sumByKind(charges).map(({ kind, count, cents }) => (
            <Line key={kind}>
              <span>{chargeTexts.times(kind, count)}</span> <span>{dollars(cents)}</span>
            </Line>
          ))}
          <Text tone="muted" size="small">
            {texts.settled}
          </Text>
        </>
      )}
      {note && (
        <Text tone="muted" size="small">
          {note}
        </Text>
      )}
    </Box>
  )
}

const Box = styled.div`
  padding-top: ${rem(16)};
  border-top: ${theme.stroke.ui} solid ${tone.line};
`

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${rem(16)};
  margin-bottom: ${rem(8)};
  font-weight: 700;
`
