import { useState } from 'react'
import styled from 'styled-components'
import { PersonNotesDocument } from '../../../api/apollo/documents'
import { shortDateTime } from '../../../format/dates'
import { personWords } from '../../../content/person'
import { Text } from '../../../ui/Text'
import { NoteForm } from './NoteForm'
import { PanelList } from '../panel/PanelList'
import type { PersonDetails } from './PersonFacts'
import { useLoadMore } from '../panel/useLoadMore'

/** Shows the team's notes about the person, latest first, and a form for new ones. */
export function Notes({ entryId, list }: { entryId: string; list: PersonDetails['notes'] }) {
  const more = useLoadMore(PersonNotesDocument, entryId, list)
  const [added, setAdded] = useState<string>()
  return (
    <PanelList
      words={personWords.notes}
      total={list.totalCount}
      head={<NoteForm entryId={entryId} onAdded={setAdded} />}
      more={more}
    >
      {list.edges.map(({ node: { id, text, authorEmail, createdAt } }) => (
        <li key={id} ref={id === added ? bringIntoView : undefined}>
          <Written>{text}</Written>
          <Text tone="muted" size="small">
            <Author translate="no">{authorEmail}</Author>
            <span>, </span>
            <time dateTime={createdAt}>{shortDateTime(createdAt)}</time>
          </Text>
        </li>
      ))}
    </PanelList>
  )
}

/* React calls it once, when the new note is mounted. */
const bringIntoView = (note: HTMLElement | null) =>
  note?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

const Written = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Author = styled.span`
  overflow-wrap: anywhere;
`
