import { groupSimilar } from './groupSimilar'

it.each([
  ['none', [], []],
  [
    'different ones, as they came',
    ['Towels', 'Music'],
    [
      ['Towels', 1],
      ['Music', 1],
    ],
  ],
  [
    'the most frequent first, as it was written first',
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
