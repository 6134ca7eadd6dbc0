import { UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { auth } from '../../content/auth'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { TextLink } from '../../ui/TextLink'
import { rem } from '../../ui/theme'

interface AuthSwitchProps {
  /** Which form the person is looking at. */
  registering: boolean
  /** The code of a followed invitation, kept on the way. */
  code: string | undefined
}

/**
 * The way to the other form. JOIN NOW leads to the login form (decision R6), so there the way to
 * a new account is drawn as a button.
 */
export function AuthSwitch({ registering, code }: AuthSwitchProps) {
  if (registering) {
    const { switchLead, switchAction } = auth.register
    return (
      <Words>
        {switchLead} <TextLink to={paths.auth({ ref: code })}>{switchAction}</TextLink>
      </Words>
    )
  }
  const { switchLead, switchAction } = auth.login
  return (
    <>
      <Words>{switchLead}</Words>
      <Action>
        <ButtonLink
          to={paths.auth({ mode: 'register', ref: code })}
          tone="secondary"
          icon={UserPlus}
          block
        >
          {switchAction}
        </ButtonLink>
      </Action>
    </>
  )
}

const Words = styled.p`
  margin-top: ${rem(26)};
`

const Action = styled.div`
  margin-top: ${rem(12)};
`
