import styled from 'styled-components'
import { profile } from '../../content/profile'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Numeral } from '../../ui/Numeral'
import { Stack } from '../../ui/Stack'
import { evenColumns } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

/** Shows three figures. They are 0 until the site records matches. */
export function AccountStats() {
  return (
    <Card as="section">
      <Stack gap="s5">
        <Heading level={2} size="d4">
          {profile.stats.title}
        </Heading>
        <Figures>
          {profile.stats.figures.map(({ label, value }) => (
            <Figure key={label}>
              <dt>{label}</dt>
              <Value>
                <Numeral size="count">{value}</Numeral>
              </Value>
            </Figure>
          ))}
        </Figures>
      </Stack>
    </Card>
  )
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: ${evenColumns(3, rem(78), '1px')};
  row-gap: ${rem(24)};
`

const Figure = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${rem(10)};
  padding-inline: ${rem(16)} ${rem(4)};
  border-left: ${theme.stroke.hair} solid ${tone.hair};
  font-size: ${rem(15)};
  line-height: ${rem(20)};

  &:first-child {
    padding-left: 0;
    border: 0;
  }
`

const Value = styled.dd`
  order: -1;
`
