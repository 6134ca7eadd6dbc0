import { Check } from 'lucide-react'
import styled from 'styled-components'
import { home } from '../../content/home'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Numeral } from '../../ui/Numeral'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

const texts = home.allAccess

/** The all-access card: display only, with numbers of this page alone (FORM-14, FORM-17). */
export function AllAccess() {
  return (
    <Layout>
      <Card as="article">
        <Head>
          <Heading level={3} size="d3">
            {texts.title}
          </Heading>
          <Price>
            <Numeral size="stat">{texts.price}</Numeral>
            <Per>{texts.per}</Per>
          </Price>
        </Head>
        <Features role="list">
          {texts.features.map(feature => (
            <Feature key={feature}>
              <Icon of={Check} />
              <span>{feature}</span>
            </Feature>
          ))}
        </Features>
      </Card>
    </Layout>
  )
}

const Layout = styled.div`
  margin-top: ${theme.space.s7};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${rem(16)};
  margin-bottom: ${rem(20)};
`

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${rem(10)};
`

const Per = styled.span`
  font-weight: 600;
  font-size: ${rem(20)};
  line-height: ${rem(24)};
`

const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: ${rem(13)} ${rem(32)};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Feature = styled.li`
  display: flex;
  gap: ${rem(14)};
  padding-top: ${rem(13)};
  border-top: ${theme.stroke.ui} solid ${tone.line};
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(26)};
  overflow-wrap: anywhere;
`
