import type { OpenChargeFragment } from '../../api/operationTypes'
import { chargeTexts } from '../../content/chargeTexts'
import { memberBookings } from '../../content/memberBookings'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'

const texts = memberBookings.charges

/** Shows the fees that the member settles at the front desk, by hour of play, with their sum. */
export function OpenCharges({ charges }: { charges: readonly OpenChargeFragment[] }) {
  const hourOf = ({ courtName, startsAt }: OpenChargeFragment) => texts.hour(courtName, startsAt)
  const hours = [...new Set(charges.map(hourOf))]
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {texts.title}
        </Heading>
        <Facts
          items={[
            ...hours.map(hour => ({
              term: hour,
              value: chargeTexts.listOpen(charges.filter(charge => hourOf(charge) === hour)),
            })),
            { term: texts.sum, value: chargeTexts.sum(charges) },
          ]}
        />
        <Text tone="muted">{texts.note}</Text>
      </Stack>
    </Card>
  )
}
