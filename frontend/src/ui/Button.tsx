import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { ButtonFace, buttonLook, type ButtonLook, type ButtonStyle } from './buttonStyles'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** The words shown while its work is under way: it is disabled meanwhile and keeps its width. */
  pending?: string | false
}

/** A button like a service court: label, line, icon cell. One primary per view region. */
export function Button({
  tone = 'primary',
  size = 'medium',
  icon,
  block = false,
  compact = false,
  pending = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Frame
      {...rest}
      type={type}
      disabled={Boolean(disabled) || Boolean(pending)}
      $tone={tone}
      $size={size}
      $block={block}
    >
      <ButtonFace size={size} icon={icon} compact={compact} pending={pending}>
        {children}
      </ButtonFace>
    </Frame>
  )
}

const Frame = styled.button<ButtonStyle>`
  ${buttonLook}
`
