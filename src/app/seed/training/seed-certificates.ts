import { from } from '#platform/data/collection/rows.ts'
import { compute, create, record, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { certificateLayout } from '../../../../database/seeds/certificate-layout.ts'

/** Gives a site a series and two templates, one of them in English. Completed courses then issue certificates. */
export async function seedCertificateTemplates(ctx: Context): Promise<void> {
  const { _id: series } = await create(ctx, 'certificate_series', { code: 'CERT', name: 'วุฒิบัตรทั่วไป' })
  const { _id: templateID } = await create(ctx, 'certificate_template', { name: 'วุฒิบัตรจบหลักสูตร', series })
  const version = { templateID, number: 2, by: 'ทีมงาน', layout: certificateLayout }
  await record(ctx, 'certificate_template_version', version)
  await compute(ctx, 'certificate_template', { _id: templateID, change: { current: 2 } })
  const attendance = { kind: 'attendance', locale: 'en', name: 'Attendance (English)' } as const
  await create(ctx, 'certificate_template', { ...attendance, series })
}

/** Replaces one issued certificate, ends another and revokes a third, as far as there are so many. */
export async function seedCertificateStates(ctx: Context): Promise<void> {
  const found = await from(ctx, 'certification')
    .select('certification._id')
    .where('certification.status', '=', 'issued')
    .orderBy('certification.number', 'desc')
    .limit(4)
    .execute()
  const changes = [
    { status: 'revoked', reason: 'ออกให้ผิดคน ผู้เรียนยังไม่ผ่านการทดสอบ' },
    { status: 'replaced', reason: 'สะกดชื่อผิด' },
    { status: 'expired', reason: 'หลักสูตรเปลี่ยนตามกฎหมายใหม่' },
  ] as const
  // The first learners keep theirs.
  for (const [at, change] of changes.slice(0, Math.max(0, found.length - 1)).entries())
    await update(ctx, 'certification', { _id: found[at]!._id, change })
}
