import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../page.ts'
import { diffPages } from './diff.ts'
import { marksOf } from './marks.ts'
import { unmovedIn } from './still.ts'

const object = (id: string, text = id) => ({ id, type: 'text', version: 1, props: { text } })
const column = (id: string, ...objects: ReturnType<typeof object>[]) => ({
  id,
  col: 6,
  alignment: 'left' as const,
  objects,
})
const row = (id: string, ...columns: ReturnType<typeof column>[]) => ({ id, gapSize: 24, columns })
const page = (...rows: ReturnType<typeof row>[]): Page => ({ version: 1, rows })
const told = (before: Page, after: Page) => diffPages(before, after).map(({ what, id }) => `${what} ${id}`)

describe('what became of a page', () => {
  const before = page(
    row('r1', column('c1', object('o1'), object('o2')), column('c2', object('o3'))),
    row('r2', column('c3', object('o4'))),
  )

  it('is nothing where it is the same', () => expect(told(before, structuredClone(before))).toEqual([]))

  it('names what was added, removed, changed and moved, in the order of the page', () => {
    const after = page(
      row('r0', column('c0', object('o0'))),
      row('r1', column('c1', object('o2'), object('o1', 'new')), column('c2')),
      row('r2', column('c3', object('o4'), object('o5'))),
    )
    expect(told(before, after)).toEqual(['added r0', 'changed o1', 'removed o3', 'added o5'])
    const [added, changed] = diffPages(before, after)
    expect(added).toMatchObject({ kind: 'row', holds: 1, object: { id: 'o0' } })
    expect(changed!.values).toEqual([{ name: 'text', before: 'o1', after: 'new' }])
  })

  it('tells a row that went without what stood in it, but what was saved from it', () => {
    const after = page(row('r1', column('c1', object('o1'), object('o2'), object('o4')), column('c2', object('o3'))))
    expect(told(before, after)).toEqual(['moved o4', 'removed r2'])
  })

  it('tells one row that moved, not those that it passed', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => row(id))
    const [a, b, c, d] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    expect(told(page(a!, b!, c!, d!), page(d!, a!, b!, c!))).toEqual(['moved d'])
  })

  it('tells the settings of a row, and the kind of an object', () => {
    const rowed = { ...row('r'), gapSize: 48 }
    expect(diffPages(page(row('r')), page(rowed))[0]!.values).toEqual([{ name: 'gapSize', before: 24, after: 48 }])
    const other = { ...object('o'), type: 'heading' }
    expect(diffPages(page(row('r', column('c', object('o')))), page(row('r', column('c', other))))[0]!.what).toBe(
      'changed',
    )
  })

  it('marks rows and objects; a column by what stands in it', () => {
    const after = page(
      row('r1', column('c1', object('o1', 'new')), column('c9', object('o9'))),
      row('r2', column('c3', object('o4'))),
    )
    const changes = diffPages(before, after)
    expect(marksOf(after, changes)).toEqual({ o1: 'changed', o2: 'removed', o9: 'added' })
    expect(marksOf(before, changes)).toEqual({ o1: 'changed', o2: 'removed', o3: 'removed' })
  })
})

it('what stands still is in the same order in both, and as much as can be', () => {
  const order = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'])
  fc.assert(
    fc.property(order, order, (before, after) => {
      const still = unmovedIn(before, after)
      expect(before.filter((id) => still.has(id))).toEqual(after.filter((id) => still.has(id)))
      expect(unmovedIn(after, before).size).toBe(still.size)
    }),
    { seed: 2569 },
  )
})
