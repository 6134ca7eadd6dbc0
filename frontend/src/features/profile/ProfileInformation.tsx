import { startTransition, useState } from 'react'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Surface } from '../../ui/Surface'
import { ErrorBoundary } from '../../hydration/ErrorBoundary'
import { lazyComponent } from '../../hydration/lazyComponent'
import { ProfileFacts } from './ProfileFacts'

/** With all that forms are made of: nobody who only reads loads it. */
const ProfileForm = lazyComponent(() => import('./ProfileForm').then(m => m.ProfileForm))

type Mode = 'reading' | 'editing' | 'back'

/** What the club knows of you: to read, and on request to edit. */
export function ProfileInformation({ user }: { user: SessionUser }) {
  const [mode, setMode] = useState<Mode>('reading')
  return (
    <Surface as="section" tone="lit">
      <Card size="roomy">
        <Stack gap="s6">
          <Heading level={2} size="d3">
            {profile.information.title}
          </Heading>
          {mode === 'editing' ? (
            <ErrorBoundary>
              <ProfileForm.Component
                user={user}
                onLeave={() => {
                  setMode('back')
                }}
              />
            </ErrorBoundary>
          ) : (
            <ProfileFacts
              user={user}
              back={mode === 'back'}
              onReach={() => void ProfileForm.prefetch()}
              onEdit={() => {
                // Until the form is there, the facts stay.
                startTransition(() => setMode('editing'))
              }}
            />
          )}
        </Stack>
      </Card>
    </Surface>
  )
}
