import { moneyTexts as texts } from '../../../content/admin/money'
import { Segments } from '../../../ui/Segments'
import { Charges } from '../charges/Charges'
import { InHead } from '../section/InHead'
import { RefusedPart } from '../section/RefusedPart'
import { parseKey, recordKeys } from '../section/recordKeys'
import { useStaffMay } from '../section/useStaffMay'
import { Dues } from './Dues'
import type { MoneyProps } from './moneyProps'
import { Owed } from './Owed'
import { Till } from './Till'

const parts = { owed: Owed, charges: Charges, dues: Dues, till: Till }

/**
 * What is owed, charges, dues, and what the desk took on a day. The desk sees no list of people who
 * owe (ACCOUNT-32). It requests the team's data, so only the team may mount it.
 */
export function Money({ title, view }: MoneyProps) {
  const seesDebtors = useStaffMay('FIGURES_READ')
  const shown = recordKeys(parts).filter(name => name !== 'owed' || seesDebtors)
  const requested = parseKey(parts, view.get('part'))
  // Charges are listed with a state; links from before have one and name no part.
  const usual = view.get('state') || !seesDebtors ? 'charges' : 'owed'
  const part = shown.find(name => name === requested) ?? usual
  const Part = parts[part]
  return (
    <>
      {requested && !shown.includes(requested) && <RefusedPart label={texts.parts[requested]} />}
      <InHead>
        <Segments
          label={texts.part}
          options={shown.map(value => ({ value, label: texts.parts[value] }))}
          value={part}
          onChoose={chosen =>
            view.setParams({ part: chosen, state: undefined, search: undefined, date: undefined })
          }
        />
      </InHead>
      <Part key={part} title={title} view={view} />
    </>
  )
}
