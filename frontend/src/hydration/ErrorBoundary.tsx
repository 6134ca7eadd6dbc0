import { Component, createContext, type ReactNode } from 'react'

/** What stands in the place of a part that cannot be drawn. */
export const ErrorFallback = createContext<ReactNode>(null)

interface BoundaryProps {
  /** With another key, as at another address, another attempt is made. */
  resetKey?: string
  fallback: ReactNode
  children: ReactNode
}

interface BoundaryState {
  resetKey: string | undefined
  failed: boolean
}

/** Keeps what cannot be drawn, its script missing for one, from taking everything around it along. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failed: false }
  }

  override state: BoundaryState = { resetKey: this.props.resetKey, failed: false }

  override componentDidCatch(): void {
    resets.forEach(reset => {
      reset()
    })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

const resets = new Set<() => void>()

/**
 * A lazy component remembers for good that its script did not come. This one is made anew after that
 * has been shown, not before: React draws what has just failed once more.
 */
export function resetOnError<Made>(make: () => Made): () => Made {
  let made = make()
  resets.add(() => {
    made = make()
  })
  return () => made
}
