import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { auth } from '../../content/auth'
import { SubmitButton } from '../../form/SubmitButton'
import { rem } from '../../ui/theme'

interface AuthSubmitProps {
  label: string
  pending: string
  /** The server is busy, and the request will be retried. */
  isWaiting: boolean
}

/** Shows a form's submit button and, while the server is busy, the reason for the delay. */
export function AuthSubmit({ label, pending, isWaiting }: AuthSubmitProps) {
  return (
    <Below>
      <SubmitButton label={label} pending={pending} icon={ArrowRight} block />
      <Wait role="status">{isWaiting && auth.busy}</Wait>
    </Below>
  )
}

const Below = styled.div`
  margin-top: ${rem(8)};
`

const Wait = styled.p`
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(22)};

  &:not(:empty) {
    margin-top: ${rem(16)};
  }
`
