import { isGoneAddress } from '@shared/gone-address'
import { useState } from 'react'
import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import type { ForgetPreviewQuery } from '../../../api/operationTypes'
import { forget as texts } from '../../../content/admin/forget'
import { Facts } from '../../../ui/Facts'
import { TextWithAddress } from '../../../ui/MailAddress'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { ReasonForm } from '../confirm/ReasonForm'
import { orRefresh } from '../list/orRefresh'
import { useStaffMay } from '../section/useStaffMay'
import { personFields } from './personFields'
import {
  useForgetAddressMutation,
  useForgetPersonMutation,
  useForgetPreviewQuery,
} from './forget.generated'

interface ForgetDataProps {
  email: string
  /** What the person is called. */
  name: string
  /** Called with a sentence once the data is deleted. */
  onDone: (notice: string) => void
}

const changedFields = ['waitlist', 'newsletterSubscriptions', ...personFields] as const
const changed = { refetchQueries: invalidates(...changedFields) }

/**
 * Deletes what the club knows about the address, with its account if there is one, after its counts and a
 * reason. Shown to the owner only.
 */
export function ForgetData({ email, name, onDone }: ForgetDataProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useForgetPreviewQuery({
    variables: { email },
    fetchPolicy: 'network-only',
    skip: !isOpen,
  })
  const [forgetPerson] = useForgetPersonMutation(changed)
  const [forgetAddress] = useForgetAddressMutation(changed)
  const mayForget = useStaffMay('PEOPLE_FORGET')
  const preview = data?.forgetPreview

  async function submit(reason: string) {
    const id = preview?.accountId
    await orRefresh<unknown>(
      id
        ? forgetPerson({ variables: { input: { id, reason } } })
        : forgetAddress({ variables: { input: { email, reason } } }),
      () => invalidate(...changedFields),
    )
    onDone(texts.done(name))
  }

  if (!mayForget || isGoneAddress(email)) return null
  const label = <TextWithAddress>{texts.label(name)}</TextWithAddress>
  return (
    <ReasonForm
      name={texts.named(name)}
      texts={{ ...texts, label }}
      maySubmit={preview?.obstacles.length === 0}
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
      <Stack gap="s2" role="status">
        <Text>{texts.obstacles}</Text>
        {obstacles.map(sentence => (
          <Notice key={sentence}>{sentence}</Notice>
        ))}
      </Stack>
    )
  return (
    <>
      <Text>{texts.lead}</Text>
      <Facts items={rows.map(({ what, effect }) => ({ term: what, value: effect }))} />
    </>
  )
}
