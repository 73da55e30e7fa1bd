import { describe, expect, test } from 'vitest'
import { newTable, pageButtons, questionOf, searchedFor, sizedAs, sortedBy, turnedTo } from './table-state.ts'

describe('a table', () => {
  test('sorts ascending by a heading, descending by a second press, and another heading anew', () => {
    const once = sortedBy(newTable(), 'name')
    expect(once).toMatchObject({ sort: 'name', isDescending: false })
    const twice = sortedBy(once, 'name')
    expect(twice).toMatchObject({ sort: 'name', isDescending: true })
    expect(sortedBy(twice, 'name')).toMatchObject({ isDescending: false })
    expect(sortedBy(twice, 'hours')).toMatchObject({ sort: 'hours', isDescending: false })
  })

  test('goes back to page 1 when it is sorted, searched or sized', () => {
    const third = turnedTo(newTable(), 3)
    expect(third.page).toBe(3)
    for (const next of [sortedBy(third, 'name'), searchedFor(third, 'ไฟ'), sizedAs(third, 20)])
      expect(next.page).toBe(1)
  })

  test('has 10 rows a page unless 20 or 50 are chosen', () => {
    expect(newTable().size).toBe(10)
    expect(sizedAs(newTable(), 50).size).toBe(50)
  })

  test.each([
    [1, 200, [1, 2, 3, 4, 5]],
    [3, 200, [1, 2, 3, 4, 5]],
    [10, 200, [8, 9, 10, 11, 12]],
    [20, 200, [16, 17, 18, 19, 20]],
    [2, 25, [1, 2, 3]],
    [1, 0, [1]],
  ])('on page %i of %i rows shows the buttons %j', (page, total, buttons) => {
    expect(pageButtons({ page, size: 10 }, total)).toEqual(buttons)
  })
})

describe('what is asked', () => {
  const columns = { shown: ['name', 'hours'], searched: ['name', 'code'] }

  test('is a page, in an order, of the shown fields', () => {
    const state = turnedTo(sortedBy(newTable({ size: 20 }), 'hours'), 2)
    expect(questionOf(state, columns)).toEqual({
      ...{ method: 'find', args: [], paging: { page: 2, limit: 20 } },
      ...{ sort: { hours: 1 }, fields: ['_id', 'name', 'hours'] },
    })
  })

  test('every word of a search, in any of the searched columns, and never as a pattern', () => {
    const { args } = questionOf(newTable({ q: ' งาน a.*b ' }), columns)
    const holds = ($regex: string) => ({
      $or: [{ name: { $regex, $options: 'i' } }, { code: { $regex, $options: 'i' } }],
    })
    expect(args).toEqual([{ $and: [holds('งาน'), holds(String.raw`a\.\*b`)] }])
  })

  test('no search where no column can be searched', () => {
    expect(questionOf(newTable({ q: 'งาน' }), { shown: ['hours'], searched: [] }).args).toEqual([])
  })
})
