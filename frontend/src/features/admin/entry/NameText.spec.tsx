import { render } from '@testing-library/react'
import { NameText } from './NameText'

describe('admin name in a table', () => {
  it.each([
    ['Ana Ruiz de la Torre', 'Ana Ruiz de la Torre'],
    ['Featherstone', 'Featherstone'],
    ['Ana Oberhausermann', 'Ana Oberh|auser|mann'],
    [
      'Anne-Sophie-Charlotte Müller-Lüdenscheidt-Hohenzollern',
      'Anne-Sophie-Charlotte Müller-Lüdenscheidt-Hohenzollern',
    ],
    ['Ng-Oberhausermann', 'Ng-Oberh|auser|mann'],
    ['Wolfeschlegelsteinhausenberger Ng', 'Wolfe|schle|gelst|einha|usenb|erger Ng'],
  ])(
    'breaks only long words and parts between hyphens, into parts of several letters: %s',
    (name, expected) => {
      const { container } = render(<NameText>{name}</NameText>)
      expect(container).toHaveTextContent(name)
      expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(expected)
    },
  )
})
