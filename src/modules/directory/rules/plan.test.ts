import { describe, expect, test } from 'vitest'
import type { Entry } from '../ldap/entry.ts'
import { type Known, planOf } from './plan.ts'

const entry = (n: number, more: Partial<Entry> = {}): Entry => ({
  ...{ externalID: `id-${n}`, username: `u${n}`, firstname: 'กานดา', lastname: `รักเรียน ${n}` },
  ...{ email: `kanda${n}@wicha.test`, phone: '', ...more },
})
const known = (n: number, more: Partial<Known> = {}): Known => ({
  ...{ _id: `k${n}`, externalID: `id-${n}`, isOff: false, username: `u${n}`, firstname: 'กานดา' },
  ...{ lastname: `รักเรียน ${n}`, email: `kanda${n}@wicha.test`, phone: null, status: true, ...more },
})
const none = { create: [], link: [], change: [], switchOff: [], unfit: [] }

describe('a directory and the learners of a site', () => {
  test('that agree need nothing', () => expect(planOf([entry(1)], [known(1)])).toEqual(none))

  test('somebody new is made, with his address as user name where he has none', () => {
    const plan = planOf([entry(1), entry(2, { username: '', email: ' Kanda2@Wicha.test ' })], [])
    expect(plan.create.map(({ username, email }) => [username, email])).toEqual([
      ['u1', 'kanda1@wicha.test'],
      ['kanda2@wicha.test', 'kanda2@wicha.test'],
    ])
  })

  test('what the directory says otherwise is changed, and nothing that it does not say', () => {
    const plan = planOf([entry(1, { lastname: 'ดีงาม', phone: '081-234-5678' })], [known(1, { phone: '0800000000' })])
    expect(plan.change.map(({ change }) => change)).toEqual([{ lastname: 'ดีงาม', phone: '0812345678' }])
    expect(planOf([entry(1)], [known(1, { phone: '0800000000' })])).toEqual(none)
  })

  test('an account with his address follows him from now on; one with his user name alone does not', () => {
    const before = known(1, { externalID: null, username: 'other', firstname: 'ก' })
    const plan = planOf([entry(1)], [before])
    expect(plan.link).toEqual([{ known: before, entry: entry(1), change: { firstname: 'กานดา' } }])
    const namesake = known(1, { externalID: null, email: 'other@wicha.test' })
    expect(planOf([entry(1)], [namesake])).toMatchObject({ ...none, unfit: [{ why: 'taken' }] })
  })

  test('who is gone from it is switched off, who comes back is on again, and who was switched off by hand stays off', () => {
    const gone = planOf([entry(2)], [known(1), known(2), known(3, { externalID: null })])
    expect(gone.switchOff.map(({ _id }) => _id)).toEqual(['k1'])
    const back = planOf([entry(1)], [known(1, { status: false, isOff: true })])
    expect(back.change.map(({ change }) => change)).toEqual([{ status: true }])
    expect(planOf([entry(1)], [known(1, { status: false })])).toEqual(none)
  })

  test.each([
    ['no id', { externalID: '' }, 'id'],
    ['no name', { firstname: '' }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['an address that is none', { email: 'kanda@' }, 'email'],
  ] as const)('an entry with %s is left out and named', (_what, more, why) => {
    expect(planOf([entry(1, more)], [])).toMatchObject({ ...none, unfit: [{ why }] })
  })

  test.each([
    ['id', { externalID: 'id-1' }],
    ['address', { email: 'KANDA1@wicha.test' }],
    ['user name', { username: 'U1' }],
  ])('of two entries with one %s the second is left out', (_what, more) => {
    expect(planOf([entry(1), entry(2, more)], [])).toMatchObject({
      create: [{ username: 'u1' }],
      unfit: [{ why: 'twice' }],
    })
  })

  test('an entry that is left out does not switch its account off, and an address that another has is not taken', () => {
    expect(planOf([entry(1, { email: '' })], [known(1)])).toMatchObject({ ...none, unfit: [{ why: 'email' }] })
    const two = [known(1), known(2)]
    expect(planOf([entry(1, { email: 'kanda2@wicha.test' })], two).unfit.map(({ why }) => why)).toEqual(['taken'])
  })
})
