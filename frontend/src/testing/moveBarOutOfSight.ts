import { listBarId } from '../ui/lists/ListBar'

/** Moves the bar of the list out of the window. Returns it, and the spy of its call that scrolls back to it. */
export function moveBarOutOfSight() {
  const bar = document.getElementById(listBarId)
  if (!bar) throw new Error('No list is shown')
  jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -202, 300, 52))
  return { bar, scroll: jest.spyOn(bar, 'scrollIntoView') }
}
