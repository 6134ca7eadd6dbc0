import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { isGone } from '../../../api/apollo/errors'
import type { WholeLetterFragment } from '../../../api/operationTypes'
import { lettersTexts as texts } from '../../../content/admin/letters'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Empty } from '../../../ui/Empty'
import { focusOrTitle } from '../../../ui/focusOrTitle'
import { Loading } from '../../../ui/Loading'
import { Retry } from '../../../ui/Retry'
import { rem } from '../../../ui/theme'
import { useDisclosure } from '../../../ui/useDisclosure'
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
  const [made, setMade] = useState<string>()
  /** Shows a letter that was just made here, in the place of the view that made it. */
  function show(letter: string) {
    setMade(letter)
    view.setParams({ id: letter })
  }
  if (id === undefined) return <LetterList {...props} newPath={view.pathWith({ id: NEW })} />
  return (
    <AdminSection title={title}>
      <Back>
        <Link to={paths.admin({ view: 'letters' })}>{texts.back}</Link>
      </Back>
      {id === NEW ? (
        <LetterForm
          onSaved={letter => show(letter.id)}
          onCancel={() => {
            view.setParams({ id: undefined })
            focusOrTitle()
          }}
        />
      ) : (
        <OneLetter key={id} id={id} takesFocus={id === made} onCopied={show} />
      )}
    </AdminSection>
  )
}

/** How often a letter that is on its way is read again. */
const POLL_MS = 2_000

interface OneLetterProps {
  id: string
  /** Another view was there before. */
  takesFocus: boolean
  onCopied: (id: string) => void
}

function OneLetter({ id, takesFocus, onCopied }: OneLetterProps) {
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
  const isDraft = letter?.state === 'draft'
  const [draft, setDraft] = useState<WholeLetterFragment>()
  if (isDraft && draft !== letter) setDraft(letter)
  const { isOpen, open, close, buttonRef } = useDisclosure()

  /** Reads the letter again, and returns it; undefined if it is gone. */
  const reread = () => refetch().then(again => again.data?.letter, ifGone)

  // The form stays when the letter is no draft any more: it holds what is typed (PAGE-17).
  if (draft && isOpen)
    return (
      <LetterForm
        letter={draft}
        reread={reread}
        onSaved={saved => (saved.id === id ? close() : onCopied(saved.id))}
        onCancel={close}
      />
    )
  if (isDraft)
    return (
      <DraftLetter
        letter={letter}
        reread={reread}
        changeRef={buttonRef}
        onChange={open}
        // After the form, the button that opened it has the focus.
        takesFocus={takesFocus && !buttonRef}
      />
    )
  if (letter) {
    const replaces = takesFocus || draft !== undefined
    return <SentLetter letter={letter} reread={reread} takesFocus={replaces} onCopied={onCopied} />
  }
  if (!error) return <Loading page />
  if (!isGone(error)) return <Retry text={texts.notLoaded} retry={refetch} />
  const toList = <ButtonLink to={paths.admin({ view: 'letters' })}>{texts.back}</ButtonLink>
  return <Empty text={texts.gone} action={toList} />
}

function ifGone(error: unknown): undefined {
  if (!isGone(error)) throw error
}

const Back = styled.p`
  padding-block: ${rem(6)};
`
