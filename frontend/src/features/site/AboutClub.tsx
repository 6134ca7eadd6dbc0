import { ShoppingBag, ShowerHead, Snowflake, Target } from 'lucide-react'
import styled from 'styled-components'
import { home } from '../../content/home'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { PlanCourt } from '../../ui/PlanCourt'
import { Section } from '../../ui/Section'
import { Split } from '../../ui/Split'
import { theme } from '../../ui/theme'
import { AllAccess } from './AllAccess'
import { Amenity, CourtFact, OpenPlayFact } from './CourtFacts'
import { Hours } from './Hours'

const texts = home.about

/** Describes the club on a plan of its court. */
export function AboutClub({ id }: { id: string }) {
  return (
    <Section id={id}>
      <Head>
        <Split ratio="29/15" gap={2} align="end">
          <Heading level={2} size="d2" focusable>
            {texts.title.map(line => (
              <Line key={line}>{`${line} `}</Line>
            ))}
          </Heading>
          <Lead>{texts.lead}</Lead>
        </Split>
      </Head>
      <PlanCourt
        services={[
          <CourtFact key="courts" {...texts.courts} />,
          <CourtFact key="access" {...texts.access} />,
          <OpenPlayFact key="play" {...texts.openPlay} />,
          <CourtFact key="parking" {...texts.parking} />,
        ]}
        kitchens={[
          <>
            <Amenity icon={Snowflake} text={texts.climate} />
            <Amenity icon={ShowerHead} text={texts.lockers} />
          </>,
          <>
            <Amenity icon={Target} text={texts.training} />
            <Amenity icon={ShoppingBag} text={texts.shop} />
          </>,
        ]}
      />
      <Hours />
      <AllAccess />
    </Section>
  )
}

const Head = styled.div`
  margin-bottom: ${theme.space.s8};

  ${theme.media.tablet} {
    margin-bottom: ${theme.space.s7};
  }
`

const Line = styled.span`
  display: block;
`
