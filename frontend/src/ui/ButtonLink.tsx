import type { MouseEventHandler, ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonFace, buttonLook, type ButtonLook, type ButtonStyle } from './buttonLook'

/** `to` for a page of the site, `href` for anything else (mail, phone, another site). */
export type Target = { to: To; href?: never } | { href: string; to?: never }

type ButtonLinkProps = ButtonLook &
  Target & { onClick?: MouseEventHandler<HTMLAnchorElement>; children: ReactNode }

/** A link with a button's look. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  icon,
  block = false,
  compact = false,
  to,
  href,
  onClick,
  children,
}: ButtonLinkProps) {
  const look = { $tone: tone, $size: size, $block: block, onClick }
  const face = (
    <ButtonFace size={size} icon={icon} compact={compact}>
      {children}
    </ButtonFace>
  )
  return to === undefined ? (
    <Frame href={href} {...look}>
      {face}
    </Frame>
  ) : (
    <Frame as={Link} to={to} {...look}>
      {face}
    </Frame>
  )
}

const Frame = styled.a<ButtonStyle>`
  ${buttonLook}
`
