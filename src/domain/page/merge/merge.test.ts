import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Page, readPage } from '../page.ts'
import { mergePages } from './merge.ts'
import { differing } from './differing.ts'
import { partsOf } from './parts.ts'
import { same } from './same.ts'

const object = (id: string, text = '') => ({ id, type: 'text', version: 1, props: { text } })
const column = (id: string, ...objects: ReturnType<typeof object>[]) => ({
  id,
  col: 12,
  alignment: 'left' as const,
  objects,
})
const row = (id: string, ...columns: ReturnType<typeof column>[]) => ({ id, gapSize: 24, columns })
const page = (...rows: ReturnType<typeof row>[]): Page => ({ version: 1, rows })
const idsOf = ({ rows }: Page) =>
  rows.flatMap((one) => [one.id, ...one.columns.flatMap((two) => [two.id, ...two.objects.map(({ id }) => id)])])

/** A page with ids from one small set, so that two pages share many of them. */
const anyPage = fc
  .record({
    ids: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], { minLength: 0 }),
    cuts: fc.array(fc.nat(2), { minLength: 10, maxLength: 10 }),
    texts: fc.array(fc.constantFrom('ก', 'ข', 'ค'), { minLength: 10, maxLength: 10 }),
  })
  .map(({ ids, cuts, texts }): Page => {
    const rows: ReturnType<typeof row>[] = []
    for (const [at, id] of ids.entries()) {
      const [last] = rows.slice(-1)
      if (!last || cuts[at] === 0) rows.push(row(`r${id}`, column(`c${id}`, object(`o${id}`, texts[at]))))
      else if (cuts[at] === 1) last.columns.push(column(`c${id}`, object(`o${id}`, texts[at])))
      else last.columns.at(-1)!.objects.push(object(`o${id}`, texts[at]))
    }
    return page(...rows)
  })

describe('pages that are merged', () => {
  const base = page(row('r1', column('c1', object('o1'), object('o2'))), row('r2', column('c2', object('o3'))))

  it('have what each of two people changed', () => {
    const mine = page(
      row('r1', column('c1', object('o1', 'mine'), object('o2'))),
      row('r2', column('c2', object('o3'))),
    )
    const theirs = page(
      row('r2', column('c2', object('o3', 'theirs'))),
      row('r1', column('c1', object('o1'), object('o2'))),
    )
    const { page: merged, conflicts } = mergePages({ base, mine, theirs })
    expect(conflicts).toEqual([])
    expect(merged).toEqual(
      page(
        row('r2', column('c2', object('o3', 'theirs'))),
        row('r1', column('c1', object('o1', 'mine'), object('o2'))),
      ),
    )
  })

  it('have what each of them added, beside what it was put beside', () => {
    const mine = page(
      row('r1', column('c1', object('o1'), object('new1'), object('o2'))),
      ...(base.rows.slice(1) as never[]),
    )
    const theirs = page(row('r0', column('c0')), ...(base.rows as never[]))
    const merged = mergePages({ base, mine, theirs }).page
    expect(idsOf(merged)).toEqual(['r0', 'c0', 'r1', 'c1', 'o1', 'new1', 'o2', 'r2', 'c2', 'o3'])
  })

  it('name the object that both changed, and show mine', () => {
    const mine = page(
      row('r1', column('c1', object('o1', 'mine'), object('o2'))),
      row('r2', column('c2', object('o3'))),
    )
    const theirs = page(
      row('r1', column('c1', object('o1', 'theirs'), object('o2'))),
      row('r2', column('c2', object('o3'))),
    )
    expect(mergePages({ base, mine, theirs })).toEqual({ page: mine, conflicts: ['o1'] })
  })

  test('keep what one removed and the other changed, with what holds it, as a conflict', () => {
    const mine = page(row('r1', column('c1', object('o1'), object('o2'))))
    const theirs = page(
      row('r1', column('c1', object('o1'), object('o2'))),
      row('r2', column('c2', object('o3', 'theirs'))),
    )
    const merged = mergePages({ base, mine, theirs })
    expect(merged.conflicts).toEqual(['o3'])
    expect(idsOf(merged.page)).toEqual(['r1', 'c1', 'o1', 'o2', 'r2', 'c2', 'o3'])
  })

  test('hold what one moved into a column that the other removed', () => {
    const mine = page(row('r1', column('c1', object('o1'))), row('r2', column('c2', object('o3'), object('o2'))))
    const theirs = page(row('r1', column('c1', object('o1'), object('o2'))))
    expect(idsOf(mergePages({ base, mine, theirs }).page)).toEqual(['r1', 'c1', 'o1', 'r2', 'c2', 'o2'])
  })

  test('of the same id for a row and an object are not put together', () => {
    const theirs = page(row('o1', column('c9')))
    expect(mergePages({ base, mine: base, theirs })).toEqual({ page: base, conflicts: ['o1'] })
  })
})

describe('whatever the pages are', () => {
  it('a side that changed nothing gives the other', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (base, other) => {
        expect(mergePages({ base, mine: other, theirs: base })).toEqual({ page: other, conflicts: [] })
        expect(mergePages({ base, mine: base, theirs: other })).toEqual({ page: other, conflicts: [] })
        expect(mergePages({ base, mine: other, theirs: other })).toEqual({ page: other, conflicts: [] })
      }),
      { seed: 2569, numRuns: 500 },
    )
  })

  it('each id occurs once, and the page can be read', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
        const { page: merged } = mergePages({ base, mine, theirs })
        const ids = idsOf(merged)
        expect(new Set(ids).size).toBe(ids.length)
        expect(readPage(merged)).toEqual({ page: merged })
      }),
      { seed: 2569, numRuns: 500 },
    )
  })

  it('what only one side changed, or added, is there, and nothing that both removed', () => {
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
        const { page: merged, conflicts } = mergePages({ base, mine, theirs })
        const [was, a, b, is] = [base, mine, theirs, merged].map((one) => partsOf(one).byId)
        for (const [id, part] of a!) {
          if (conflicts.includes(id) || same(part.own, was!.get(id)?.own)) continue
          expect(is!.get(id)?.own).toEqual(part.own)
        }
        for (const [id, part] of b!)
          if (part.kind === 'object' && !conflicts.includes(id) && !was!.has(id)) expect(is!.get(id)).toBeDefined()
        for (const [id, part] of was!)
          if (part.kind === 'object' && !a!.has(id) && !b!.has(id)) expect(is!.get(id)).toBeUndefined()
      }),
      { seed: 2569, numRuns: 500 },
    )
  })

  it('differing names no part of equal pages, and every object that one alone has', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (a, b) => {
        expect(differing(a, structuredClone(a))).toEqual([])
        const [one, other] = [idsOf(a), idsOf(b)]
        const lone = [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))]
        expect(differing(a, b)).toEqual(expect.arrayContaining(lone))
      }),
      { seed: 2569 },
    )
  })
})
