import styled from 'styled-components'
import type { WaitlistRowFragment } from '../../../api/generated'
import { invitationEmail } from '../../../content/admin/invitationEmail'
import { Address } from '../../../ui/lists/Address'
import { theme } from '../../../ui/theme'
import { invitationMailto } from '../entry/invitationMailto'
import { nameOrEmail } from '../entry/personNames'

/** Shows the e-mail address. For an invited person it is a link that writes the invitation. */
export function EmailCell({ entry }: { entry: WaitlistRowFragment }) {
  const { email } = entry.user
  if (entry.status !== 'invited') return <Address of={email} />
  const words = invitationEmail.named(nameOrEmail(entry.user))
  return (
    <Written href={invitationMailto(entry)} title={words} aria-label={`${email}, ${words}`}>
      <Address of={email} />
    </Written>
  )
}

const Written = styled.a`
  text-decoration-thickness: ${theme.stroke.hair};

  &:hover {
    text-decoration-thickness: ${theme.stroke.ui};
  }
`
