import { invalidates } from '../../api/apollo/invalidate'
import type { SetPlayProfileInput } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { openPlay } from '../../content/openPlay'
import { problems } from '../../content/problems'
import { Card } from '../../ui/Card'
import { SelectInput } from '../../ui/fields/Select'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { Choice } from '../../ui/Choice'
import { usePlayProfileQuery, useSetPlayProfileMutation } from './profile.generated'

const texts = openPlay.profile

/** What other members read of a member: the level, and the first name if they allow it (OPEN-2). */
export function PlayProfile() {
  const { data, error, refetch } = usePlayProfileQuery()
  const [setPlayProfile] = useSetPlayProfileMutation({ refetchQueries: invalidates('openPlay') })
  const { pending, problem, run } = useCardAction(problems)
  const profile = data?.playProfile
  if (!profile) return error ? <Retry isSmall text={texts.failed} retry={refetch} /> : null
  const { level, showsName } = profile
  // Only the change is sent: another page may have changed the other value since.
  const set = (input: SetPlayProfileInput) =>
    void run(() => setPlayProfile({ variables: { input } }))
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.lead}</Text>
        <SelectInput
          label={texts.level}
          options={[{ value: '', label: texts.none }, ...texts.options]}
          value={level?.toFixed(1) ?? ''}
          disabled={pending}
          onChange={value => set({ level: value === '' ? null : Number(value) })}
        />
        <Choice
          label={texts.showsName}
          isOn={showsName}
          pending={pending}
          onChange={wanted => set({ showsName: wanted })}
        />
        <Problem>{problem}</Problem>
      </Stack>
    </Card>
  )
}
