import { Check, Link2 } from 'lucide-react'
import { useRef } from 'react'
import { bookingFields } from '../../api/apollo/invalidate'
import { requestAgain, sendOrFind } from '../../api/apollo/sendOrFind'
import { useCardAction } from '../../api/useCardAction'
import { playerLink as texts } from '../../content/playerLink'
import { players } from '../../content/players'
import { problems } from '../../content/problems'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { useCopied } from '../../ui/useCopied'
import { useCreatePlayerLinkMutation, useWithdrawPlayerLinkMutation } from './playerLink.generated'
import { PlayersDocument } from './players.generated'
import { refetchBookings } from './refetchBookings'

interface OwnPlayerLinkProps {
  bookingId: string
  startsAt: string
  /** The URL of the link; undefined without one. */
  url: string | undefined
  /** Without a place, no link is created. */
  isFull: boolean
}

/** Creates, copies and withdraws the link by which members join one's own booking. */
export function OwnPlayerLink({ bookingId, startsAt, url, isFull }: OwnPlayerLinkProps) {
  const [createLink] = useCreatePlayerLinkMutation(refetchBookings)
  const [withdrawLink] = useWithdrawPlayerLinkMutation(refetchBookings)
  const creation = useCardAction(problems)
  const withdrawal = useCardAction(problems)
  const pending = creation.pending || withdrawal.pending
  const { copied, copy } = useCopied({ link: texts.own.copyDone }, texts.own.copyFailed)
  const copyButton = useRef<HTMLButtonElement>(null)
  const variables = { input: { bookingId } }
  const links = async () => (await requestAgain(PlayersDocument))?.ownPlayerLinks
  const create = () =>
    sendOrFind(
      async () => (await createLink({ variables })).data?.createPlayerLink?.url,
      bookingFields,
      async () => (await links())?.find(link => link.bookingId === bookingId)?.url,
    )
  const open = () =>
    creation.run(async () => {
      const link = url ?? (await create())
      if (link) await copy('link', link)
    })
  const withdraw = () =>
    withdrawal.run(async () => {
      await sendOrFind(
        () => withdrawLink({ variables }),
        bookingFields,
        async () => (await links())?.every(link => link.bookingId !== bookingId),
      )
      copyButton.current?.focus()
    })
  if (isFull && url === undefined) return null
  const label = copied ? texts.own.copied : texts.own.copy
  return (
    <>
      <TextButton
        icon={copied ? Check : Link2}
        name={players.named(label, startsAt)}
        ref={copyButton}
        onClick={() => !pending && void open()}
      >
        {label}
      </TextButton>
      <div role="status">
        {url !== undefined && <Text tone="muted">{isFull ? texts.own.waits : texts.own.note}</Text>}
      </div>
      {url !== undefined && (
        <Stack gap="s2">
          <ReadOnlyField label={texts.own.label} value={url} />
          <ConfirmButton
            texts={texts.own.withdraw}
            pending={pending}
            onConfirm={() => void withdraw()}
          />
        </Stack>
      )}
      <Problem>{url === undefined ? creation.problem : withdrawal.problem}</Problem>
    </>
  )
}
