import { useState } from 'react'
import { refetches } from '../../../api/apollo/invalidate'
import { personTexts } from '../../../content/admin/person'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Text } from '../../../ui/Text'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { personFields } from '../entry/personFields'
import { NotLoaded, PersonPart } from './PersonPart'
import { nameOf, type PersonDetails } from './personState'
import { usePersonSecondFactorQuery, useResetSecondFactorMutation } from './person.generated'

const texts = personTexts.secondFactor

/**
 * Lets the owner remove a second factor that the person has lost. Nothing is shown for who has none, and
 * for the owner, whose factor the operator of the site removes (ACCOUNT-47).
 */
export function PersonSecondFactor({ person }: { person: PersonDetails }) {
  const { id, staffRole } = person
  const { data, error, refetch } = usePersonSecondFactorQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const [reset] = useResetSecondFactorMutation(refetches('staff', ...personFields))
  const [done, setDone] = useState<string>()
  const name = nameOf(person)

  async function confirm() {
    await reset({ variables: { input: { userId: id } } })
    setDone(texts.done(name))
  }

  if (staffRole === 'OWNER') return null
  if (done !== undefined)
    return (
      <PersonPart title={texts.title}>
        <p role="status" tabIndex={-1} ref={focusOnMount}>
          {done}
        </p>
      </PersonPart>
    )
  if (!data?.person)
    return error ? <NotLoaded title={texts.title} error={error} refetch={refetch} /> : null
  if (!data.person.hasSecondFactor) return null
  return (
    <PersonPart title={texts.title}>
      <Text tone="muted">{texts.has}</Text>
      <div>
        <ConfirmAction
          texts={texts.reset(name)}
          failed={texts.failed}
          onConfirm={confirm}
          onRefused={refetch}
        />
      </div>
    </PersonPart>
  )
}
