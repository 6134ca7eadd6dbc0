import styled from 'styled-components'
import { evenColumns } from '../../ui/mixins'
import { Numeral } from '../../ui/Numeral'
import { rem, theme } from '../../ui/theme'

interface CourtStat {
  label: string
  value: string | number
}

type Four = readonly [CourtStat, CourtStat, CourtStat, CourtStat]

/**
 * Four figures on a horizontal court: coral service courts outside, guava kitchens between them.
 */
export function CourtStats({ items }: { items: Four }) {
  return (
    <Frame>
      {items.map(({ label, value }) => (
        <Box key={label}>
          <dt>{label}</dt>
          <dd>
            <Numeral size="service">{value}</Numeral>
          </dd>
        </Box>
      ))}
    </Frame>
  )
}

const Frame = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.court.line};
  padding: ${theme.court.line};
  background: ${theme.color.chalk};

  ${theme.media.tablet} {
    grid-template-columns: ${evenColumns(2, rem(130), theme.court.line)};
  }
`

const Box = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${rem(28)};
  min-height: ${rem(190)};
  padding: ${rem(24)};
  background: ${theme.color.coral};
  color: ${theme.color.ink};
  font-weight: 600;

  &:nth-child(2),
  &:nth-child(3) {
    background: ${theme.color.guava};
    color: ${theme.color.chalk};
  }

  ${theme.media.tablet} {
    min-height: ${rem(150)};
    padding: ${rem(16)} ${rem(14)} ${rem(18)};
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`
