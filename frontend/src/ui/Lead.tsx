import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

/** The larger paragraph that introduces a page or a section. */
export function Lead({ children }: { children: ReactNode }) {
  return <Words>{children}</Words>
}

const Words = styled.p`
  font-size: ${rem(20)};
  line-height: ${rem(32)};
  color: ${tone.text2};
  max-width: 58ch;
  text-wrap: pretty;

  ${theme.media.phone} {
    font-size: ${rem(18)};
    line-height: ${rem(28)};
  }
`
