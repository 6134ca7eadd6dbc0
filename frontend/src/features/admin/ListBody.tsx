import type { ReactNode } from 'react'
import type { ListView } from './useAdminView'
import { Loading } from '../../ui/Loading'
import { ListFailed } from './ListFailed'
import type { Listed } from './pageShown'
import { NothingFound } from './NothingFound'

interface ListBodyProps {
  view: ListView
  /** Missing until it came. */
  list: Listed | null | undefined
  filtered: boolean
  words: { nothing: string; everything: string; failed: string }
  failed: unknown
  retry: () => Promise<unknown>
  /** The rows, or what is said when there is none at all. */
  children: ReactNode
}

/** A list in whichever state it is. */
export function ListBody({ view, list, filtered, words, failed, retry, children }: ListBodyProps) {
  if (failed) return <ListFailed view={view} text={words.failed} error={failed} retry={retry} />
  if (!list) return <Loading />
  const isGone = list.edges.length === 0 && (filtered || list.totalCount > 0)
  if (!isGone) return children
  return (
    <NothingFound
      view={view}
      total={list.totalCount}
      text={words.nothing}
      everything={words.everything}
    />
  )
}
