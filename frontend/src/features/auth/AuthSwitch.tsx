import { UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { auth } from '../../content/auth'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { TextLink } from '../../ui/TextLink'
import { rem } from '../../ui/theme'

interface AuthSwitchProps {
  /** Whether the registration form is shown. */
  registering: boolean
  /** The referral code and the plan from the URL. The link to the other form keeps them. */
  followed: { ref?: string; plan?: string }
}

/**
 * Shows a link to the other form. JOIN NOW leads to the login form (PAGE-6), so on that form
 * the link to registration looks like a button.
 */
export function AuthSwitch({ registering, followed }: AuthSwitchProps) {
  if (registering) {
    const { switchLead, switchAction } = auth.register
    return (
      <Texts>
        <span>{switchLead}</span> <TextLink to={paths.auth(followed)}>{switchAction}</TextLink>
      </Texts>
    )
  }
  const { switchLead, switchAction } = auth.login
  return (
    <>
      <Texts>{switchLead}</Texts>
      <Action>
        <ButtonLink
          to={paths.auth({ mode: 'register', ...followed })}
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

const Texts = styled.p`
  margin-top: ${rem(26)};
`

const Action = styled.div`
  margin-top: ${rem(12)};
`
