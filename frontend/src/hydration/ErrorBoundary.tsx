import { Component, createContext, type ReactNode } from 'react'

/** What stands in the place of a part that cannot be drawn. */
export const BrokenPart = createContext<ReactNode>(null)

interface BoundaryProps {
  /** Where one is: somewhere else another attempt is made. */
  at?: string
  instead: ReactNode
  children: ReactNode
}

interface BoundaryState {
  at: string | undefined
  failed: boolean
}

/** Keeps what cannot be drawn, its script missing for one, from taking everything around it along. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, failed: false }
  }

  override state: BoundaryState = { at: this.props.at, failed: false }

  override componentDidCatch(): void {
    renewals.forEach(renew => {
      renew()
    })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

const renewals = new Set<() => void>()

/**
 * A lazy component remembers for good that its script did not come. This one is made anew after that
 * has been shown, not before: React draws what has just failed once more.
 */
export function renewable<Made>(make: () => Made): () => Made {
  let made = make()
  renewals.add(() => {
    made = make()
  })
  return () => made
}
