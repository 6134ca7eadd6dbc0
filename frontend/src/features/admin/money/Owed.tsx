import { useState } from 'react'
import styled from 'styled-components'
import { isFirst } from '../../../api/apollo/isFirst'
import type { DebtorsQuery } from '../../../api/operationTypes'
import { moneyTexts } from '../../../content/admin/money'
import { clubDate } from '../../../format/daysInWords'
import { dollars } from '../../../format/money'
import { SmallButton } from '../../../ui/SmallButton'
import { Table } from '../../../ui/lists/Table'
import type { Column } from '../../../ui/lists/TableRow'
import { Text } from '../../../ui/Text'
import { tone } from '../../../ui/tones'
import { useLiveCharges } from '../charges/chargeQueries'
import { personColumn } from '../entry/personColumn'
import { nameOrEmail } from '../entry/personNames'
import { AdminSection } from '../section/AdminSection'
import { FigureLine } from '../section/FigureLine'
import { NoData } from '../section/NoData'
import { useDebtorsQuery, useDueFiguresQuery } from './money.generated'
import type { MoneyProps } from './moneyProps'
import { SettleOwed, settleButtonId } from './SettleOwed'
import { useRowFocus } from './useRowFocus'

const texts = moneyTexts.owed

type Debtor = NonNullable<DebtorsQuery['debtors']>[number]

const columnsWith = (onSettle: (debtor: Debtor) => void): Column<Debtor>[] => [
  { header: texts.sum, kind: 'position', cell: ({ cents }) => dollars(cents) },
  personColumn(texts.person, 'name'),
  {
    header: texts.what,
    kind: 'date',
    cell: ({ openDues, openCharges }) => texts.whatOf(openDues, openCharges),
  },
  { header: texts.since, kind: 'date', cell: ({ since }) => clubDate(since) },
  {
    header: texts.action,
    kind: 'actions',
    cell: debtor => (
      <SmallButton
        id={settleButtonId(debtor.id)}
        compact
        aria-label={moneyTexts.settle.named(nameOrEmail(debtor.person))}
        onClick={() => onSettle(debtor)}
      >
        {moneyTexts.settle.label}
      </SmallButton>
    ),
  },
]

/** Who owes something, the longest first, with the sums of the month. */
export function Owed({ title, view }: MoneyProps) {
  const debtorsQuery = useDebtorsQuery({ fetchPolicy: 'cache-and-network' })
  const figuresQuery = useDueFiguresQuery({ fetchPolicy: 'cache-and-network' })
  useLiveCharges()
  const [settling, setSettling] = useState<Debtor>()
  const [notice, setNotice] = useState('')
  const focusRow = useRowFocus(settleButtonId)
  const debtors = debtorsQuery.data?.debtors
  const figures = figuresQuery.data?.dueFigures
  const sum = (cents: number | undefined) => (cents === undefined ? undefined : dollars(cents))
  return (
    <AdminSection title={title}>
      <FigureLine
        isLoading={[debtorsQuery, figuresQuery].some(isFirst)}
        items={[
          { term: moneyTexts.figures.open, value: sum(figures?.openCents) },
          { term: texts.owedBy, value: debtors && texts.count(debtors.length) },
          { term: moneyTexts.figures.expected, value: sum(figures?.expectedCents) },
          { term: moneyTexts.figures.settled, value: sum(figures?.settledCents) },
          { term: moneyTexts.figures.waived, value: sum(figures?.waivedCents) },
        ]}
      />
      <Outcome role="status">{notice}</Outcome>
      {!debtors && <NoData view={view} text={texts.failed} error={debtorsQuery.error} />}
      {debtors && (
        <>
          <Table
            caption={texts.caption}
            columns={columnsWith(setSettling)}
            rows={debtors}
            empty={texts.empty}
          />
          <Text tone="muted">{moneyTexts.note}</Text>
        </>
      )}
      {settling && (
        <SettleOwed
          person={settling.person}
          onClose={() => setSettling(undefined)}
          onDone={text => {
            setNotice(text)
            focusRow(debtors ?? [], settling.id)
          }}
        />
      )}
    </AdminSection>
  )
}

/* In sight at every row. */
const Outcome = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  background: ${tone.bg};
`
