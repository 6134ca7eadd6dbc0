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
  /**
   * The label while the button's work is pending. The button is then disabled and keeps its width.
   */
  pending?: string | false
}

/**
 * A button that looks like a service court: label, line, icon cell. Use one primary button per view
 * region.
 */
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
