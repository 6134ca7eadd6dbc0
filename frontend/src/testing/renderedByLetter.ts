import userEvent from '@testing-library/user-event'

/** All elements of the field's form that are rendered again with one more letter in the field. */
export async function renderedByLetter(field: HTMLElement): Promise<Element[]> {
  const elements = () => [...(field.closest('form')?.querySelectorAll('*') ?? [])]
  await userEvent.click(field)
  const before = new Map(elements().map(element => [element, propsOf(element)]))
  await userEvent.keyboard('a')
  return elements().filter(element => before.get(element) !== propsOf(element))
}

/** The field with its label and what is wrong with it. */
export const partsOf = ({ parentElement: frame }: HTMLElement): Element[] =>
  frame ? [frame, ...frame.querySelectorAll('*')] : []

/** React keeps on an element the props it was last rendered with, and makes new ones with each render. */
const propsOf = (element: Element): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1]
