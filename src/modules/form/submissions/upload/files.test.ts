import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { mayOpen } from '#platform/content/file/serving/may-open.ts'
import { idsInUse } from '#platform/content/file/references/keys-in-use.ts'
import { noteAllUses } from '#platform/content/file/references/record-references.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { exportFile } from '../../office/files/export-file.server.ts'
import { exportTables } from '../../office/files/export-table.server.ts'
import { publishTestForm, type TestField } from '../testing/form-page.ts'
import { saveDraft } from '../draft/save-draft.server.ts'
import { openForm } from '../open-form.server.ts'
import { submitForm } from '../submit-form.server.ts'
import { uploadOwner } from './ticket.server.ts'

const drivers = await testDrivers()
const fields: TestField[] = [
  { name: 'papers', type: 'upload', fileTypeLimit: ['pdf'], itemLimit: 2, fileSizeLimit: 1 },
  { name: 'secret', type: 'upload', fileTypeLimit: ['pdf'], itemLimit: 1, fileSizeLimit: 1, isPrivate: true },
]
const sets = [
  {
    name: 'people',
    limit: 2,
    fields: [{ name: 'photo', type: 'upload' as const, fileTypeLimit: ['pdf'], itemLimit: 1, fileSizeLimit: 1 }],
  },
]

describe.each(drivers)('files of forms on $kind', (driver) => {
  let academy: Academy
  let postID: string
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    postID = await publishTestForm(academy.as('admin'), { fields, sets })
  })
  afterAll(() => academy.close())

  const guest = () => ({ ...academy.as('guest'), address: '192.0.2.77' })
  const fileOf = async (person: string, { bytes = 9, name = 'a.pdf' } = {}) => {
    const id = `1760000000000-${String((n += 1)).padStart(32, '0')}`
    await sql`insert into file (site, _id, ext, name, type, bytes, kept, sha256, widths, "isPublic", alt, store, person, "by",
      "createdAt", "inLibrary") values (${guest().site._id}, ${id}, 'pdf', ${name}, 'application/pdf', ${bytes}, ${bytes}, '', '[]', false,
      '', 'disk', ${person}, '', '2026-11-01T02:00:00Z', false)`.execute(academy.database.kysely)
    return { id, ext: 'pdf', key: `upload/${id}.pdf`, site: guest().site._id, person, isPublic: false }
  }

  test('a visitor sends own files, which readers of the submission open, and private ones administrators alone', async () => {
    const { version, key, token } = await openForm(guest(), postID)
    const owner = uploadOwner({ formID: postID, key })
    const [papers, secret] = [await fileOf(owner), await fileOf(owner)]
    await saveDraft(guest(), {
      formID: postID,
      token,
      revision: 0,
      changes: { papers: [papers.key], secret: [secret.key] },
    })
    await noteAllUses(academy.as('admin'))
    expect([...(await idsInUse(guest()))]).toEqual([papers.id])
    const answers = { papers: [papers.key], secret: [secret.key] }
    expect((await submitForm(guest(), { postID, version, key, token, answers })).kind).toBe('sent')
    expect([...(await idsInUse(guest()))].toSorted()).toEqual([papers.id, secret.id])
    const open = async (file: typeof papers) =>
      Promise.all(
        [academy.as('admin'), academy.as('manager'), academy.as('user'), guest()].map((ctx) => mayOpen(ctx, file)),
      )
    expect(await open(papers)).toEqual([true, true, false, false])
    expect(await open(secret)).toEqual([true, false, false, false])
  })

  test('a spreadsheet names files, and runs nothing that a name holds', async () => {
    const { version, key, token } = await openForm(guest(), postID)
    const owner = uploadOwner({ formID: postID, key })
    const names = ['สำเนาบัตร.pdf', '=1+1.pdf', 'รูป.pdf']
    const keys: string[] = []
    for (const name of names) keys.push((await fileOf(owner, { name })).key)
    const answers = { papers: keys.slice(0, 2), people: [{ _key: 'k1', photo: keys.slice(2) }] }
    expect((await submitForm(guest(), { postID, version, key, token, answers })).kind).toBe('sent')
    const admin = academy.as('admin')
    const cells = []
    for (const { rows } of await exportTables(admin, postID))
      for await (const part of rows()) cells.push(...part.flat())
    expect(cells).toContain('สำเนาบัตร.pdf, =1+1.pdf')
    expect(cells).toContain('รูป.pdf')
    const csv = await (await exportFile(admin, { formID: postID, format: 'csv' })).text()
    expect(csv).toContain('สำเนาบัตร.pdf')
    expect(csv).not.toMatch(/upload\/|(^|,|")=1/m)
  })

  test('files of others, too many and too large ones are refused', async () => {
    const { version, key, token } = await openForm(guest(), postID)
    const owner = uploadOwner({ formID: postID, key })
    const [foreign, large] = [await fileOf('form of somebody else'), await fileOf(owner, { bytes: 2 * 2 ** 20 })]
    const send = (papers: string[]) => submitForm(guest(), { postID, version, key, token, answers: { papers } })
    const three = await Promise.all([1, 2, 3].map(async () => (await fileOf(owner)).key))
    for (const papers of [[foreign.key], [large.key], three, ['upload/x.pdf'], [foreign.key.replace('pdf', 'svg')]])
      expect(await send(papers)).toMatchObject({ kind: 'refused', issues: [{ path: 'papers' }] })
    const stolen = saveDraft(guest(), { formID: postID, token, revision: 0, changes: { papers: [foreign.key] } })
    await expect(stolen).rejects.toMatchObject({ kind: 'invalid' })
  })
})
