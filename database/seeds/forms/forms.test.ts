import { expect, test } from 'vitest'
import { lintFlow } from '#domain/flow/lint-flow.ts'
import { judgeForm } from '#domain/form/judge.ts'
import { lintForm } from '#domain/form/lint-form.ts'
import { formOf } from '#domain/form/read-form.ts'
import { readPage } from '#domain/page/page.ts'
import { hasCitizenChecksum } from '#domain/thai-identity/citizen.ts'
import { phoneIssue } from '#domain/thai-identity/phone.ts'
import { isCleanText } from '#domain/validation/text.ts'
import { personOf } from './build/people.ts'
import { chance } from './build/pick.ts'
import { bookingAnswers, bookings } from './factory/booking.ts'
import { medicalTrainings, registrationAnswers } from './factory/registration.ts'
import { seededForms } from './forms.ts'

const button = 'a'.repeat(24)
const all = Object.entries(seededForms).flatMap(([site, { forms }]) =>
  forms(button).map((form) => ({ ...form, site, definition: formOf({ version: 1, rows: form.rows }) })),
)
const flows = Object.values(seededForms).flatMap((site) => [...(site.button ? [site.button] : []), ...site.flows])

test('there are six forms, four flows, five templates, and almost five hundred answers of the past', () => {
  expect(all.map(({ slug }) => slug).toSorted()).toEqual([
    ...[
      'company-booking',
      'complaint',
      'contact-form',
      'course-application',
      'course-evaluation',
      'onsite-registration',
    ],
  ])
  expect(flows).toHaveLength(4)
  const templates = Object.values(seededForms).flatMap((site) => site.templates)
  expect(new Set(templates.map(({ key }) => key)).size).toBe(5)
  expect(all.reduce((sum, { past }) => sum + past.count, 0)).toBe(480)
})

test.each(all)('$slug can be stored and published', ({ rows, definition }) => {
  expect(readPage({ version: 1, rows })).toEqual({ page: { version: 1, rows } })
  expect(lintForm(definition)).toEqual([])
})

// The first day of a year allows the fewest dates.
const facts = { today: '2026-01-01', session: {} }
const judge = (slug: string, answers: Record<string, unknown>) =>
  judgeForm(all.find((form) => form.slug === slug)!.definition, { answers, facts })

test.each(all)('the judge accepts every answer of $slug, and keeps all of them', ({ slug, past }) => {
  for (let n = 0; n < past.count; n += 1) {
    const answers = past.answers(n)
    const { issues, values } = judge(slug, answers)
    expect({ n, issues }).toEqual({ n, issues: [] })
    expect({ n, lost: Object.keys(answers).filter((name) => !(name in values)) }).toEqual({ n, lost: [] })
  }
})

test('the judge accepts the bookings and the registrations with certificates', () => {
  const contact = { contact: 'กิตติ เกษมสุข', email: 'hr@mail.wicha.test' }
  for (const n of bookings.keys())
    expect(judge('company-booking', { ...bookingAnswers(n), ...contact }).issues).toEqual([])
  const medical = [`upload/${'1'.repeat(13)}-${'0'.repeat(32)}.pdf`]
  for (const [n, training] of medicalTrainings.entries()) {
    const answers = registrationAnswers(90 + n, training)
    expect(judge('onsite-registration', answers).issues.map(({ path }) => path)).toEqual(['medical'])
    expect(judge('onsite-registration', { ...answers, medical }).issues).toEqual([])
  }
})

test('invented people have valid numbers, and no two have the same', () => {
  const people = Array.from({ length: 820 }, (_, n) => personOf(n))
  for (const { citizen, phone } of people) {
    expect(hasCitizenChecksum(citizen)).toBe(true)
    expect(phoneIssue('phone', phone)).toBeNull()
  }
  for (const key of ['name', 'citizen', 'phone', 'email'] as const)
    expect(new Set(people.map((person) => person[key])).size, key).toBe(people.length)
})

test('chances are the same in every run, and use their whole range', () => {
  expect([0, 1, 2, 3].map((n) => chance({ n, salt: 9 }, 1000))).toEqual(expectedChances)
  const seen = new Set(Array.from({ length: 400 }, (_, n) => chance({ n, salt: 1 }, 20)))
  expect(seen.size).toBe(20)
})
const expectedChances = [458, 951, 290, 990]

test.each(flows)('the flow $name can be published', ({ steps, trigger }) => {
  const site = { trigger, actions: ['notify-staff'], hosts: [], secrets: [] }
  expect(
    lintFlow(
      steps(() => button),
      site,
    ),
  ).toEqual([])
})

test('every text is clean and none has a space at its edge', () => {
  const texts = [all.map(({ rows, title, settings, past }) => [rows, title, settings, answersOf(past)]), seededForms]
  for (const text of textsIn(texts)) {
    expect(isCleanText(text)).toBe(true)
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/ํา|เเ|[\u200B-\u200D\uFEFF]/)
    expect(text).toBe(text.normalize('NFC'))
  }
})

const answersOf = ({ count, answers }: (typeof all)[number]['past']) =>
  Array.from({ length: count }, (_, n) => answers(n))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
