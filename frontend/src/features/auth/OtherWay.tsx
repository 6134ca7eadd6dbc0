import type { MouseEventHandler } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { rem } from '../../ui/theme'

interface OtherWayProps {
  label: string
  /** The text while it works; false before. */
  pending?: string | false
  onClick: MouseEventHandler<HTMLButtonElement>
}

/** A button below a form, for a person whom the form does not fit. */
export function OtherWay({ label, pending = false, onClick }: OtherWayProps) {
  return (
    <Below>
      <Button tone="secondary" block pending={pending} onClick={onClick}>
        {label}
      </Button>
    </Below>
  )
}

const Below = styled.div`
  margin-top: ${rem(26)};
`
