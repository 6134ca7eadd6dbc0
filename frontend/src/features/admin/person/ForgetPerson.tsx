import { isGoneAddress } from '@shared/gone-address'
import { useState } from 'react'
import styled from 'styled-components'
import { invalidates } from '../../../api/apollo/invalidate'
import type { ForgetPreviewQuery, WaitlistRowFragment } from '../../../api/operationTypes'
import { forget as texts } from '../../../content/admin/forget'
import { Facts } from '../../../ui/Facts'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { ReasonForm } from '../confirm/ReasonForm'
import { nameOrEmail } from '../entry/personNames'
import { useForgetPersonMutation, useForgetPreviewQuery } from './forget.generated'

/** Deletes what the club knows about the person, after its counts and a reason. Only for the owner. */
export function ForgetPerson({ user }: Pick<WaitlistRowFragment, 'user'>) {
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string>()
  const { data, error } = useForgetPreviewQuery({
    variables: { email: user.email },
    fetchPolicy: 'network-only',
    skip: !isOpen,
  })
  const [forgetPerson] = useForgetPersonMutation({
    refetchQueries: invalidates('waitlistEntryDetails', 'waitlistStats', 'auditLog'),
  })
  const preview = data?.forgetPreview
  const id = preview?.obstacles.length === 0 ? preview.accountId : null

  async function submit(reason: string) {
    if (!id) return
    const name = nameOrEmail(user)
    await forgetPerson({ variables: { input: { id, reason } } })
    setDone(texts.done(name))
  }

  if (done !== undefined)
    return (
      <p role="status" tabIndex={-1} ref={focusOnMount}>
        {done}
      </p>
    )
  if (isGoneAddress(user.email)) return null
  return (
    <ReasonForm
      name={texts.named(nameOrEmail(user))}
      texts={texts}
      maySubmit={Boolean(id)}
      onSubmit={submit}
      onToggle={setOpen}
    >
      {preview && <Preview preview={preview} />}
      {!preview && <p role="status">{error ? texts.notCounted : texts.loading}</p>}
    </ReasonForm>
  )
}

function Preview({ preview }: { preview: NonNullable<ForgetPreviewQuery['forgetPreview']> }) {
  const { rows, obstacles } = preview
  if (obstacles.length > 0)
    return (
      <Obstacles role="status">
        <Text>{texts.obstacles}</Text>
        {obstacles.map(sentence => (
          <Notice key={sentence}>{sentence}</Notice>
        ))}
      </Obstacles>
    )
  return (
    <>
      <Text>{texts.lead}</Text>
      <Facts
        items={rows.map(({ name, count, effect }) => ({
          term: texts.rows(name, count),
          value: effect,
        }))}
      />
    </>
  )
}

const Obstacles = styled.div`
  display: grid;
  gap: ${rem(8)};
`
