import { sql } from 'kysely'
import type { Academy } from '../support/academy.ts'

/** A few places of Thailand, one without a code of its own. */
export async function fewPlaces({ database }: Academy): Promise<void> {
  const insert = async (table: string, rows: object[]) => {
    const whole = rows.map((row) => ({
      ...{ _id: String((row as { id: number }).id).padStart(24, '0'), name_en: 'x', version: 1, search: '' },
      ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', ...row },
    }))
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(whole)}::jsonb)
      on conflict do nothing`.execute(database.kysely)
  }
  await insert('province', [
    { id: 10, name_th: 'กรุงเทพมหานคร' },
    { id: 83, name_th: 'ภูเก็ต' },
  ])
  await insert('amphure', [
    { id: 1004, province_id: 10, name_th: 'บางรัก' },
    { id: 8301, province_id: 83, name_th: 'เมืองภูเก็ต' },
    { id: 1_000_001, province_id: 83, name_th: 'ใหม่' },
  ])
  await insert('tambon', [
    { id: 100402, amphure_id: 1004, name_th: 'สีลม', zip_code: '10500' },
    { id: 830101, amphure_id: 8301, name_th: 'ตลาดใหญ่', zip_code: '83000' },
  ])
}
