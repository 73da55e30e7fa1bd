import { describe, expect, it } from 'vitest'
import type { ImportReport } from './import-description.ts'
import { atIn, causesOf, csvOf, problemsByPlace, shownRows, withCell } from './table-text.ts'

const problem = (row: number, column: string | null, value: string, message = 'ไม่ถูกต้อง') => ({
  ...{ row, column, value, message, code: 'x' },
})
const report = (more: Partial<ImportReport>): ImportReport => ({
  ...{ isStored: false, rows: 0, created: 0, changed: 0, unchanged: 0, problemCount: 0, problems: [], remarks: [] },
  ...more,
})

describe('a table as text', () => {
  it('quotes what would be read otherwise, and leaves columns out', () => {
    const rows = [
      ['ชื่อ', 'รหัส', 'หมายเหตุ'],
      ['ก, ข', 'A1', 'พูดว่า "ดี"'],
      [' เว้น', 'A2', 'สอง\nบรรทัด'],
    ]
    expect(csvOf(rows, new Set([1]))).toBe('\uFEFFชื่อ,หมายเหตุ\r\n"ก, ข","พูดว่า ""ดี"""\r\n" เว้น","สอง\nบรรทัด"\r\n')
  })

  it('takes a cell anew, in a row that was shorter too', () => {
    expect(withCell([['a', 'b'], ['1']], { row: 2, at: 2, text: 'x' })).toEqual([
      ['a', 'b'],
      ['1', '', 'x'],
    ])
  })
})

describe('what a check said', () => {
  it.each([
    ['A', [], 0],
    ['B', [0], 2],
    ['B', [1], 2],
    ['AA', [], 26],
    ['A', [0, 1], 2],
  ])('column %s with %j left out stands at %i', (column, leftOut, at) => {
    expect(atIn(column, new Set(leftOut))).toBe(at)
  })

  it('is found by place, beside the columns that are left out', () => {
    const found = problemsByPlace(report({ problems: [problem(3, 'B', 'x'), problem(4, null, '')] }), new Set([0]))
    expect([...found]).toEqual([['C3', 'ไม่ถูกต้อง']])
  })

  it('is gathered by its reason, most first, with the value when there is one', () => {
    const causes = causesOf({ problems: [problem(2, 'A', 'x', 'ว่าง'), problem(3, 'B', 'SAF'), problem(4, 'B', 'SAF')] })
    expect(causes.map(({ message, value, problems }) => [message, value, problems.length])).toEqual([
      ['ไม่ถูกต้อง', 'SAF', 2],
      ['ว่าง', 'x', 1],
    ])
  })

  it('chooses the rows to be shown', () => {
    const checked = report({ detail: { rows: [], columns: [], acts: { 2: 'create', 5: 'mend', 8: 'change' } } })
    expect(shownRows(checked, { count: 9, which: 'bad' })).toEqual([4, 5, 6])
    expect(shownRows(checked, { count: 9, which: 'changes' })).toEqual([8])
    expect(shownRows(checked, { count: 4, which: 'all' })).toEqual([2, 3, 4])
  })
})
