import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from './Heading'
import { pageLeadText } from './mixins'
import { rem, theme, type DisplaySize } from './theme'

interface PageHeadProps {
  title: string
  size?: DisplaySize
  lead?: ReactNode
}

/** A page's h1 with its spacing. */
export function PageHead({ title, size = 'd2', lead }: PageHeadProps) {
  return (
    <Head>
      <Heading level={1} size={size}>
        {title}
      </Heading>
      {lead && <Below>{lead}</Below>}
    </Head>
  )
}

const Head = styled.div`
  padding-block: ${rem(64)} ${rem(56)};

  ${theme.media.phone} {
    padding-block: ${rem(36)};
  }
`

const Below = styled.p`
  ${pageLeadText}
  margin-top: ${rem(20)};
`
