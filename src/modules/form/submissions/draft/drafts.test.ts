import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import unique from '../../commands/unique.server.ts'
import removeExpired from '../../commands/remove-expired.server.ts'
import readGrant from '../../hooks/form-upload-grant.server.ts'
import { formDraft } from '../store/tables.ts'
import { formPage, publishTestForm, type TestField } from '../testing/form-page.ts'
import { openForm } from '../open-form.server.ts'
import { submitForm } from '../submit-form.server.ts'
import { mailResumeLink } from './mail-resume-link.server.ts'
import { issueResumeSecret, resumeDraft } from './resume-draft.server.ts'
import { saveDraft } from './save-draft.server.ts'

const drivers = await testDrivers()
const start = Date.parse('2026-11-28T03:00:00Z')
const fields: TestField[] = [
  { name: 'name', required: true },
  { name: 'email', inputType: 'email', unique: { collection: 'user', key: 'email' } },
  { name: 'citizen', isPrivate: true },
  { name: 'papers', type: 'upload', fileTypeLimit: ['.PDF'], itemLimit: 2, fileSizeLimit: 1 },
  { name: 'photos', type: 'upload', fileTypeLimit: ['jpg'], itemLimit: 1, fileSizeLimit: 2 },
]

const people = (name: string) => ({ name: 'people', limit: 3, fields: [{ name }] })

