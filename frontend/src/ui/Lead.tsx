import type { ReactNode } from 'react'
import styled from 'styled-components'
import { leadText } from './mixins'

/** The larger paragraph that introduces a page or a section. */
export function Lead({ children }: { children: ReactNode }) {
  return <Texts>{children}</Texts>
}

const Texts = styled.p`
  ${leadText}
`
