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

/** Loaded on demand: people who only read do not load the form code. */
const ProfileForm = lazyComponent(() => import('./ProfileForm').then(m => m.ProfileForm))

type Mode = 'reading' | 'editing' | 'back'

/** Shows the member's data, with a form to edit them. */
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
                // The facts stay visible until the form has loaded.
                startTransition(() => setMode('editing'))
              }}
            />
          )}
        </Stack>
      </Card>
    </Surface>
  )
}
