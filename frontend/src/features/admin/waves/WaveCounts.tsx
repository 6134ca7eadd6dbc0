import styled from 'styled-components'
import type { OfferState, WaveRowFragment } from '../../../api/operationTypes'
import { wavesTexts } from '../../../content/admin/waves'
import { formatCount } from '../../../format/numbers'
import { Numeral } from '../../../ui/Numeral'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { recordKeys } from '../section/recordKeys'

const { color } = theme

const fills: Record<OfferState, string> = {
  accepted: color.statusJoined,
  open: color.statusInvited,
  declined: color.statusWaiting,
  expired: color.statusOther,
  withdrawn: color.coral,
}

/**
 * Shows how many offers of a wave have each state, as one court line: each state is a court, as
 * wide as its share.
 */
export function WaveCounts({ counts }: Pick<WaveRowFragment, 'counts'>) {
  // A wave without withdrawn offers, as most are, has no court for them.
  const states = recordKeys(wavesTexts.states).filter(
    state => state !== 'withdrawn' || counts.withdrawn > 0,
  )
  return (
    <Line>
      {states.map(state => (
        <Segment key={state} $share={counts[state]} $fill={fills[state]}>
          <dt>{wavesTexts.states[state]}</dt>
          <dd>
            <Numeral size="stat">{formatCount(counts[state])}</Numeral>
          </dd>
        </Segment>
      ))}
    </Line>
  )
}

const Line = styled.dl`
  --room: ${rem(34)};
  display: flex;
  flex-wrap: wrap;
  border: solid ${tone.text};
  border-width: ${theme.court.line} 0 0 ${theme.court.line};
`

/* A border, because forced colours and print do not show a background through a gap. */
const Segment = styled.div<{ $share: number; $fill: string }>`
  display: flex;
  flex: ${({ $share }) => $share} 1 auto;
  flex-direction: row-reverse;
  justify-content: flex-end;
  align-items: center;
  gap: ${rem(8)};
  min-width: fit-content;
  padding: ${rem(6)} ${rem(12)};
  border: solid ${tone.text};
  border-width: 0 ${theme.court.line} ${theme.court.line} 0;
  background: ${({ $share, $fill }) => ($share > 0 ? $fill : tone.card)};
  color: ${color.ink};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  white-space: nowrap;

  /* The line has two rows: each is filled, also by courts without offers. */
  ${theme.media.phone} {
    flex-grow: ${({ $share }) => Math.max(1, $share)};
  }
`
