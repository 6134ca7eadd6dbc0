import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from './Heading'
import { Icon } from './Icon'
import { toneTokens } from './mixins'
import { Numeral } from './Numeral'
import { rem, theme } from './theme'
import { tone } from './tones'

interface NetPlan {
  name: string
  price: string
  per: string
  features: readonly string[]
  addOns?: { title: string; items: readonly { name: string; price: string }[] }
}

interface NetPlansProps<Plan extends NetPlan> {
  left: Plan
  right: Plan
  /** The action under each plan, called once per plan. */
  action: (plan: Plan) => ReactNode
  /** A mark beside a plan's name, such as a flag. */
  mark?: (plan: Plan) => ReactNode
}

/** Two plans on the two sides of one net; on phones the net is horizontal between them. */
export function NetPlans<Plan extends NetPlan>({ left, right, action, mark }: NetPlansProps<Plan>) {
  return (
    <Frame>
      <CoralSide>
        <Side plan={left} action={action(left)} mark={mark?.(left)} />
      </CoralSide>
      <Mesh aria-hidden="true" />
      <SurroundSide>
        <Side plan={right} action={action(right)} mark={mark?.(right)} />
      </SurroundSide>
    </Frame>
  )
}

function Side({ plan, action, mark }: { plan: NetPlan; action: ReactNode; mark: ReactNode }) {
  return (
    <>
      <Top>
        <Heading level={3} size="d3">
          {plan.name}
        </Heading>
        {mark}
      </Top>
      <Price>
        <Numeral size="price">{plan.price}</Numeral>
        <Per>{plan.per}</Per>
      </Price>
      <ul role="list">
        {plan.features.map(feature => (
          <Feature key={feature}>
            <Icon of={Check} />
            <FeatureName>{feature}</FeatureName>
          </Feature>
        ))}
      </ul>
      <Foot>
        {plan.addOns && (
          <AddOns>
            <AddOnsTitle>{plan.addOns.title}</AddOnsTitle>
            <Prices>
              {plan.addOns.items.map(({ name, price }) => (
                <PriceRow key={name}>
                  <PriceName>{name}</PriceName>
                  <Amount>{price}</Amount>
                </PriceRow>
              ))}
            </Prices>
          </AddOns>
        )}
        <Action>{action}</Action>
      </Foot>
    </>
  )
}

const mesh = (angle: string) =>
  `repeating-linear-gradient(${angle}, ${theme.color.netThread} 0 ${theme.stroke.hair}, transparent ${theme.stroke.hair} ${rem(8)})`

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${rem(44)} minmax(0, 1fr);
  padding: ${theme.court.line};
  background: ${theme.color.chalk};

  ${theme.media.tablet} {
    container-type: inline-size;
    grid-template-columns: minmax(0, 1fr);
  }
`

const Mesh = styled.div`
  margin-block: ${rem(-30)};
  border-inline: ${rem(6)} solid ${theme.color.chalk};
  background: ${mesh('0deg')}, ${mesh('90deg')}, ${theme.color.night};

  ${theme.media.tablet} {
    height: ${rem(40)};
    margin: 0 max(${rem(-14)}, -14px);
    border: 0;
    border-block: ${theme.stroke.court} solid ${theme.color.chalk};
  }
`

const Ground = styled.article`
  display: flex;
  flex-direction: column;
  padding: ${rem(44)} ${rem(48)} ${rem(48)};
  background: ${tone.bg};
  color: ${tone.text};

  ${theme.media.tablet} {
    padding: ${rem(28)} min(${rem(22)}, 7vw) ${rem(30)};
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const CoralSide = styled(Ground)`
  ${toneTokens('coral')}
  --primaryIcon: ${theme.color.chalk};
`

/* A disabled button has the colour of the text, as on the coral side. */
const SurroundSide = styled(Ground)`
  ${toneTokens('surround')}
  --text2: ${tone.text};
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${rem(16)};
  min-height: ${rem(40)};
`

const Price = styled.p`
  --room: 37cqi;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${rem(10)};
  margin: ${rem(30)} 0 ${rem(34)};
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
  border-top: ${theme.stroke.ui} solid;
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(26)};
`

const FeatureName = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Foot = styled.div`
  margin-top: auto;
`

const Action = styled.div`
  margin-top: ${rem(30)};
`

const AddOns = styled.div`
  padding-top: ${rem(28)};
`

const AddOnsTitle = styled.h4`
  margin-bottom: ${rem(6)};
  font: 700 ${rem(16)} / ${rem(24)} ${theme.font.body};
`

const Prices = styled.dl`
  display: grid;
  gap: ${rem(4)};
  font-weight: 500;
`

/* The price moves below the name if the reader's font size leaves no room beside it. */
const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${rem(20)};
`

const PriceName = styled.dt`
  flex: 1 1 ${rem(100)};
`

const Amount = styled.dd`
  font-weight: 600;
`
