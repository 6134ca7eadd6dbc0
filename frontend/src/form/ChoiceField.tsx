import { memo, useMemo } from 'react'
import { Tiles, type TileColumns } from '../ui/Tiles'
import type { Model } from '../ui/ModelTerms'
import { ModelTiles } from './ModelTiles'
import { useChoice } from './useChoice'
import { useFieldId } from './useFieldId'

/** The labels of one option. */
export interface Option {
  label: string
  note?: string
}

const MemoTiles = memo(Tiles)
const MemoModelTiles = memo(ModelTiles)

interface ChoiceFieldProps {
  name: string
  options: Readonly<Record<string, Option>>
  columns: TileColumns
}

/** A group of radio buttons. */
export function ChoiceField({ name, options, columns }: ChoiceFieldProps) {
  const id = useFieldId(name)
  const { chosen, onChange } = useChoice(name)
  const tiles = useMemo(
    () =>
      Object.entries(options).map(([value, texts], index) => ({
        ...texts,
        id: index === 0 ? id : undefined,
        name,
        value,
        checked: value === chosen,
      })),
    [options, id, name, chosen],
  )
  return <MemoTiles type="radio" columns={columns} tiles={tiles} onChange={onChange} />
}

/** A group of radio buttons for pricing models. */
export function ModelField({ name, models }: { name: string; models: Record<string, Model> }) {
  const id = useFieldId(name)
  const { chosen, onChange } = useChoice(name)
  const tiles = useMemo(
    () =>
      Object.entries(models).map(([value, model], index) => ({
        ...model,
        id: index === 0 ? id : undefined,
        value,
        checked: value === chosen,
      })),
    [models, id, chosen],
  )
  return <MemoModelTiles name={name} tiles={tiles} onChange={onChange} />
}