describe.each(drivers)('drafts of forms on $kind', (driver) => {
  let academy: Academy
  let postID: string
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    postID = await publishTestForm(academy.as('admin'), { fields })
  })
  afterAll(() => academy.close())

  const guest = () => ({ ...academy.as('guest'), address: `192.0.2.${(n += 1) % 250}` })
  const learner = async (): Promise<Context> => {
    n += 1
    const user = { username: `drafts${n}`, firstname: 'มานะ', lastname: `ที่${n}`, email: `drafts${n}@wicha.th` }
    const { _id } = await create(academy.as('admin'), 'user', user)
    return { ...academy.as('user'), viewer: { ...academy.viewer('user'), id: _id, name: `มานะ ที่${n}` } }
  }

  test('two devices are merged by field, and learn where the other one was later', async () => {
    const ctx = await learner()
    const { token } = await openForm(ctx, postID)
    const save = (revision: number, changes: Record<string, unknown>) =>
      saveDraft(ctx, { formID: postID, token, revision, changes })
    expect(await save(0, { name: 'ก', citizen: '1', unknown: 'x' })).toMatchObject({
      revision: 1,
      answers: { name: 'ก' },
    })
    expect(await save(1, { email: 'a@b.th' })).toMatchObject({ answers: { name: 'ก', email: 'a@b.th' }, conflicts: [] })
    expect(await save(1, { name: 'ข', email: 'c@d.th' })).toMatchObject({
      answers: { name: 'ข', email: 'a@b.th' },
      conflicts: ['email'],
    })
    const again = await openForm(ctx, postID)
    expect(again.draft).toMatchObject({ revision: 3, answers: { name: 'ข', email: 'a@b.th' } })
    expect(JSON.stringify(await fromPrivate(ctx, formDraft).selectAll().execute())).not.toContain('citizen')
  })

  test('a draft over 64 kB, of somebody else, or after the submit is refused', async () => {
    const ctx = await learner()
    const { version, key, token } = await openForm(ctx, postID)
    const save = (by: Context, changes: Record<string, unknown>) =>
      saveDraft(by, { formID: postID, token, revision: 0, changes })
    await expect(save(ctx, { name: 'ก'.repeat(70_000) })).rejects.toMatchObject({ kind: 'invalid' })
    await save(ctx, { name: 'ก' })
    await expect(save(await learner(), { name: 'ข' })).rejects.toMatchObject({ kind: 'conflict' })
    expect((await submitForm(ctx, { postID, version, key, token, answers: { name: 'ก' } })).kind).toBe('sent')
    await expect(save(ctx, { name: 'ค' })).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await openForm(ctx, postID)).draft).toBeNull()
  })

  test('a link is mailed, ends the earlier one, and holds nothing that was typed', async () => {
    const ctx = guest()
    const { token } = await openForm(ctx, postID)
    await saveDraft(ctx, { formID: postID, token, revision: 0, changes: { name: 'ความลับของฉัน' } })
    const earlier = await issueResumeSecret(ctx, { formID: postID, token })
    const link = await mailResumeLink(ctx, { formID: postID, token, email: ' Mana@School.ac.th ' })
    const mails = await sql<{ text: string; html: string }>`select text, html from mail
      where "to" = 'mana@school.ac.th'`.execute(academy.database.kysely)
    expect(mails.rows).toHaveLength(1)
    const { text, html } = mails.rows[0]!
    for (const content of [text, html]) expect(content).toContain(`/form/resume#${link}`)
    expect(text + html).not.toContain('ความลับของฉัน')
    await expect(resumeDraft(guest(), earlier)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await resumeDraft(guest(), link)).toMatchObject({ draft: { answers: { name: 'ความลับของฉัน' } } })
  })

  test.each(['', 'x', 'a@b.th, c@d.th', 'a@b.th\r\nBcc: c@d.th', `${'a'.repeat(250)}@b.th`, 'a@example.com'])(
    'a link is not mailed to %j, and the earlier one stays',
    async (email) => {
      const ctx = guest()
      const { token } = await openForm(ctx, postID)
      await saveDraft(ctx, { formID: postID, token, revision: 0, changes: { name: 'ก' } })
      const link = await issueResumeSecret(ctx, { formID: postID, token })
      await expect(mailResumeLink(ctx, { formID: postID, token, email })).rejects.toMatchObject({ kind: 'invalid' })
      expect(await resumeDraft(guest(), link)).toMatchObject({ formID: postID })
    },
  )

  test('links of others are not mailed, and nobody fills a mailbox', async () => {
    const ctx = await learner()
    const { token } = await openForm(ctx, postID)
    await saveDraft(ctx, { formID: postID, token, revision: 0, changes: { name: 'ก' } })
    const mail = (by: Context, email: string) => mailResumeLink(by, { formID: postID, token, email })
    await expect(mail(await learner(), 'other@school.ac.th')).rejects.toMatchObject({ kind: 'conflict' })
    for (let count = 0; count < 4; count++) {
      const forged = { formID: postID, token: `${token}x`, email: 'b@school.ac.th' }
      const by = { ...ctx, address: `203.0.113.${count}` }
      await expect(mailResumeLink(by, forged)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(mail({ ...ctx, address: '192.0.2.251' }, 'b@school.ac.th')).resolves.toContain('.')
    for (let count = 0; count < 2; count++) await mail({ ...ctx, address: `198.51.100.${count}` }, 'b@school.ac.th')
    await expect(mail({ ...ctx, address: '198.51.100.9' }, 'B@school.ac.th')).rejects.toMatchObject({
      kind: 'too-many',
    })
  })

  test('a link continues a draft until it is sent or 30 days passed, and a guessed one opens nothing', async () => {
    const ctx = guest()
    const { version, key, token } = await openForm(ctx, postID)
    await saveDraft(ctx, { formID: postID, token, revision: 0, changes: { name: 'ก' } })
    const link = await issueResumeSecret(ctx, { formID: postID, token })
    const resumed = await resumeDraft(guest(), link)
    expect(resumed).toMatchObject({ formID: postID, version, key, draft: { revision: 1, answers: { name: 'ก' } } })
    const guesses = [
      link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      'x',
      `${'0'.repeat(24)}.${'A'.repeat(22)}`,
    ]
    for (const guess of guesses) await expect(resumeDraft(guest(), guess)).rejects.toMatchObject({ kind: 'not-found' })
    const later = { ...guest(), now: start + 31 * 86_400_000 }
    await expect(resumeDraft(later, link)).rejects.toMatchObject({ kind: 'not-found' })
    await submitForm(guest(), { postID, version, key, token: resumed.token, answers: { name: 'ก' } })
    await expect(resumeDraft(guest(), link)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a guess costs an attempt: after ten in a minute no code is looked at', async () => {
    const ctx = guest()
    const { token } = await openForm(ctx, postID)
    await saveDraft(ctx, { formID: postID, token, revision: 0, changes: { name: 'ก' } })
    const link = await issueResumeSecret(ctx, { formID: postID, token })
    for (let at = 0; at < 10; at++) await expect(resumeDraft(ctx, 'x')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(resumeDraft(ctx, link)).rejects.toMatchObject({ kind: 'too-many' })
    expect(await resumeDraft(guest(), link)).toMatchObject({ formID: postID })
  })

  test('a new version goes on with the key and the draft of the token, under the names of now', async () => {
    const admin = academy.as('admin')
    const form = await publishTestForm(admin, { fields: [{ name: 'name' }], sets: [people('who')] })
    const ctx = guest()
    const { key, token } = await openForm(ctx, form)
    const answers = { name: 'ก', people: [{ _key: 'a', who: 'ข' }] }
    await saveDraft(ctx, { formID: form, token, revision: 0, changes: answers })
    const builder = JSON.parse(
      JSON.stringify(formPage({ fields: [{ name: 'name' }], sets: [people('who')] })).replaceAll(
        '"name":"who"',
        '"name":"person"',
      ),
    ) as never
    await update(admin, 'post', { _id: form, change: { builder } })
    const next = await openForm(ctx, form, token)
    expect(next).toMatchObject({
      version: 2,
      key,
      draft: { revision: 1, answers: { people: [{ _key: 'a', person: 'ข' }] } },
    })
    const saved = await saveDraft(ctx, { formID: form, token: next.token, revision: 1, changes: { name: 'ค' } })
    expect(saved.answers).toEqual({ name: 'ค', people: [{ _key: 'a', person: 'ข' }] })
    for (const foreign of ['x', (await openForm(guest(), postID)).token])
      expect((await openForm(guest(), form, foreign)).key).not.toBe(key)
    const somebody = await openForm(await learner(), form, next.token)
    expect([somebody.draft, somebody.key === key]).toEqual([null, false])
  })

  test('drafts are removed after 30 days', async () => {
    const ctx = guest()
    const { token } = await openForm(ctx, postID)
    await saveDraft(ctx, { formID: postID, token, revision: 0, changes: { name: 'เก่า' } })
    const task = { payload: {}, signal: new AbortController().signal }
    const at = { ...academy.as('admin'), now: start + 31 * 86_400_000 }
    await removeExpired.work(at, task as Parameters<typeof removeExpired.work>[1])
    expect(await fromPrivate(ctx, formDraft).selectAll().execute()).toEqual([])
  })

  test('a ticket lets a visitor upload for its field alone, until the form is sent', async () => {
    const ctx = guest()
    const { version, key, token, tickets } = await openForm(ctx, postID)
    const [papers, photos] = [tickets['papers']!, tickets['photos']!]
    expect(await readGrant(ctx, papers)).toMatchObject({ types: ['pdf'], most: 2 ** 20 })
    expect(await readGrant(ctx, photos)).toMatchObject({ types: ['jpg'], most: 2 * 2 ** 20 })
    const [place, until, mark] = papers.split('.')
    const forged = [`${photos.split('.')[0]}.${until}.${mark}`, `${place}.9999999999999.${mark}`, 'x', '']
    for (const one of forged) await expect(readGrant(ctx, one)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(readGrant({ ...ctx, now: start + 25 * 3_600_000 }, papers)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await submitForm(ctx, { postID, version, key, token, answers: { name: 'ก' } })
    await expect(readGrant(ctx, papers)).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await openForm(await learner(), postID)).tickets).toEqual({})
    const inSets = { name: 'people', limit: 2, fields: [{ name: 'papers', type: 'upload' as const }] }
    const form = await publishTestForm(academy.as('admin'), {
      fields: [{ name: 'papers', type: 'upload' }],
      sets: [inSets],
    })
    expect(Object.keys((await openForm(ctx, form)).tickets).toSorted()).toEqual(['papers', 'people.papers'])
  })

  test('the system says only whether a declared field is taken, ten times a minute, to whom opened the form', async () => {
    const [ctx, known] = [guest(), await learner()]
    const { token } = await openForm(ctx, postID)
    const email = `drafts${n}@wicha.th`
    const ask = (body: object) => unique(ctx, { body } as Parameters<typeof unique>[1])
    const of = { formID: postID, name: 'email', token }
    expect(known.viewer.role).toBe('user')
    expect(await ask({ ...of, value: email })).toEqual({ status: 200, isTaken: true })
    expect(await ask({ ...of, value: 'nobody@wicha.th' })).toEqual({ status: 200, isTaken: false })
    expect(await ask({ ...of, value: 'no address' })).toEqual({ status: 200, isTaken: false })
    await expect(ask({ ...of, value: email, token: '' })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(ask({ ...of, name: 'name', value: 'ก' })).rejects.toMatchObject({ kind: 'not-found' })
    const many = Promise.all(Array.from({ length: 10 }, () => ask({ ...of, value: email })))
    await expect(many).rejects.toMatchObject({ kind: 'too-many' })
  })
})
