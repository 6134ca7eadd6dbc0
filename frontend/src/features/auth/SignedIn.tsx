import { ArrowRight } from 'lucide-react'
import { auth } from '../../content/auth'
import { paths } from '../../paths'
import { useSwitchAccount } from '../../session/useSwitchAccount'
import type { SessionUser } from '../../session/session'
import { ButtonLink } from '../../ui/ButtonLink'
import { ButtonRow } from '../../ui/ButtonRow'
import { Button } from '../../ui/Button'
import { Lead } from '../../ui/Lead'
import { Stack } from '../../ui/Stack'

const texts = auth.signedIn

/** Shown instead of the login and registration forms to a person who is signed in. */
export function SignedIn({ user }: { user: SessionUser }) {
  const { pending, switchAccount } = useSwitchAccount()
  return (
    <Stack gap="s5">
      <Lead>{texts.lead(user.email)}</Lead>
      <ButtonRow>
        <ButtonLink to={user.staffRole ? paths.today() : paths.dashboard()} icon={ArrowRight}>
          {user.staffRole ? texts.team : texts.dashboard}
        </ButtonLink>
        <Button
          tone="secondary"
          pending={pending && texts.leaving}
          onClick={() => void switchAccount(paths.auth())}
        >
          {texts.other}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
