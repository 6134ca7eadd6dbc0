import { Check } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'
import { tone } from './tones'

export interface Model {
  name: string
  prices: readonly { price: string; per: string }[]
  features: readonly string[]
  addOns: readonly { name: string; price: string }[]
  addOnsTitle?: string
}

/** The features of a pricing model, and its add-ons. */
export function ModelTerms({ id, model }: { id: string; model: Model }) {
  return (
    <Features role="list" id={id}>
      {model.features.map(feature => (
        <Feature key={feature}>
          <Icon of={Check} size={20} bold />
          <FeatureName>{feature}</FeatureName>
        </Feature>
      ))}
      {model.addOnsTitle && (
        <AddOn>
          <Amount>{model.addOnsTitle}</Amount>
        </AddOn>
      )}
      {model.addOns.map(addOn => (
        <AddOn key={addOn.name}>
          <AddOnName>{addOn.name}</AddOnName> <Amount>{addOn.price}</Amount>
        </AddOn>
      ))}
    </Features>
  )
}

const Features = styled.ul`
  display: grid;
  gap: ${rem(8)};
  font-weight: 500;
  font-size: ${rem(16)};
  line-height: ${rem(24)};
`

const Feature = styled.li`
  display: flex;
  gap: ${rem(10)};
  align-items: flex-start;
  padding-left: ${rem(3)};
`

const FeatureName = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

const AddOn = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${rem(20)};
  padding-top: ${rem(8)};
  border-top: ${theme.stroke.hair} solid ${tone.line};
`

/* The amount moves below it if the reader's font size leaves no room beside it. */
const AddOnName = styled.span`
  flex: 1 1 ${rem(100)};
  min-width: 0;
  overflow-wrap: anywhere;
`

const Amount = styled.span`
  font-weight: 600;
`
