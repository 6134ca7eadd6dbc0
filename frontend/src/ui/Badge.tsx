import styled, { css } from 'styled-components'
import { rem, theme } from './theme'

const { color } = theme
/* Drawn with borders only, because forced colours and print keep borders. */
const marks = {
  open: css`
    border: ${rem(2.5)} solid;
  `,
  half: css`
    border: solid;
    border-width: ${rem(2)} ${rem(2)} ${rem(2)} ${rem(4.5)};
  `,
  full: css`
    border: ${rem(4.5)} solid;
  `,
} as const

const badgeVariants = {
  waiting: { fill: color.statusWaiting, mark: marks.open },
  invited: { fill: color.statusInvited, mark: marks.half },
  joined: { fill: color.statusJoined, mark: marks.full },
  failed: { fill: color.coral, mark: marks.open },
  other: { fill: color.statusOther, mark: marks.full },
} as const

type BadgeVariant = keyof typeof badgeVariants

const isBadgeVariant = (status: string): status is BadgeVariant =>
  Object.hasOwn(badgeVariants, status)

/**
 * A status as a colour, a mark (open, half, full) and a word. The statuses of the waitlist have
 * default looks.
 */
export function Badge({ status, look }: { status: string; look?: BadgeVariant }) {
  return <Pill $look={look ?? (isBadgeVariant(status) ? status : 'other')}>{status}</Pill>
}

const Pill = styled.span<{ $look: BadgeVariant }>`
  display: inline-flex;
  align-items: center;
  gap: ${rem(8)};
  height: ${rem(32)};
  padding: 0 ${rem(14)} 0 ${rem(11)};
  border-radius: ${theme.radius.ball};
  background: ${({ $look }) => badgeVariants[$look].fill};
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
    ${({ $look }) => badgeVariants[$look].mark}
  }

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
  ${theme.media.print} {
    height: auto;
    padding: 0;
    background: none;
  }
`
