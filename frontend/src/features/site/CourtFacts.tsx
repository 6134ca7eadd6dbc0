import type { LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import styled from 'styled-components'
import { Icon } from '../../ui/Icon'
import { Numeral, Unit } from '../../ui/Numeral'
import { rem, theme } from '../../ui/theme'

/** Shows a large number on a service court, and what it counts. */
export function CourtFact({ number, text }: { number: string; text: string }) {
  return (
    <>
      <Numeral size="fact">{number}</Numeral>
      <Texts>{text}</Texts>
    </>
  )
}

interface OpenPlayFactProps {
  times: readonly { hour: string; half: string }[]
  text: string
}

/** Shows the hours of open play in the same style. */
export function OpenPlayFact({ times, text }: OpenPlayFactProps) {
  return (
    <>
      <Numeral size="fact">
        {times.map(({ hour, half }, index) => (
          <Fragment key={hour + half}>
            <wbr />
            <Time>
              <span>{index > 0 ? `-${hour}` : hour}</span>
              <Unit>{half}</Unit>
            </Time>
          </Fragment>
        ))}
      </Numeral>
      <Texts>{text}</Texts>
    </>
  )
}

/** Shows one of the club's amenities in a kitchen, the area beside the net. */
export function Amenity({ icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <div>
      <Sign>
        <Icon of={icon} size={30} />
      </Sign>
      <Texts>{text}</Texts>
    </div>
  )
}

const Time = styled.span`
  white-space: nowrap;
`

const Texts = styled.p`
  max-width: 16.25em;
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(25)};

  ${theme.media.tablet} {
    font-size: ${rem(16)};
    line-height: ${rem(22)};
  }
`

const Sign = styled.div`
  margin-bottom: ${rem(14)};
`
