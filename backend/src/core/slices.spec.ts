import { runInSlices } from './slices'

/** Work of many short steps; it lasts as many milliseconds as there are steps. */
function* workFor(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield
  }
  return 'done'
}

test('slices: other work runs before long work has ended (SEC-G6)', async () => {
  const order: string[] = []
  const long = runInSlices(workFor(40)).then(result => order.push(result))
  setImmediate(() => order.push('other'))
  await long
  expect(order).toEqual(['other', 'done'])
})

test('slices: an error of the work rejects', async () => {
  // A generator that only throws.
  // oxlint-disable-next-line require-yield
  const failing = (function* (): Generator<void, never> {
    throw new Error('wrong')
  })()
  await expect(runInSlices(failing)).rejects.toThrow('wrong')
})
