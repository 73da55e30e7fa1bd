import { expect, test } from 'vitest'
import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import { membersOf } from '#domain/form/page/members.ts'
import { formErrors } from './form-errors.ts'
import { restoredAnswers, sessionAnswers, startCopy } from './start-answers.ts'
import { withoutPrivate } from '../sending/stored.ts'
import { tabOf } from '../tabs/tab-of.ts'

const field = (name: string, props: object = {}): FormField => ({
  ...{ id: name, name, type: 'input' },
  ...membersOf({ label: `ช่อง ${name}`, ...props }),
})
const definition: FormDefinition = {
  version: 1,
  fields: [
    field('name'),
    field('mail', { session: 'user.email', locked: true }),
    field('phone', { session: 'user.phone' }),
    field('citizen', { isPrivate: true }),
  ],
  sets: [
    {
      ...{ name: 'people', title: 'ผู้เข้าอบรม', limit: 2, isRequired: false },
      fields: [field('first'), field('health', { isPrivate: true })],
    },
  ],
  tabs: [
    { name: 'ก', fields: ['name', 'mail', 'phone'] },
    { name: 'ข', fields: ['citizen', 'people'] },
  ],
}
const start = { name: '', mail: '', phone: '', citizen: '', people: [{ _key: 'a', first: '', health: '' }] }
const facts = { today: '2026-11-28', session: {} }

test('a draft fills in what was not typed, and nothing that is not of the form', () => {
  const stored = {
    name: 'เดิม',
    phone: '081',
    mail: 'x@y.z',
    evil: 1,
    people: [{ _key: 'b', first: 'ก' }, null, 7, { first: 'ข' }],
  }
  const restored = restoredAnswers(definition, { answers: { ...start, name: 'ใหม่' }, start, stored })
  expect(restored).toEqual({ ...start, name: 'ใหม่', phone: '081', people: [{ _key: 'b', first: 'ก' }] })
})

test.each([
  ['an array instead of copies', { people: 'x' }],
  ['a prototype', JSON.parse('{"__proto__":{"name":"x"}}')],
])('%s in a draft changes nothing', (_, stored) => {
  expect(restoredAnswers(definition, { answers: start, start, stored })).toEqual(start)
})

test('values of the session fill empty fields, and locked ones always', () => {
  const session = { 'user.email': 'somchai@example.com', 'user.phone': '0812345678' }
  const typed = { ...start, mail: 'forged@example.com', phone: '02' }
  expect(sessionAnswers(definition, { answers: start, start, session })).toMatchObject({ phone: '0812345678' })
  expect(sessionAnswers(definition, { answers: typed, start, session })).toMatchObject({
    ...{ mail: 'somchai@example.com', phone: '02' },
  })
})

test('a tab stores no private answer', () => {
  const answers = { ...start, citizen: '1101700230708', people: [{ _key: 'a', first: 'ก', health: 'แพ้ยา' }] }
  const stored = JSON.stringify(withoutPrivate(definition, answers))
  expect(stored).not.toMatch(/1101700230708|แพ้ยา/)
  expect(stored).toContain('"first":"ก"')
})

test('a new copy begins empty with its own key', () => {
  expect(startCopy(definition, { set: 'people', facts, key: 'new' })).toEqual({ _key: 'new', first: '', health: '' })
})

test('errors name the field and its copy, and lead to its tab', () => {
  const words = { copy: '{title} ชุดที่ {n}', unnamedSet: 'ข้อมูล' }
  const state = {
    ...{ answers: { ...start, people: [start.people[0], { _key: 'b' }] }, taken: {}, pending: {} },
    judged: { asked: new Set<string>(), values: {}, issues: [] },
    issues: new Map([
      ['name', 'ไม่มีการกรอกข้อมูล'],
      ['people.b.first', 'ไม่มีการกรอกข้อมูล'],
    ]),
  }
  expect(formErrors({ definition, content: { words } } as never, state as never)).toEqual([
    { name: 'ช่อง name', text: 'ไม่มีการกรอกข้อมูล', target: 'f-name', tab: 0 },
    { name: 'ผู้เข้าอบรม ชุดที่ 2 – ช่อง first', text: 'ไม่มีการกรอกข้อมูล', target: 'f-people.b.first', tab: 1 },
  ])
  expect(tabOf({ ...definition, tabs: [] }, 'name')).toBe(0)
})
