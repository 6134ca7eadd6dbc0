import { useEffect } from 'react'
import { failureOf } from '../../../api/apollo/errors'
import { lettersTexts as texts } from '../../../content/admin/letters'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Empty } from '../../../ui/Empty'
import { ListLink } from '../../../ui/ListLink'
import { Loading } from '../../../ui/Loading'
import { Retry } from '../../../ui/Retry'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { DraftLetter } from './DraftLetter'
import { LetterForm } from './LetterForm'
import { LetterList } from './LetterList'
import { useLetterQuery } from './letters.generated'
import { SentLetter } from './SentLetter'

/** The value of the URL's `id` for a letter that is not stored yet. */
const NEW = 'new'

/** The team's letters, or the one that the URL names. Only owner and managers may mount it. */
export function Letters(props: SectionProps<'id' | 'state'>) {
  const { title, view } = props
  const id = view.get('id')
  if (id === undefined) return <LetterList {...props} newPath={view.pathWith({ id: NEW })} />
  return (
    <AdminSection title={title}>
      <p>
        <ListLink to={paths.admin({ view: 'letters' })}>{texts.back}</ListLink>
      </p>
      {id === NEW ? (
        <LetterForm
          onSaved={letter => view.setParams({ id: letter.id })}
          onCancel={() => view.setParams({ id: undefined })}
        />
      ) : (
        <OneLetter key={id} id={id} onCopied={copy => view.setParams({ id: copy })} />
      )}
    </AdminSection>
  )
}

/** How often a letter that is on its way is read again. */
const POLL_MS = 2_000

function OneLetter({ id, onCopied }: { id: string; onCopied: (id: string) => void }) {
  const { data, error, refetch, startPolling, stopPolling } = useLetterQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const isMoving = ['scheduled', 'sending'].includes(data?.letter?.state ?? '')
  useEffect(() => {
    if (!isMoving) return undefined
    startPolling(POLL_MS)
    return stopPolling
  }, [isMoving, startPolling, stopPolling])
  const letter = data?.letter
  if (letter?.state === 'draft') return <DraftLetter letter={letter} refetch={refetch} />
  if (letter) return <SentLetter letter={letter} refetch={refetch} onCopied={onCopied} />
  if (!error) return <Loading page />
  const isGone = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failureOf(error).code)
  if (!isGone) return <Retry text={texts.notLoaded} retry={refetch} />
  const toList = <ButtonLink to={paths.admin({ view: 'letters' })}>{texts.back}</ButtonLink>
  return <Empty text={texts.gone} action={toList} />
}
