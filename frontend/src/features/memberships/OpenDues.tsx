import { dueTexts, openDues as texts } from '../../content/openDues'
import { dollars } from '../../format/money'
import { FactRow } from '../../ui/FactRow'
import { Heading } from '../../ui/Heading'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { useOpenDuesQuery } from './memberships.generated'

/** Shows the member's open dues with their sum; nothing if there are none. */
export function OpenDues() {
  const { data, error, refetch } = useOpenDuesQuery()
  const dues = data?.openDues
  if (!dues) return error ? <Retry isSmall text={texts.failed} retry={refetch} /> : null
  if (dues.length === 0) return null
  return (
    <Stack gap="s3">
      <Heading level={3} size="d4">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.sum(dues.reduce((sum, { cents }) => sum + cents, 0))}</Text>
      <FactRow
        items={dues.map(due => ({
          term: `${dueTexts.what(due)}, ${dueTexts.period(due)}`,
          value: dollars(due.cents),
        }))}
      />
    </Stack>
  )
}
