import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Learners read their own submissions; those of others, and of visitors, are for staff. */
const rowCases: RowCases = async ({ admin, own, other, mark, kept, insert }) => {
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  const object = { id: 'f1', type: 'form-input', version: 1, props: { name: 'name', label: 'ชื่อ' } }
  const column = { id: 'c1', col: 12, alignment: 'left' as const, objects: [object] }
  const builder = { version: 1 as const, rows: [{ id: 'r1', gapSize: 24, columns: [column] }] }
  const post = { type: 'form' as const, title: 'แบบฟอร์มของตัวอย่าง', slug: `แบบฟอร์มตัวอย่าง-${site}`, status: true }
  const { _id: formID } = await create(admin, 'post', { ...post, builder })
  for (const [n, userID] of [own, other, null].entries()) {
    const row = { _id: `6f${n}${site}`.padEnd(24, '0') }
    const [audience, owner] = userID === own ? (['owner', own] as const) : (['staff', undefined] as const)
    await insert('form', {
      ...row,
      ...{ formID, userID, courseID: null, orderID: null, anonymisedAt: null, secondsTaken: 60, formVersion: 1 },
      formData: { name: mark(`submission-${n}`, audience, owner) },
      ...{ status: 'submit', process: '', isSuspected: false, number: `FRM-2569-9${n}${site}` },
    })
    kept('form', row, audience, owner)
  }
}

export default rowCases
