import { act } from '@testing-library/react'

/** Does something that suspends components, and waits until React has drawn what they then are. */
export const actAsync = <Result>(work: () => Result): Promise<Result> =>
  act(() => Promise.resolve(work()))
