import { act } from '@testing-library/react'

/** Runs work that suspends components, and waits until React has rendered the result. */
export const actAsync = <Result>(work: () => Result): Promise<Result> =>
  act(() => Promise.resolve(work()))
