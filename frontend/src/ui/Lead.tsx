import type { ReactNode } from 'react'
import styled from 'styled-components'
import { leadText } from './mixins'

/** The larger paragraph that introduces a page or a section. */
export function Lead({ children }: { children: ReactNode }) {
  return <Words>{children}</Words>
}

const Words = styled.p`
  ${leadText}
`
