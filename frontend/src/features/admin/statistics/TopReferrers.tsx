import type { WaitlistGrowthQuery } from '../../../api/operationTypes'
import { statisticsWords } from '../../../content/admin/statistics'
import { CountTable } from '../../../ui/lists/CountTable'
import { Empty } from '../../../ui/Empty'
import { Text } from '../../../ui/Text'
import { PersonLink } from '../entry/PersonLink'
import { Panel } from '../section/Panel'

const words = statisticsWords.friends

type Entries = NonNullable<WaitlistGrowthQuery['waitlistStatistics']>['topReferrers']

/** Shows the people who brought the most friends. Each name opens the person's panel. */
export function TopReferrers({ entries }: { entries: Entries }) {
  return (
    <Panel title={words.title}>
      <Text tone="muted" size="small">
        {words.lead}
      </Text>
      {entries.length === 0 ? (
        <Empty text={words.empty} />
      ) : (
        <CountTable
          caption={words.table}
          heads={[words.person, words.friends]}
          rows={entries.map(entry => ({
            key: entry.id,
            label: <PersonLink entry={entry} />,
            values: [entry.referralRewards],
          }))}
        />
      )}
    </Panel>
  )
}
