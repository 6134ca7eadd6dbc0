import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from './Heading'
import { Lead } from './Lead'
import { rem, theme } from './theme'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  /** The tight head of a working page (admin) keeps less room below. */
  tight?: boolean
}

/** A page's h1 in its own air. */
export function PageHead({ title, lead, tight = false }: PageHeadProps) {
  return (
    <Head $tight={tight}>
      <Heading level={1} size="d2">
        {title}
      </Heading>
      {lead && (
        <Below>
          <Lead>{lead}</Lead>
        </Below>
      )}
    </Head>
  )
}

const Head = styled.div<{ $tight: boolean }>`
  padding-block: ${rem(64)} ${({ $tight }) => rem($tight ? 36 : 56)};

  ${theme.media.phone} {
    padding-block: ${rem(36)};
  }
`

const Below = styled.div`
  margin-top: ${rem(20)};
`
