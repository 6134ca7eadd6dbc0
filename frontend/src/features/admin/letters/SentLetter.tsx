import { useState } from 'react'
import { Link } from 'react-router-dom'
import { invalidates } from '../../../api/apollo/invalidate'
import type { WholeLetterFragment } from '../../../api/operationTypes'
import { useAction } from '../../../api/useAction'
import { lettersTexts } from '../../../content/admin/letters'
import { courtDateTime, shortDateTime } from '../../../format/dates'
import { formatCount } from '../../../format/numbers'
import { paths } from '../../../paths'
import { SmallButton } from '../../../ui/SmallButton'
import { Facts } from '../../../ui/Facts'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { Panel } from '../section/Panel'
import { audienceInputs, audiencesInWords } from './audienceValues'
import { changeLetter, type Reread } from './changeLetter'
import { Columns } from './Columns'
import { LetterPreview } from './LetterPreview'
import { useCancelLetterMutation, useCreateLetterMutation } from './letters.generated'
import { LetterStateBadge } from './LetterStateBadge'

const texts = lettersTexts.sent

interface SentLetterProps {
  letter: WholeLetterFragment
  reread: Reread
  /** Another view was there before. */
  takesFocus: boolean
  /** Called with the id of a draft with the same words. */
  onCopied: (id: string) => void
}

/** A letter that is scheduled, on its way, sent or cancelled: its figures, and what can be done. */
export function SentLetter({ letter, reread, takesFocus, onCopied }: SentLetterProps) {
  const { id, state, sendAt, figures } = letter
  const [cancel] = useCancelLetterMutation({ refetchQueries: invalidates('letters') })
  const [notice, setNotice] = useState<string>()
  const isOpen = state === 'scheduled' || (state === 'sending' && (figures?.waiting ?? 0) > 0)

  async function cancelIt() {
    const cancelled = cancel({ variables: { input: { id } } })
    const { data } = await changeLetter(letter, reread, cancelled)
    setNotice(texts.cancelled(goneOf(data?.cancelLetter?.figures)))
  }

  return (
    <Columns takesFocus={takesFocus}>
      <Panel title={state === 'scheduled' ? texts.scheduledTitle : texts.title}>
        <Stack>
          <div role="status">{notice && <Notice done>{notice}</Notice>}</div>
          {state === 'scheduled' && sendAt && <p>{texts.scheduled(courtDateTime(sendAt))}</p>}
          <Facts items={factsOf(letter)} />
          {figures && figures.failed > 0 && (
            <p>
              <Link to={paths.admin({ view: 'mail', state: 'failed' })}>{texts.failedMails}</Link>
            </p>
          )}
          {isOpen && (
            <div>
              <ConfirmAction
                texts={{ ...texts.cancel, detail: detailOf(letter) }}
                failed={texts.action}
                onConfirm={cancelIt}
              />
            </div>
          )}
          <Copy letter={letter} onCopied={onCopied} />
        </Stack>
      </Panel>
      <LetterPreview {...letter} />
    </Columns>
  )
}

/** Mails that have gone, or that a server is sending. */
const goneOf = (figures: WholeLetterFragment['figures'] | undefined) =>
  figures ? figures.sent + figures.waiting : 0

const detailOf = ({ figures, recipients }: WholeLetterFragment) =>
  figures ? texts.gone(figures.sent, recipients ?? 0) : texts.nothingGone

function factsOf(letter: WholeLetterFragment) {
  const { state, kind, audiences, figures, recipients, startedAt, endedAt, left, writtenBy } =
    letter
  const counts = figures
    ? [
        { term: texts.recipients, value: formatCount(recipients ?? 0) },
        { term: texts.sent, value: formatCount(figures.sent) },
        { term: texts.waiting, value: formatCount(figures.waiting) },
        { term: texts.failed, value: formatCount(figures.failed) },
        { term: texts.dropped, value: formatCount(figures.dropped) },
        ...(figures.kept > 0 ? [{ term: texts.kept, value: formatCount(figures.kept) }] : []),
        ...(kind === 'news' ? [{ term: texts.left, value: formatCount(left) }] : []),
      ]
    : []
  return [
    { term: lettersTexts.state, value: <LetterStateBadge state={state} /> },
    { term: texts.to, value: audiencesInWords(audiences) },
    ...counts,
    ...(startedAt ? [{ term: texts.started, value: shortDateTime(startedAt) }] : []),
    ...(endedAt ? [{ term: texts.ended, value: shortDateTime(endedAt) }] : []),
    ...(writtenBy === null ? [] : [{ term: texts.writtenBy, value: writtenBy }]),
  ]
}

function Copy({ letter, onCopied }: Pick<SentLetterProps, 'letter' | 'onCopied'>) {
  const { subject, body, kind, audiences } = letter
  const [create] = useCreateLetterMutation({ refetchQueries: invalidates('letters') })
  const { pending, run } = useAction(texts.action)

  async function copy() {
    const input = { subject, body, kind, audiences: audienceInputs(audiences) }
    const created = (await create({ variables: { input } })).data?.createLetter
    if (created) onCopied(created.id)
  }

  return (
    <div>
      <SmallButton disabled={pending} onClick={() => void run(copy)}>
        {pending ? texts.copying : texts.again}
      </SmallButton>
    </div>
  )
}
