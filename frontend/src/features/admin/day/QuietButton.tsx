import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'

interface QuietButtonProps {
  label: string
  /** The accessible name, which includes the court and the hour. */
  name: string
  onClick: () => void
}

/** A button that looks like a link, because every free hour has two. */
export function QuietButton({ label, name, onClick }: QuietButtonProps) {
  return (
    <Quiet type="button" aria-label={name} onClick={onClick}>
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
