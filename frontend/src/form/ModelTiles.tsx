import type { ChangeEvent } from 'react'
import styled from 'styled-components'
import { useInputId } from '../ui/fields/FieldFrame'
import { focusOfTile, noOwnFocus } from '../ui/focusOfTile'
import { displayText } from '../ui/mixins'
import { ModelTerms, type Model } from '../ui/ModelTerms'
import { Numeral } from '../ui/Numeral'
import { rem, theme } from '../ui/theme'
import { tone } from '../ui/tones'

interface ModelTile extends Model {
  id?: string
  value: string
  checked: boolean
}

interface ModelTilesProps {
  name: string
  tiles: ModelTile[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * Radio tiles for whole pricing models, one below the other, with the price as the largest part.
 */
export function ModelTiles({ name, tiles, onChange }: ModelTilesProps) {
  return (
    <Frame>
      {tiles.map(tile => (
        <Offer key={tile.value} name={name} tile={tile} onChange={onChange} />
      ))}
    </Frame>
  )
}

interface OfferProps extends Pick<ModelTilesProps, 'name' | 'onChange'> {
  tile: ModelTile
}

function Offer({ name, tile, onChange }: OfferProps) {
  const id = useInputId(tile.id)
  const { value, checked } = tile
  return (
    <Cell $chosen={checked}>
      <Choice>
        <Ball
          id={id}
          type="radio"
          autoComplete="off"
          aria-describedby={`${id}-prices ${id}-terms`}
          name={name}
          value={value}
          checked={checked}
          onChange={onChange}
        />
        <Name htmlFor={id}>{tile.name}</Name>
      </Choice>
      <Prices id={`${id}-prices`} $chosen={checked}>
        {tile.prices.map(({ price, per }) => (
          <Price key={price}>
            <Numeral size="stat">{price}</Numeral>
            <Per>{per}</Per>
          </Price>
        ))}
      </Prices>
      <Terms>
        <ModelTerms id={`${id}-terms`} model={tile} />
      </Terms>
    </Cell>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.court.line};
  padding: ${theme.court.line};
  background: ${theme.color.ink};
`

const Cell = styled.div<{ $chosen: boolean }>`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 15fr) minmax(0, 22fr);
  background: ${({ $chosen }) => ($chosen ? tone.raised : tone.card)};

  &:hover {
    background: ${tone.raised};
  }
  /* The choice comes first, then its price. */
  ${theme.media.tablet} {
    grid-template: auto / minmax(0, 1fr);
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const Prices = styled.div<{ $chosen: boolean }>`
  display: grid;
  grid-area: 1 / 1 / 3 / 2;
  gap: ${rem(28)};
  align-content: start;
  padding: ${rem(32)} ${rem(28)};
  background: ${({ $chosen }) => ($chosen ? theme.color.coral : tone.raised)};
  color: ${theme.color.ink};

  ${theme.media.tablet} {
    grid-area: auto;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(130)}), 1fr));
    padding: ${rem(22)} ${rem(18)};
  }
`

const Price = styled.p`
  display: grid;
  gap: ${rem(12)};
  align-content: start;
`

const Per = styled.span`
  font-weight: 600;
  font-size: ${rem(17)};
  line-height: ${rem(24)};
`

const inset = `min(clamp(${rem(18)}, 3vw, ${rem(28)}), 5.7vw)`

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(14)};
  align-items: flex-start;
  padding: ${rem(28)} ${inset} 0;

  ${theme.media.tablet} {
    padding-block: ${rem(20)};
  }
`

const Terms = styled.div`
  padding: ${rem(20)} ${inset} ${rem(28)};
`

const Ball = styled.input`
  position: relative;
  z-index: 1;

  &:focus-visible {
    ${noOwnFocus}
  }
`

/* The label covers the tile, so that a click anywhere chooses it. */
const Name = styled.label`
  ${displayText('d4')}
  flex: 1 1 ${rem(120)};
  min-width: 0;
  overflow-wrap: break-word;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  :focus-visible + &::after {
    ${focusOfTile}
  }
`
