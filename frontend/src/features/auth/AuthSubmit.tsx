import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { SubmitButton } from '../../form/SubmitButton'
import { rem } from '../../ui/theme'

/** The one button under either form. */
export function AuthSubmit({ label, pending }: { label: string; pending: string }) {
  return (
    <Below>
      <SubmitButton label={label} pending={pending} icon={ArrowRight} block />
    </Below>
  )
}

const Below = styled.div`
  margin-top: ${rem(8)};
`
