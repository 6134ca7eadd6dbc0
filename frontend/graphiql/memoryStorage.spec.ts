import { createMemoryStorage } from './memoryStorage'

it('API explorer: its storage keeps texts in memory and not in the browser', () => {
  const storage = createMemoryStorage()
  storage.setItem('graphiql:tabState', 'a password')
  storage.setItem('graphiql:theme', 'dark')
  expect(storage.getItem('graphiql:tabState')).toBe('a password')
  expect(storage.length).toBe(2)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(createMemoryStorage().getItem('graphiql:tabState')).toBeNull()
})

it('API explorer: its storage removes texts, one or all', () => {
  const storage = createMemoryStorage()
  for (const key of ['a', 'b', 'c']) storage.setItem(key, key)
  storage.removeItem('a')
  expect([storage.getItem('a'), storage.length]).toEqual([null, 2])
  storage.clear()
  expect([storage.getItem('b'), storage.length]).toEqual([null, 0])
})
