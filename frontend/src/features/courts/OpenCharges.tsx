import type { OpenChargeFragment } from '../../api/operationTypes'
import { chargeWords } from '../../content/chargeWords'
import { memberBookings } from '../../content/memberBookings'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'

const words = memberBookings.charges

/** Shows the fees that the member settles at the front desk, by kind, with their sum. */
export function OpenCharges({ charges }: { charges: readonly OpenChargeFragment[] }) {
  const kinds = [...new Set(charges.map(({ kind }) => kind))]
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {words.title}
        </Heading>
        <Facts
          items={[
            ...kinds.map(kind => {
              const same = charges.filter(charge => charge.kind === kind)
              return { term: chargeWords.times(kind, same.length), value: chargeWords.sum(same) }
            }),
            { term: words.sum, value: chargeWords.sum(charges) },
          ]}
        />
        <Text tone="muted">{words.note}</Text>
      </Stack>
    </Card>
  )
}
