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

const words = home.about

/** Describes the club on a plan of its court. */
export function AboutClub({ id }: { id: string }) {
  return (
    <Section id={id}>
      <Head>
        <Split ratio="29/15" gap={2} align="end">
          <Heading level={2} size="d2" focusable>
            {words.title.map(line => (
              <Line key={line}>{`${line} `}</Line>
            ))}
          </Heading>
          <Lead>{words.lead}</Lead>
        </Split>
      </Head>
      <PlanCourt
        services={[
          <CourtFact key="courts" {...words.courts} />,
          <CourtFact key="access" {...words.access} />,
          <OpenPlayFact key="play" {...words.openPlay} />,
          <CourtFact key="parking" {...words.parking} />,
        ]}
        kitchens={[
          <>
            <Amenity icon={Snowflake} text={words.climate} />
            <Amenity icon={ShowerHead} text={words.lockers} />
          </>,
          <>
            <Amenity icon={Target} text={words.training} />
            <Amenity icon={ShoppingBag} text={words.shop} />
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
