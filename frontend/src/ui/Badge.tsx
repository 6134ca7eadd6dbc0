import styled, { css } from 'styled-components'
import { rem, theme } from './theme'

const { color } = theme
const ring = css`
  background: transparent;
  box-shadow: inset 0 0 0 ${rem(2.5)} ${color.ink};
`
const looks = {
  waiting: { fill: color.statusWaiting, mark: ring },
  invited: {
    fill: color.statusInvited,
    mark: css`
      ${ring}
      background: linear-gradient(90deg, ${color.ink} 50%, transparent 50%);
    `,
  },
  joined: { fill: color.statusJoined, mark: undefined },
  other: { fill: color.statusOther, mark: undefined },
} as const

type Look = keyof typeof looks

const isLook = (status: string): status is Look => Object.hasOwn(looks, status)

/** A status: colour, a mark of its own (open, half, full), and the word. A waitlist status knows its look. */
export function Badge({ status, look }: { status: string; look?: Look }) {
  return <Pill $look={look ?? (isLook(status) ? status : 'other')}>{status}</Pill>
}

const Pill = styled.span<{ $look: Look }>`
  display: inline-flex;
  align-items: center;
  gap: ${rem(8)};
  height: ${rem(32)};
  padding: 0 ${rem(14)} 0 ${rem(11)};
  border-radius: ${theme.radius.ball};
  background: ${({ $look }) => looks[$look].fill};
  color: ${color.ink};
  font-weight: 600;
  font-size: ${rem(14)};
  line-height: 1;
  white-space: nowrap;

  &::before {
    content: '';
    width: ${rem(9)};
    height: ${rem(9)};
    border-radius: 50%;
    background: ${color.ink};
    ${({ $look }) => looks[$look].mark}
  }

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`
