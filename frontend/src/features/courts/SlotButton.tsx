import styled, { css } from 'styled-components'
import type { SlotState } from '../../api/operationTypes'
import { displayFace } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { type Court, rangeOf, type Slot, slotId, slotName, stateTexts } from './slots'

interface SlotButtonProps {
  court: Court
  slot: Slot
  /** Whether it has a panel. */
  opens: boolean
  /** Whether its panel is open. */
  expanded: boolean
  /** Whether it is in the tab order. */
  reachable: boolean
  onFocus: () => void
  onOpen: () => void
}

/** An hour of a court. Every hour can be focused; those that are past or not open yet have no panel. */
export function SlotButton({
  court,
  slot,
  opens,
  expanded,
  reachable,
  onFocus,
  onOpen,
}: SlotButtonProps) {
  return (
    <Cell
      type="button"
      id={slotId(court, slot)}
      aria-label={slotName(court, slot)}
      aria-disabled={!opens}
      aria-expanded={opens ? expanded : undefined}
      tabIndex={reachable ? 0 : -1}
      $state={slot.plays ? 'mine' : slot.state}
      onFocus={onFocus}
      onClick={opens ? onOpen : undefined}
    >
      <Hour>{rangeOf(slot)}</Hour>
      <span>{stateTexts(slot)}</span>
    </Cell>
  )
}

const { color } = theme
const hatched = (line: string, ground: string) =>
  `repeating-linear-gradient(135deg, ${line} 0 2px, ${ground} 2px 12px)`

const free = css`
  background: ${color.coral};
  color: ${color.ink};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.shell};
  }
  &[aria-expanded='true'] {
    box-shadow: inset 0 0 0 ${theme.stroke.court} ${color.ink};
  }
`

/* A taken hour opens as well, so that one can wait for it. */
const opened = css`
  &[aria-expanded] {
    cursor: pointer;
  }
  &[aria-expanded='true'] {
    box-shadow: inset 0 0 0 ${theme.stroke.court} ${color.chalk};
  }
`

const stateStyles: Record<SlotState, ReturnType<typeof css>> = {
  open: free,
  mine: css`
    background: ${color.optic};
    color: ${color.ink};

    &[aria-expanded] {
      cursor: pointer;
    }
    &[aria-expanded='true'] {
      box-shadow: inset 0 0 0 ${theme.stroke.court} ${color.ink};
    }
  `,
  offered: css`
    background: ${color.shell};
    color: ${color.ink};
    cursor: pointer;
    box-shadow: inset 0 0 0 ${theme.stroke.court} ${color.optic};
  `,
  taken: css`
    background: ${color.surround};
    color: ${color.chalk};
    ${opened}
  `,
  closed: css`
    background: ${hatched(color.hairNight, color.banyan)};
    color: ${color.chalk};
    ${opened}
  `,
  past: css`
    min-height: ${rem(32)};
    background: ${color.banyan};
    color: ${color.mist};
  `,
  later: css`
    background: ${color.banyan2};
    color: ${color.mist2};
  `,
}

const Cell = styled.button<{ $state: SlotState }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(2)} ${rem(12)};
  align-items: center;
  justify-content: space-between;
  min-height: ${rem(56)};
  padding: ${rem(4)} ${rem(18)};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-align: left;
  cursor: default;
  ${({ $state }) => stateStyles[$state]}

  &:focus-visible {
    position: relative;
    z-index: 1;
  }
  ${theme.media.forced} {
    border: ${theme.stroke.hair} solid;
  }
`

const Hour = styled.span`
  ${displayFace}
  font-size: ${rem(20)};
  line-height: ${rem(24)};
`
