import type { OpenChargeFragment } from '../../api/operationTypes'
import { chargeWords } from '../../content/chargeWords'
import { memberBookings } from '../../content/memberBookings'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'

const words = memberBookings.charges

/** Shows the fees that the member settles at the front desk, by hour of play, with their sum. */
export function OpenCharges({ charges }: { charges: readonly OpenChargeFragment[] }) {
  const hourOf = ({ courtName, startsAt }: OpenChargeFragment) => words.hour(courtName, startsAt)
  const hours = [...new Set(charges.map(hourOf))]
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {words.title}
        </Heading>
        <Facts
          items={[
            ...hours.map(hour => ({
              term: hour,
              value: chargeWords.listOpen(charges.filter(charge => hourOf(charge) === hour)),
            })),
            { term: words.sum, value: chargeWords.sum(charges) },
          ]}
        />
        <Text tone="muted">{words.note}</Text>
      </Stack>
    </Card>
  )
}
