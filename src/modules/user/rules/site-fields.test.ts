import { expect, test } from 'vitest'
import type { PersonField } from '#domain/validation/person-field/definition.ts'
import { siteFieldIssues } from './site-fields.ts'

const field = (key: string, more: Partial<PersonField> = {}): PersonField => ({
  ...{ key, label: { th: key, en: key }, type: 'text', pattern: 'any', choices: [], isRequired: false },
  ...{ person: 'edit', staff: 'member', inRegistration: true, inProfile: true },
  ...more,
})
const fields = [
  field('must', { isRequired: true }),
  field('may', { type: 'number' }),
  field('later', { isRequired: true, inRegistration: false }),
  field('academy', { isRequired: true, person: 'read' }),
]

test.each<[unknown, string[]]>([
  [{ must: 'ก' }, []],
  [{ must: 'ก', may: 1 }, []],
  [undefined, ['fields.must required']],
  [{ must: ' ' }, ['fields.must required']],
  [{ must: 1 }, ['fields.must text']],
  [{ must: 'ก', may: 'x' }, ['fields.may number']],
  [{ must: 'ก', later: 'ก' }, ['fields unknown']],
  [{ must: 'ก', academy: 'ก' }, ['fields unknown']],
  ['x', ['fields object', 'fields.must required']],
])('a registration with %j has %j', (sent, issues) => {
  expect(siteFieldIssues(fields, sent).map(({ field: name, code }) => `${name} ${code}`)).toEqual(issues)
})
