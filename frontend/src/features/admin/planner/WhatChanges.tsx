import { useId } from 'react'
import styled from 'styled-components'
import { plannerTexts } from '../../../content/admin/planner'
import { Heading } from '../../../ui/Heading'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { useForecastChangesQuery } from './planner.generated'
import { type Settings, toBasis } from './settings'

const texts = plannerTexts.changes

interface WhatChangesProps {
  settings: Settings
  /** The recommended cap that the changes are compared with. */
  cap: number
}

/** Lists what the recommended cap would be if one thing was different, as the server has computed it. */
export function WhatChanges({ settings, cap }: WhatChangesProps) {
  const id = useId()
  const { data, error } = useForecastChangesQuery({ variables: toBasis(settings) })
  const changes = data?.forecastChanges
  return (
    <Part aria-labelledby={id} aria-busy={!changes && !error}>
      <Heading id={id} level={2} size="d4">
        {texts.title}
      </Heading>
      {changes ? (
        <List>
          {changes.map(change => (
            <Text key={change.kind} as="li">
              {texts.line(change, cap)}
            </Text>
          ))}
        </List>
      ) : (
        <Text tone="muted">{error ? texts.failed : texts.loading}</Text>
      )}
    </Part>
  )
}

/*
 * As high as the three changes also while they load, so that what is below stays in place. On a phone
 * two of them have two lines.
 */
const Part = styled.section`
  display: grid;
  min-height: ${rem(126)};
  gap: ${rem(8)};
  align-content: start;

  ${theme.media.phone} {
    min-height: ${rem(182)};
  }
`

const List = styled.ul`
  display: grid;
  gap: ${rem(4)};
  padding-left: 1.2em;
  list-style: disc;
`
