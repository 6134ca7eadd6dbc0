import styled, { css } from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Whether a change is pending. */
  pending?: boolean
  onChoose: (value: Value) => void
}

/**
 * A group of buttons for a few states, with the current one marked. A click changes the state at
 * once.
 */
export function Segments<Value extends string>({
  label,
  options,
  value,
  pending = false,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <Frame role="group" aria-label={label}>
      {options.map(option => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={pending}
          $present={option.value === value}
          onClick={() => {
            if (!pending && option.value !== value) onChoose(option.value)
          }}
        >
          {option.label}
        </Segment>
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.stroke.ui};
  padding: ${theme.stroke.ui} ${theme.stroke.ui} 0;
  background: ${tone.line};
`

const present = css`
  &,
  &:hover {
    background: ${tone.text};
    color: ${tone.bg};
  }

  ${theme.media.forced} {
    border-bottom-width: ${theme.stroke.court};
  }
`

/* Its lines above and below belong to it, so that the group is as high as a small button. */
const Segment = styled.button<{ $present: boolean }>`
  flex: 1 0 auto;
  min-height: ${theme.size.buttonSmall};
  margin-top: -${theme.stroke.ui};
  border-block: ${theme.stroke.ui} solid ${tone.line};
  padding: 0 ${rem(18)};
  background: ${tone.card};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};

  &:hover {
    background: ${tone.raised};
  }
  ${theme.media.forced} {
    border-inline: ${theme.stroke.ui} solid;
  }
  ${({ $present }) => $present && present}

  &:focus-visible {
    position: relative;
    z-index: 1;
  }
  ${theme.media.phone} {
    padding-inline: ${rem(10)};
  }
`
