import { groupSimilar } from './groupSimilar'

it.each([
  ['none', [], []],
  [
    'different texts, in the given order',
    ['Towels', 'Music'],
    [
      ['Towels', 1],
      ['Music', 1],
    ],
  ],
  [
    'most frequent first, in the spelling of the first',
    ['Music', ' Doral', 'doral\n', 'DORAL', 'Key Biscayne', 'music'],
    [
      ['Doral', 3],
      ['Music', 2],
      ['Key Biscayne', 1],
    ],
  ],
])('survey comments: groupSimilar counts each text once: %s', (_name, texts, counted) => {
  expect(groupSimilar(texts).map(({ text, count }) => [text, count])).toEqual(counted)
})
