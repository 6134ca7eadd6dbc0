import { club } from '@shared/club'
import styled from 'styled-components'
import type { WaitlistStatsQuery } from '../../api/operationTypes'
import { spots } from '../../content/spots'
import { Numeral } from '../../ui/Numeral'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { Balls } from './Balls'

interface SpotsFigureProps {
  /** The server's latest figures; without them the page shows its defaults (WAITLIST-13). */
  figures?: Pick<WaitlistStatsQuery['waitlistStats'], 'spotsRemaining' | 'total' | 'capacity'>
}

/**
 * Shows today's places as the page's biggest number, and the whole list as a picture. Screen
 * readers announce a change of the number.
 */
export function SpotsFigure({ figures }: SpotsFigureProps) {
  const left = figures?.spotsRemaining ?? club.waitlistDailyCap
  const size = left < 10 ? 'giantDigit' : 'giant'
  const free = figures && Math.max(0, figures.capacity - figures.total)
  const isFull = free === 0
  const known = isFull ? spots.full.forNow : spots.today
  return (
    <div>
      <Figure role="status" aria-atomic="true">
        <Numeral key={size} size={size}>
          {left}
        </Numeral>{' '}
        <Beside>
          <span>{spots.left(left)}</span> <Line>{`${figures ? known : spots.todayAtMost} `}</Line>
          <Capacity>{spots.maxCapacity}</Capacity>
        </Beside>
      </Figure>
      <Balls free={free} />
      <Rule>
        <Line>{`${isFull ? spots.full.again : spots.perDay} `}</Line>
        {/* The line has its height before the response, so that nothing below moves. */}
        <Line>{free === undefined ? '\u00a0' : spots.stillFree(free)}</Line>
      </Rule>
    </div>
  )
}

/*
 * The words move below the number only if the reader's font size leaves too little space beside it.
 */
const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${rem(22)};
  margin-bottom: ${rem(28)};

  ${theme.media.phone} {
    gap: ${rem(14)};
  }
`

const Beside = styled.p`
  flex: 1 1 ${rem(110)};
  font-weight: 600;
  font-size: ${rem(20)};
  line-height: ${rem(28)};
`

const Line = styled.span`
  display: block;
`

const Capacity = styled.span`
  display: block;
  color: ${tone.text2};
`

const Rule = styled.p`
  text-wrap: balance;
  margin-top: ${rem(20)};
  color: ${tone.text2};
`
