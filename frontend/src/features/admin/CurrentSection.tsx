import { island } from '../../hydration/island'
import { Loading } from '../../ui/Loading'
import { mapRecord } from './section/recordKeys'
import { useAdminView } from './section/useAdminView'
import { type SectionName, sections } from './sections'

const parts = mapRecord(sections, ({ load }) => island(load, <Loading page />))

/** The section that the address names. It asks for the team's data, so only the team may mount it (SPEC-11). */
export function CurrentSection({ name }: { name: SectionName }) {
  const { label, params } = sections[name]
  const view = useAdminView(params)
  const Part = parts[name]
  return <Part title={label} view={view} />
}
