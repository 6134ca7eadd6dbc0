import { island } from '../../hydration/island'
import { Loading } from '../../ui/Loading'
import { mapRecord } from './section/recordKeys'
import { useAdminView } from './section/useAdminView'
import { DEFAULT_SECTION, type SectionName, sections } from './sections'

const firstSection = new URLSearchParams(location.search).get('view') ?? DEFAULT_SECTION

/*
 * The first section is loaded together with the page. It is rendered immediately if it has loaded
 * by then.
 */
const parts = mapRecord(sections, ({ load }, name) =>
  island(load, <Loading page />, { prefetch: name === firstSection }),
)

/**
 * Shows the section named in the URL. It requests the team's data, so only the team may mount it
 * (SPEC-11).
 */
export function CurrentSection({ name }: { name: SectionName }) {
  const { label, params } = sections[name]
  const view = useAdminView(params)
  const Part = parts[name]
  return <Part title={label} view={view} />
}
