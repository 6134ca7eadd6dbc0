import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { theme } from '../../ui/theme'

interface TitledCardProps {
  title: string
  lead?: string
  /** With it, the card can be given the focus. */
  id?: string
  children: ReactNode
}

/** A card above or below the hours of a day, and on the dashboard. */
export function TitledCard({ title, lead, id, children }: TitledCardProps) {
  return (
    <Space {...(id && { id, role: 'group', 'aria-label': title, tabIndex: -1 })}>
      <Card as="section">
        <Stack gap="s4">
          <div>
            <Heading level={2} size="d4">
              {title}
            </Heading>
            {lead !== undefined && <Text tone="muted">{lead}</Text>}
          </div>
          {children}
        </Stack>
      </Card>
    </Space>
  )
}

const Space = styled.div`
  margin-bottom: ${theme.space.s5};
`
