import type { OpenChargeFragment } from '../../api/generated'
import { memberBookings } from '../../content/memberBookings'
import { dollars } from '../../format/money'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'

const words = memberBookings.charges

/** Shows the fees that the member settles at the front desk, with their sum. */
export function OpenCharges({ charges }: { charges: readonly OpenChargeFragment[] }) {
  const sum = charges.reduce((cents, charge) => cents + charge.cents, 0)
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {words.title}
        </Heading>
        <Facts
          items={[
            ...charges.map(({ kind, cents }) => ({
              term: words.kinds[kind],
              value: dollars(cents),
            })),
            { term: words.sum, value: dollars(sum) },
          ]}
        />
        <Text tone="muted">{words.note}</Text>
      </Stack>
    </Card>
  )
}
