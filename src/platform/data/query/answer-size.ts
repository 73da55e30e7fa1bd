import { type RawBuilder, sql } from 'kysely'
import { invalid } from '#platform/errors/errors.ts'

/** Maximum total size of the documents in one response, in database bytes. */
const mostBytes = 5_000_000
const tooLarge = 'the answer is too large'

/**
 * Returns rows with one `document` each, in order. The statement aborts as soon as they are too large together, without
 * reading the rest.
 */
export const whileItFits = (rows: RawBuilder<unknown>, as: string): RawBuilder<unknown> => {
  const counted = sql`select *, sum(pg_column_size(document)) over (rows unbounded preceding) as bytes from (${rows}) as found`
  const isSmall = sql`(case when bytes <= ${sql.lit(mostBytes)} then 'true' else ${sql.lit(tooLarge)} end)::boolean`
  return sql`(select * from (${counted}) as counted where ${isSmall}) as ${sql.id(as)}`
}

/** Translates the error of a user-written statement if its cause is the response size or the timeout. */
export const mended = (error: unknown): unknown => {
  const { code, message = '' } = error as { code?: string; message?: string }
  if (code === '22P02' && message.includes(tooLarge)) return refusals.size
  return code === '57014' ? refusals.time : error
}

const refusals = {
  size: invalid({
    field: 'pipeline',
    code: 'too-big',
    th: 'ผลลัพธ์มีขนาดเกิน 5 MB กรุณาเลือกเฉพาะช่องที่ใช้ด้วย $project หรือแบ่งเป็นหน้าด้วย $skip และ $limit',
    en: 'The response is larger than 5 MB. Keep only the fields you need with $project, or request a page with $skip and $limit.',
  }),
  time: invalid({
    field: 'pipeline',
    code: 'too-slow',
    th: 'ระบบหยุดคำขอนี้เพราะใช้เวลาเกิน 5 วินาที กรุณากรองข้อมูลให้แคบลงด้วย $match ในขั้นตอนแรก',
    en: 'This took longer than 5 seconds and was stopped. Select fewer records with a $match in the first stage.',
  }),
}
