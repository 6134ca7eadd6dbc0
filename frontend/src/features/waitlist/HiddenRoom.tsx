import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Takes the room of its content, which nobody sees or reaches, so that nothing moves later. */
export function HiddenRoom({ children }: { children: ReactNode }) {
  return <Room>{children}</Room>
}

const Room = styled.div`
  visibility: hidden;
`
