import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../../paths'
import { inlineLink } from '../panel/inlineLink'

interface AccountLinkProps {
  /** Null if nobody has an account with the address. */
  account: { id: string } | null
  children: ReactNode
}

/** A link to the person's page (PAGE-30), for those with an account; the others are text. */
export function AccountLink({ account, children }: AccountLinkProps) {
  if (!account) return children
  return (
    <Name to={paths.admin({ view: 'person', id: account.id })} translate="no">
      {children}
    </Name>
  )
}

const Name = styled(Link)`
  ${inlineLink}
`
