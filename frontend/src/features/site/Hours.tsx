import styled from 'styled-components'
import { home } from '../../content/home'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

/** Shows the opening hours. */
export function Hours() {
  return (
    <Row>
      {home.hours.map(({ place, lines }) => (
        <Cell key={place}>
          <Area>{place}</Area>
          {lines.map(line => (
            <Time key={line}>{line}</Time>
          ))}
        </Cell>
      ))}
    </Row>
  )
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-top: calc(${theme.space.s7} + ${rem(20)});
  border-top: ${theme.stroke.ui} solid ${tone.line};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Cell = styled.div`
  padding: ${rem(22)} ${rem(24)} 0;

  &:first-child {
    padding-left: 0;
  }
  & + & {
    border-left: ${theme.stroke.hair} solid ${tone.hair};
  }

  ${theme.media.tablet} {
    padding: ${rem(18)} 0;
    border-bottom: ${theme.stroke.hair} solid ${tone.hair};

    & + & {
      border-left: 0;
    }
  }
`

const Area = styled.dt`
  color: ${tone.text2};
`

const Time = styled.dd`
  font-weight: 600;
  font-size: ${rem(20)};
  line-height: ${rem(30)};
`
