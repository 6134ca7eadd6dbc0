import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import { announceHydrated } from './hydration'

/**
 * A part of a page that talks to the server: it and Apollo Client are their own chunks, drawn in
 * full when the page is prerendered and hydrated when the chunks arrive. Module level only:
 * `const Form = island(() => import('../features/auth/LoginForm').then(m => m.LoginForm))`.
 *
 * memo, because a waiting island that is rendered again with other props would be thrown away and
 * drawn anew, together with what the visitor has typed.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  const Part = lazy(async () => {
    const [{ Live }, Loaded] = await Promise.all([import('./Live'), load()])
    const Awake = (props: Props) => (
      <Live>
        <Shore>
          <Loaded {...props} />
        </Shore>
      </Live>
    )
    return { default: Awake }
  })
  return memo(function Island(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** Marks where an island begins, so that boot.ts knows which buttons and fields still sleep. */
function Shore({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) announceHydrated(place.current)
  }, [])
  return (
    <Place ref={place} data-hydrates="later">
      {children}
    </Place>
  )
}

const Place = styled.div`
  display: contents;
`
