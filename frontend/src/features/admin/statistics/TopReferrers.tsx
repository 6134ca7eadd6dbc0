import type { WaitlistGrowthQuery } from '../../../api/operationTypes'
import { statisticsTexts } from '../../../content/admin/statistics'
import { CountTable } from '../../../ui/lists/CountTable'
import { EmptyList } from '../../../ui/lists/EmptyList'
import { Text } from '../../../ui/Text'
import { PersonLink } from '../entry/PersonLink'
import { Panel } from '../section/Panel'

const texts = statisticsTexts.friends

type Entries = NonNullable<WaitlistGrowthQuery['waitlistStatistics']>['topReferrers']

/** Shows the people who brought the most friends. Each name opens the person's panel. */
export function TopReferrers({ entries }: { entries: Entries }) {
  return (
    <Panel title={texts.title}>
      <Text tone="muted" size="small">
        {texts.lead}
      </Text>
      {entries.length === 0 ? (
        <EmptyList text={texts.empty} />
      ) : (
        <CountTable
          caption={texts.table}
          heads={[texts.person, texts.friends]}
          rows={entries.map(entry => ({
            key: entry.id,
            label: <PersonLink person={entry.user} />,
            values: [entry.referralRewards],
          }))}
        />
      )}
    </Panel>
  )
}
