import type { MouseEventHandler, ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import styled from 'styled-components'
import {
  ButtonContent,
  buttonStyles,
  type ButtonVariants,
  type ButtonStyleProps,
} from './buttonStyles'
import { currentMark } from './mixins'

/**
 * `to` for a page of the site, `href` for anything else (mail, phone, another site). Without an
 * href yet, no link is rendered.
 */
export type Target = { to: To; href?: never } | { href: string | undefined; to?: never }

type ButtonLinkProps = ButtonVariants &
  Target & {
    onClick?: MouseEventHandler<HTMLAnchorElement>
    /** The link leads to the current page. */
    current?: boolean
    /** The accessible name, if several links have the same text. */
    'aria-label'?: string
    children: ReactNode
  }

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  icon,
  block = false,
  compact = false,
  to,
  href,
  onClick,
  current = false,
  'aria-label': name,
  children,
}: ButtonLinkProps) {
  const look = { $tone: tone, $size: size, $block: block, onClick, 'aria-label': name }
  const face = (
    <ButtonContent size={size} icon={icon} compact={compact}>
      {children}
    </ButtonContent>
  )
  return to === undefined ? (
    <Frame href={href} {...look}>
      {face}
    </Frame>
  ) : (
    <Frame as={Link} to={to} aria-current={current ? 'page' : undefined} {...look}>
      {face}
    </Frame>
  )
}

const Frame = styled.a<ButtonStyleProps>`
  ${buttonStyles}

  &[aria-current] {
    position: relative;
    ${currentMark('0px')}
  }
`
