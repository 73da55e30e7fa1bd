import { from } from '#platform/data/collection/rows.ts'
import { create, record } from '#platform/data/collection/write.ts'
import type { RowCases, RowCaseTools } from '#platform/manifest/row-cases.ts'
import { liveKeyOf } from '../rules/certificate-state.ts'

/** Certificates are for their holder and staff; all about their making is for staff. */
const rowCases: RowCases = async (tools) => {
  const { admin, mark, kept } = tools
  const series = await create(admin, 'certificate_series', {
    code: '690001',
    name: mark('certificate-series', 'staff'),
  })
  kept('certificate_series', series, 'staff')
  const named = { name: mark('certificate-template', 'staff'), series: series._id }
  const template = await create(admin, 'certificate_template', named)
  kept('certificate_template', template, 'staff')
  const version = await from(admin, 'certificate_template_version')
    .select('_id')
    .where('templateID', '=', template._id)
    .executeTakeFirstOrThrow()
  kept('certificate_template_version', version, 'staff')
  await issued(tools)
}

/** A certificate of the learner and one of another person, and a review of the first. */
async function issued({ admin, own, other, courseID, enrollID, mark, kept, insert }: RowCaseTools) {
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  const issuedAt = new Date(admin.now).toISOString()
  const texts = { nameEn: '', familyName: '', courseName: '', result: '', issuer: '', issuedBy: '' }
  for (const [n, userID] of [own, other].entries()) {
    const [audience, owner] = userID === own ? (['owner', own] as const) : (['staff', undefined] as const)
    const row = { _id: `ce${n}${site}`.padEnd(24, '0') }
    const [kind, attempt] = ['completion' as const, n + 1]
    await insert('certification', {
      ...{
        ...row,
        ...texts,
        userID,
        courseID,
        enrollID,
        kind,
        attempt,
        issuedAt,
        hours: 6,
        locale: 'th',
        courseVersion: 1,
      },
      ...{ number: mark(`certificate-${n}`, audience, owner), name: mark(`certificate-name-${n}`, audience, owner) },
      ...{ status: 'issued', code: `0000-0000-0000-000${n}`, liveKey: liveKeyOf({ enrollID, attempt, kind }) },
      ...{ reason: mark(`certificate-reason-${n}`, 'staff') },
    })
    kept('certification', row, audience, owner)
    if (n === 1) continue
    const review = { certificationID: row._id, cause: 'name' as const, detail: mark('certificate-review', 'staff') }
    kept('certificate_review', await record(admin, 'certificate_review', review), 'staff')
  }
}

export default rowCases
