import { expect, test } from 'vitest'
import type { Page } from '#domain/page/page.ts'
import { whenIssues } from './when-issues.ts'

const when = { audience: 'user' as const }
const object = (type: string, more: object = {}) => ({
  id: type,
  type,
  version: 1,
  props: { name: 'email', label: 'อีเมล' },
  ...more,
})
const page = (row: object, ...objects: object[]) =>
  ({
    version: 1,
    rows: [{ id: 'r', gapSize: 0, ...row, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
  }) as Page

test.each([
  ['a field in a row for some people', page({ when }, object('form-input')), 1],
  ['a field for some people', page({}, object('form-input', { when })), 1],
  ['a field with a code for flags', page({}, object('form-input', { flagCode: 'apply' })), 1],
  ['a field for everybody', page({}, object('form-input')), 0],
  ['a text for some people beside a field', page({}, object('text', { when }), object('form-input')), 0],
  ['a row of texts for some people', page({ when }, object('text')), 0],
])('%s', (_, of, count) => {
  const issues = whenIssues(of)
  expect(issues).toHaveLength(count)
  for (const { th, en } of issues) expect(th + en).toMatch(/อีเมล.*แสดงแก่.*อีเมล/s)
})
