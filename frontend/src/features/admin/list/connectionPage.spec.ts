import { connectionPage } from './connectionPage'

/** Returns a response with the first `count` rows of a list of 102, which may have more. */
const response = (count: number, hasNextPage = true) => ({
  totalCount: 102,
  edges: Array.from({ length: count }, (_row, index) => ({ cursor: `c${index}`, node: index })),
  pageInfo: { hasNextPage, endCursor: `c${count - 1}` },
})

/** Returns the numbers of the shown rows, and the cursor of the next page. */
function shown(count: number, page: number, fromEnd: boolean, hasNextPage = true) {
  const { rows, before, nextCursor } = connectionPage(response(count, hasNextPage), page, fromEnd)
  return [before + 1, before + rows.length, nextCursor]
}

describe('admin list pages', () => {
  it('have fifty rows from the start, and the last one the others', () => {
    expect(shown(50, 1, false)).toEqual([1, 50, 'c49'])
    expect(shown(50, 2, false)).toEqual([51, 100, 'c49'])
    expect(shown(2, 3, false, false)).toEqual([101, 102, undefined])
  })

  it('are the same pages from the end, in the order of the list', () => {
    expect(shown(50, 1, true)).toEqual([101, 102, 'c1'])
    expect(shown(50, 2, true)).toEqual([51, 100, 'c49'])
    expect(shown(50, 3, true, false)).toEqual([1, 50, undefined])
    expect(connectionPage(response(50), 1, true).rows).toEqual([1, 0])
  })
})
