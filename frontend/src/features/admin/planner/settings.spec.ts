import { findProblem } from './settings'

describe('admin planner settings', () => {
  it.each([
    ['members', ['NaN', '-1', '401', '0', 'many', '1.5', '1e2', ' '], 'Please choose 1 to 400'],
    ['reservations', ['0', '7.01'], 'Please choose 0.05 to 7'],
    ['courts', ['two', '9'], 'Please choose 1 to 8'],
    ['met', ['49', '101'], 'Please choose 50 to 100'],
  ] as const)('refuse in %s the texts %j', (name, texts, problem) => {
    expect(texts.map(text => findProblem(name, text))).toEqual(texts.map(() => problem))
  })

  it('accept the limits, spaces around a number, and a whole number with a decimal point', () => {
    const texts = ['1', '400', ' 3 ', '90.0']
    expect(texts.map(text => findProblem('members', text))).toEqual(texts.map(() => undefined))
  })
})
