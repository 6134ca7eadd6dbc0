import type { ComponentProps } from 'react'
import styled from 'styled-components'
import {
  ButtonContent,
  buttonStyles,
  type ButtonVariants,
  type ButtonStyleProps,
} from './buttonStyles'

interface ButtonProps
  extends ButtonVariants, Omit<ComponentProps<'button'>, 'className' | 'style'> {
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
      <ButtonContent size={size} icon={icon} compact={compact} pending={pending}>
        {children}
      </ButtonContent>
    </Frame>
  )
}

const Frame = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`
