import type { ReactNode } from 'react'
import styled from 'styled-components'
import { accountSecurity as texts } from '../../content/accountSecurity'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Surface } from '../../ui/Surface'
import { rem, theme } from '../../ui/theme'
import { ChangePassword } from './ChangePassword'
import { MailPreferences } from './MailPreferences'
import { Sessions } from './Sessions'

interface AccountSecurityProps {
  /** The owner's password is a setting of the site. */
  isOwner: boolean
  /** More parts of the card, such as the second factors. */
  children?: ReactNode
}

/** Shows how the person signs in, where they are signed in, and which mails they want. */
export function AccountSecurity({ isOwner, children }: AccountSecurityProps) {
  return (
    <Section>
      <Surface as="section" tone="lit">
        <Card size="roomy">
          <Stack gap="s6">
            <Heading level={2} size="d3">
              {texts.title}
            </Heading>
            <Part>
              <Heading level={3} size="d4">
                {texts.password.title}
              </Heading>
              <ChangePassword isOwner={isOwner} />
            </Part>
            {children}
            <Part>
              <Sessions />
            </Part>
            <Part>
              <MailPreferences />
            </Part>
          </Stack>
        </Card>
      </Surface>
    </Section>
  )
}

const Section = styled.div`
  padding-top: ${theme.court.gap};
  overflow-wrap: anywhere;
`

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
`
