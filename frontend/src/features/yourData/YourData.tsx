import styled from 'styled-components'
import { yourData } from '../../content/yourData'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Surface } from '../../ui/Surface'
import { Text } from '../../ui/Text'
import { theme } from '../../ui/theme'
import { CopyOfData } from './CopyOfData'
import { DeleteAccount } from './DeleteAccount'

/** Lets a person take a copy of their data and have their account deleted. The owner's stays. */
export function YourData({ isTeam }: { isTeam: boolean }) {
  return (
    <Room>
      <Surface as="section" tone="lit">
        <Card size="roomy">
          <Stack gap="s6">
            <Stack gap="s4">
              <Heading level={2} size="d3">
                {yourData.title}
              </Heading>
              <Text>{yourData.lead}</Text>
            </Stack>
            <CopyOfData />
            {isTeam ? <Text tone="muted">{yourData.deletion.owner}</Text> : <DeleteAccount />}
          </Stack>
        </Card>
      </Surface>
    </Room>
  )
}

const Room = styled.div`
  padding-top: ${theme.court.gap};
`
