import type { LucideIcon } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Target } from './ButtonLink'
import { Icon } from './Icon'
import { rem, theme } from './theme'
import { tone } from './tones'

type TextLinkProps = Target & {
  icon?: LucideIcon
  iconAfter?: LucideIcon
  onClick?: MouseEventHandler<HTMLAnchorElement>
  /** What the history entry of a page keeps. */
  state?: object
  /** The accessible name, if several links have the same text. */
  'aria-label'?: string
  children: ReactNode
}

/** A link outside running text: underlined in the accent colour, with a full-size target. */
export function TextLink({
  to,
  href,
  icon,
  iconAfter,
  onClick,
  state,
  'aria-label': name,
  children,
}: TextLinkProps) {
  const texts = (
    <>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </>
  )
  return to === undefined ? (
    <Anchor href={href} onClick={onClick} aria-label={name}>
      {texts}
    </Anchor>
  ) : (
    <Anchor as={Link} to={to} state={state} onClick={onClick} aria-label={name}>
      {texts}
    </Anchor>
  )
}

const Anchor = styled.a`
  display: inline-flex;
  gap: ${rem(8)};
  align-items: center;
  min-height: ${theme.size.minTarget};
  font-weight: 600;
  text-underline-offset: ${rem(5)};
  text-decoration-thickness: ${theme.stroke.ui};
  text-decoration-color: ${tone.accent};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: ${theme.stroke.focus};
  }
`
