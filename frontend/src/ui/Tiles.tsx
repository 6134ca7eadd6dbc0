import type { ChangeEvent } from 'react'
import styled, { css } from 'styled-components'
import { focusOfTile, noOwnFocus } from './focusOfTile'
import { rem, theme } from './theme'
import { tone } from './tones'

interface Tile {
  id?: string
  name: string
  value: string
  label: string
  note?: string
  checked: boolean
  disabled?: boolean
}

export type TileColumns = 2 | 3 | 4 | 7

interface TilesProps {
  type: 'radio' | 'checkbox'
  columns: TileColumns
  tiles: Tile[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Options side by side like service courts, with shared lines; the last one fills its row. */
export function Tiles({ type, columns, tiles, onChange }: TilesProps) {
  const lastSpan = (across: number) => across - ((tiles.length - 1) % across)
  const narrow = columns === 7 ? 4 : 1
  return (
    <Frame $columns={columns} $narrow={narrow}>
      {tiles.map(({ label, note, disabled = false, ...input }, index) => (
        <Cell
          key={input.name + input.value}
          data-upright={columns === 7 || undefined}
          data-checked={input.checked || undefined}
          data-disabled={disabled || undefined}
          {...(index === tiles.length - 1 && {
            'data-span': lastSpan(columns),
            'data-narrow-span': lastSpan(narrow),
          })}
        >
          {/* off: otherwise the browser ticks boxes again after a reload, without the form's
              knowledge. */}
          <input
            type={type}
            autoComplete="off"
            disabled={disabled}
            onChange={onChange}
            {...input}
          />
          <span>
            <span>{label}</span>
            {note && <Note>{` ${note}`}</Note>}
          </span>
        </Cell>
      ))}
    </Frame>
  )
}

const Frame = styled.div<{ $columns: number; $narrow: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${theme.stroke.ui};
  padding: ${theme.stroke.ui};
  background: ${tone.line};

  ${theme.media.phone} {
    grid-template-columns: repeat(${({ $narrow }) => $narrow}, minmax(0, 1fr));
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const spans = (attribute: string) =>
  [2, 3, 4, 5, 6, 7].map(
    span => css`
      &[${attribute}='${span}'] {
        grid-column: span ${span};
      }
    `,
  )

/* One set of rules for all tiles; attributes select the variants. Otherwise styled-components
   writes the rules out for each variant. */
const Cell = styled.label`
  position: relative;
  display: flex;
  gap: ${rem(14)};
  align-items: center;
  min-width: 0;
  min-height: ${rem(60)};
  padding: ${rem(12)} ${rem(18)};
  background: ${tone.card};
  font-weight: 500;
  font-size: ${rem(16)};
  line-height: ${rem(22)};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${spans('data-span')}

  &[data-upright] {
    flex-direction: column;
    justify-content: center;
    gap: ${rem(8)};
    padding: ${rem(14)} ${rem(4)};
    font-size: ${rem(15)};
  }

  &[data-checked] {
    background: ${tone.raised};
    font-weight: 600;
  }

  &:hover {
    background: ${tone.raised};
  }

  &[data-disabled],
  &[data-disabled]:hover {
    color: ${theme.color.disabledTextLit};
    background: ${theme.color.disabledFillLit};
    cursor: not-allowed;
  }

  > :focus-visible {
    ${noOwnFocus}
  }
  > :focus-visible + ::after {
    ${focusOfTile}
  }
  ${theme.media.phone} {
    &[data-span] {
      grid-column: auto;
    }
    ${spans('data-narrow-span')}
  }
  ${theme.media.forced} {
    border: ${theme.stroke.hair} solid;
  }
`

const Note = styled.small`
  display: block;
  color: ${tone.text2};
  font-weight: 450;
  font-size: ${rem(14)};
  line-height: ${rem(20)};
`
