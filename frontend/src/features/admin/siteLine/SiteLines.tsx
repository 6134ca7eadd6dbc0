import { useState } from 'react'
import styled from 'styled-components'
import { refetches } from '../../../api/apollo/invalidate'
import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { siteLineTexts as texts } from '../../../content/admin/siteLine'
import { clubDateOf } from '../../../format/courtDays'
import { shortDateTime } from '../../../format/dates'
import { MailAddress } from '../../../ui/MailAddress'
import type { Column } from '../../../ui/lists/TableRow'
import { Loading } from '../../../ui/Loading'
import { rem, theme } from '../../../ui/theme'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { Fold } from '../section/Fold'
import { Panel } from '../section/Panel'
import { type ClubClock, momentOf, useClubClock } from '../section/useClubClock'
import { useStaffMay } from '../section/useStaffMay'
import { ChangeLine } from './ChangeLine'
import { LineActions } from './LineActions'
import type { SiteLineValues } from './siteLine.schema'
import { useCreateSiteNoticeMutation, useSiteNoticesQuery } from './siteLine.generated'
import { SiteLineForm } from './SiteLineForm'

type Line = SiteNoticeRowFragment

const columns: Column<Line>[] = [
  { header: texts.columns.text, kind: 'title', cell: ({ text }) => <Text>{text}</Text> },
  { header: texts.columns.state, kind: 'date', cell: ({ state }) => texts.states[state] },
  { header: texts.columns.place, kind: 'date', cell: ({ place }) => texts.places[place].label },
  { header: texts.columns.tone, kind: 'date', cell: ({ tone }) => texts.tones[tone].label },
  { header: texts.columns.from, kind: 'date', cell: ({ startsAt }) => shortDateTime(startsAt) },
  { header: texts.columns.until, kind: 'date', cell: ({ endsAt }) => shortDateTime(endsAt) },
  {
    header: texts.columns.author,
    kind: 'date',
    cell: ({ authorEmail }) => (
      <Author>
        <MailAddress>{authorEmail}</MailAddress>
      </Author>
    ),
  },
]

/**
 * The form that writes a line above the pages, and the lines that are on, come and have ended. It requests
 * the team's data, so only the team may mount it.
 */
export function SiteLines(props: SectionProps) {
  const clock = useClubClock()
  if (clock) return <SiteLinesFrom {...props} {...clock} />
  return (
    <AdminSection title={props.title}>
      <Loading page />
    </AdminSection>
  )
}

function SiteLinesFrom({ title, view, time }: SectionProps & ClubClock) {
  const list = useAdminList(view, {
    useListQuery: useSiteNoticesQuery,
    field: 'siteNotices',
    filter: {},
  })
  const [blank] = useState(() => untilTonight(clubDateOf(momentOf({ time }))))
  const mayWrite = useStaffMay('NOTICES_WRITE')
  const [changing, setChanging] = useState<Line>()
  const [notice, setNotice, bar] = useNotice(list.key)
  const [create] = useCreateSiteNoticeMutation(refetches('siteNotices'))
  const [written, setWritten] = useState(0)

  function finish(sentence: string) {
    setChanging(undefined)
    setNotice(sentence)
  }

  const actions: Column<Line> = {
    header: texts.columns.actions,
    kind: 'actions',
    cell: line => <LineActions line={line} onChange={setChanging} onDone={finish} />,
  }
  return (
    <>
      {mayWrite && (
        <div>
          <Fold key={written} label={texts.create.title}>
            <Panel title={texts.create.title}>
              <SiteLineForm
                values={blank}
                start="optional"
                labels={texts.create}
                onSubmit={async ({ startDate, startTime, ...values }) => {
                  const start = { startDate: startDate || null, startTime: startTime || null }
                  await create({ variables: { input: { ...values, ...start } } })
                  setWritten(written + 1)
                  finish(texts.create.done)
                }}
              />
            </Panel>
          </Fold>
        </div>
      )}
      <AdminList title={title} list={list} texts={texts} notice={notice.texts} barRef={bar}>
        <ListTable list={list} texts={texts} columns={mayWrite ? [...columns, actions] : columns} />
      </AdminList>
      {mayWrite && changing && (
        <ChangeLine line={changing} onClose={() => setChanging(undefined)} onDone={finish} />
      )}
    </>
  )
}

/** The form's first values: from now until the end of the day, on all pages. */
const untilTonight = (today: string): SiteLineValues => ({
  text: '',
  startDate: '',
  startTime: '',
  endDate: today,
  endTime: '23:59',
  place: 'all_pages',
  tone: 'information',
})

/* The other columns would leave a long line too little. */
const Text = styled.bdi`
  display: block;
  min-width: ${rem(160)};

  ${theme.media.cards} {
    min-width: 0;
  }
`

/* A long address breaks anywhere, so that it does not push the buttons out of the window. */
const Author = styled.span`
  overflow-wrap: anywhere;
`
