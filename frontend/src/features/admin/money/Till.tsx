import styled from 'styled-components'
import type { TillQuery } from '../../../api/operationTypes'
import { moneyTexts } from '../../../content/admin/money'
import { clubDateOf, parseDay } from '../../../format/courtDays'
import { clubHour } from '../../../format/dates'
import { clubDate } from '../../../format/daysInWords'
import { dollars } from '../../../format/money'
import { downloads } from '../downloads'
import { Button } from '../../../ui/Button'
import { TextInput } from '../../../ui/fields/TextInput'
import { Table } from '../../../ui/lists/Table'
import type { Column } from '../../../ui/lists/TableRow'
import { Loading } from '../../../ui/Loading'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { personColumn } from '../entry/personColumn'
import { ExportLink } from '../list/ExportLink'
import { Toolbar } from '../list/Toolbar'
import { AdminSection } from '../section/AdminSection'
import { FigureLine } from '../section/FigureLine'
import { NoData } from '../section/NoData'
import { findValue } from '../section/recordKeys'
import { momentOf, useClubClock } from '../section/useClubClock'
import { useTillQuery } from './money.generated'
import type { MoneyProps } from './moneyProps'

const texts = moneyTexts.till

type Entry = NonNullable<TillQuery['till']>['entries'][number]

const methodOf = (method: string | null) =>
  method === null ? moneyTexts.inWords : (findValue(moneyTexts.methods, method) ?? method)

const columns: Column<Entry>[] = [
  { header: texts.amount, kind: 'position', cell: ({ cents }) => dollars(cents) },
  personColumn(texts.member, 'name'),
  {
    header: texts.what,
    kind: 'date',
    cell: ({ what }) => findValue(moneyTexts.kinds, what) ?? what,
  },
  { header: texts.method, kind: 'date', cell: ({ method }) => methodOf(method) },
  { header: texts.by, kind: 'date', cell: ({ settledBy }) => settledBy ?? texts.none },
  { header: texts.time, kind: 'date', cell: ({ settledAt }) => clubHour(settledAt) },
  { header: texts.note, kind: 'date', cell: ({ note }) => note ?? texts.none },
]

/** What the desk took on a day: today, or the day of the URL. */
export function Till({ title, view }: MoneyProps) {
  const clock = useClubClock()
  const date = parseDay(view.get('date')) ?? (clock && clubDateOf(momentOf(clock)))
  return (
    <AdminSection title={title}>
      {date ? <DayOfTill key={date} date={date} view={view} /> : <Loading page />}
    </AdminSection>
  )
}

function DayOfTill({ date, view }: { date: string; view: MoneyProps['view'] }) {
  const { data, error } = useTillQuery({
    variables: { day: date },
    fetchPolicy: 'cache-and-network',
  })
  const till = data?.till
  return (
    <>
      <Toolbar
        start={
          <Field>
            <TextInput
              type="date"
              label={texts.day}
              value={date}
              onChange={({ target }) => {
                const day = parseDay(target.value)
                if (day !== undefined) view.setParams({ part: 'till', date: day })
              }}
            />
          </Field>
        }
      >
        <Button tone="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ExportLink href={downloads.till(date)} />
      </Toolbar>
      {!till && <NoData view={view} text={texts.failed} error={error} />}
      {till && (
        <>
          {/* On the screen, the day is in the field above. */}
          <PrintedDay>{texts.caption(clubDate(date))}</PrintedDay>
          <FigureLine
            items={[
              { term: texts.total, value: dollars(till.cents) },
              ...till.sums.map(({ method, cents }) => ({
                term: methodOf(method),
                value: dollars(cents),
              })),
            ]}
          />
          <Sheet>
            <Table
              caption={texts.caption(clubDate(date))}
              columns={columns}
              rows={till.entries}
              empty={texts.empty}
            />
          </Sheet>
        </>
      )}
    </>
  )
}

/* As low as the toolbar's other controls, with its label where theirs are. */
const Field = styled.div`
  > div {
    grid-template-columns: var(--label-columns, minmax(0, 1fr));
    gap: var(--label-gap, ${rem(12)}) var(--label-side, 0);
    align-items: center;
  }
  label {
    color: ${tone.text2};
    font-size: ${rem(15)};
    line-height: ${rem(20)};
  }
  input {
    max-width: ${rem(190)};
    height: var(--control, ${theme.size.input});
    min-height: 0;

    ${theme.media.phone} {
      max-width: none;
    }
  }
`

const PrintedDay = styled.p`
  display: none;
  font-weight: 600;

  ${theme.media.print} {
    display: block;
  }
`

/* Thirty rows fit one sheet. */
const Sheet = styled.div`
  ${theme.media.print} {
    td,
    th {
      padding: 0.7mm 1mm;
      font-size: 8pt;
      line-height: 9.5pt;
    }
  }
`
