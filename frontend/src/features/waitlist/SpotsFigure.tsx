import styled from 'styled-components'
import { waitlist } from '../../content/waitlist'
import { Numeral } from '../../ui/Numeral'
import { rem } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { Balls } from './Balls'

/** How many spots are left, as the page's biggest number and as a picture. A changed number is announced. */
export function SpotsFigure({ spots }: { spots: number }) {
  return (
    <div>
      <Figure role="status" aria-atomic="true">
        <Numeral size="giant">{spots}</Numeral>{' '}
        <Beside>
          {waitlist.spotsLeft} <Capacity>{waitlist.maxCapacity}</Capacity>
        </Beside>
      </Figure>
      <Balls spots={spots} />
    </div>
  )
}

const Figure = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${rem(22)};
  margin-bottom: ${rem(28)};
`

const Beside = styled.p`
  font-weight: 600;
  font-size: ${rem(20)};
  line-height: ${rem(28)};
`

const Capacity = styled.span`
  display: block;
  color: ${tone.text2};
`
