import { expect, test } from 'vitest'
import type { OpenForm } from '../state/form-context.ts'
import type { saveDraft } from './calls.ts'
import { DraftSaver } from './draft-saver.ts'

type Stored = Awaited<ReturnType<typeof saveDraft>>
const stored = (revision: number, more: object = {}): Stored => ({
  ...{ revision, token: `t${revision}`, answers: {}, conflicts: [] },
  ...more,
})

/** A saver of a form with two fields, whose server gives these answers. */
function saverWith(...replies: Stored[]) {
  const form = { answers: { name: '', email: '' } as Record<string, string>, token: 't0' }
  const sent: { revision: number; changes: object; token: string }[] = []
  const said: unknown[] = []
  const saver = new DraftSaver({
    formID: 'f',
    start: { name: '', email: '' },
    read: () => form.answers,
    open: async () => ({ token: form.token }) as OpenForm,
    onToken: (token) => (form.token = token),
    onConflicts: (values) => said.push(values),
    onOver: () => said.push('over'),
    save: async ({ revision, changes, token }) => {
      sent.push({ revision, changes, token })
      return replies.shift() ?? null
    },
  })
  return { saver, form, sent, said }
}

test('sends what changed since the last save, under the renewed token', async () => {
  const { saver, form, sent } = saverWith(stored(1), stored(2))
  form.answers = { name: 'ก', email: '' }
  expect(await saver.save()).toBe(true)
  form.answers = { name: 'ก', email: 'a@wicha.th' }
  expect(await saver.save()).toBe(true)
  expect(await saver.save()).toBe(true)
  expect(sent).toEqual([
    { revision: 0, changes: { name: 'ก' }, token: 't0' },
    { revision: 1, changes: { email: 'a@wicha.th' }, token: 't1' },
  ])
})

test('sends again what the server did not answer, and one call at a time', async () => {
  const { saver, form, sent } = saverWith(null, stored(1))
  form.answers = { name: 'ก', email: '' }
  expect(await Promise.all([saver.save(), saver.save()])).toEqual([false, true])
  expect(sent.map(({ changes }) => changes)).toEqual([{ name: 'ก' }, { name: 'ก' }])
})

test('takes the values of another device, and does not send them back', async () => {
  const { saver, form, sent, said } = saverWith(stored(5, { conflicts: ['name'], answers: { name: 'ข' } }), stored(6))
  form.answers = { name: 'ก', email: '' }
  await saver.save()
  expect(said).toEqual([{ name: 'ข' }])
  form.answers = { name: 'ข', email: 'a@wicha.th' }
  await saver.save()
  expect(sent[1]).toMatchObject({ revision: 5, changes: { email: 'a@wicha.th' } })
})

test('says when the form cannot be saved any more', async () => {
  const { saver, form, said } = saverWith('over')
  form.answers = { name: 'ก', email: '' }
  expect(await saver.save()).toBe(false)
  expect(said).toEqual(['over'])
})
