import styled from 'styled-components'
import { rem, theme } from '../ui/theme'

interface CounterProps {
  /** The text: "Selected: 2/3". */
  texts: string
  count: number
  of: number
}

/** Shows how many options are chosen, as balls and as text. Screen readers announce a change. */
export function Counter({ texts, count, of }: CounterProps) {
  return (
    <Tag role="status">
      <Balls aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <Ball key={index} $lit={index < count} />
        ))}
      </Balls>
      <span>{texts}</span>
    </Tag>
  )
}

const Tag = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(10)};
  padding: ${rem(6)} ${rem(14)} ${rem(6)} ${rem(12)};
  background: ${theme.color.ink};
  color: ${theme.color.chalk};
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(24)};

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const Balls = styled.span`
  display: flex;
  gap: ${rem(5)};
`

const Ball = styled.span<{ $lit: boolean }>`
  width: ${rem(12)};
  height: ${rem(12)};
  border: ${theme.stroke.ui} solid ${({ $lit }) => theme.color[$lit ? 'optic' : 'mist']};
  border-radius: ${theme.radius.ball};
  background: ${({ $lit }) => ($lit ? theme.color.optic : 'transparent')};

  ${theme.media.forced} {
    border-color: CanvasText;
    background: ${({ $lit }) => ($lit ? 'CanvasText' : 'Canvas')};
    forced-color-adjust: none;
  }
`
