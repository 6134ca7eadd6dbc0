import type { Ref } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'

interface QuietButtonProps {
  label: string
  /** The accessible name, which includes the person, or the court and the hour. */
  name: string
  id?: string
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
  onClick: () => void
}

/** A button that looks like a link, because every hour has several. */
export function QuietButton({ label, name, ...button }: QuietButtonProps) {
  return (
    <Quiet type="button" aria-label={name} {...button}>
      {label}
    </Quiet>
  )
}

const Quiet = styled.button`
  min-height: ${rem(32)};
  font-weight: 500;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-decoration: underline;
  text-decoration-thickness: ${theme.stroke.hair};
  text-underline-offset: ${rem(4)};
  white-space: nowrap;

  &:hover {
    text-decoration-thickness: ${theme.stroke.ui};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.minTarget};
  }
  ${theme.media.print} {
    display: none;
  }
`
