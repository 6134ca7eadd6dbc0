import { Check } from 'lucide-react'
import styled from 'styled-components'
import { home } from '../../content/home'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Numeral } from '../../ui/Numeral'
import { Split } from '../../ui/Split'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

const words = home.allAccess

/** The all-access card: display only, with numbers of this page alone (FORM-14, FORM-17). */
export function AllAccess() {
  return (
    <Layout>
      <Card as="article">
        <Split ratio="22/22" gap={1} align="end">
          <div>
            <Heading level={3} size="d3">
              {words.title}
            </Heading>
            <Price>
              <Numeral size="stat">{words.price}</Numeral>
              <Per>{words.per}</Per>
            </Price>
          </div>
          <ul role="list">
            {words.features.map(feature => (
              <Feature key={feature}>
                <Icon of={Check} />
                {feature}
              </Feature>
            ))}
          </ul>
        </Split>
      </Card>
    </Layout>
  )
}

const Layout = styled.div`
  margin-top: ${theme.space.s8};
`

const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${rem(10)};
  margin-top: ${rem(24)};
`

const Per = styled.span`
  font-weight: 600;
  font-size: ${rem(20)};
  line-height: ${rem(24)};
`

const Feature = styled.li`
  display: flex;
  gap: ${rem(14)};
  padding: ${rem(13)} 0;
  border-top: ${theme.stroke.ui} solid ${tone.line};
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(26)};
`
