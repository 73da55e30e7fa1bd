import { staffRoles } from '#platform/data/access/viewer.ts'
import type { DescribedCall } from '#platform/http/api/calls.ts'
import type { Parameter } from '#platform/http/api/description.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'
import { listOf, object } from '#platform/http/openapi/json-schema.ts'
import { fileTypes } from './file-types.ts'

const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer', minimum: 0 }
const types = Object.values(fileTypes)

const asked: Record<string, Parameter> = {
  format: { text: { th: 'ชนิดไฟล์', en: 'Format' }, schema: { enum: Object.keys(fileTypes), default: 'csv' } },
  fields: { text: { th: 'ชื่อช่อง คั่นด้วยจุลภาค', en: 'Field names, separated by commas' }, schema: text },
  filter: { text: { th: 'ตัวกรองเป็น JSON', en: 'A filter as JSON' }, schema: text },
  q: { text: { th: 'คำค้น', en: 'Words to search for' }, schema: text },
  sort: { text: { th: 'ช่องที่ใช้เรียง เช่น name desc', en: 'A field to sort by, such as name desc' }, schema: text },
  lang: { text: { th: 'ภาษาของหัวคอลัมน์', en: 'Language of the column headings' }, schema: { enum: ['th', 'en'] } },
}
const given: Record<string, Parameter> = {
  dryRun: { text: { th: '1 ตรวจโดยไม่บันทึก', en: '1 checks the file without saving' }, schema: text },
  key: { text: { th: 'ช่องที่ระบุรายการแทน _id', en: 'Fields that identify a record instead of _id' }, schema: text },
}
/** One thing to fix in a file, as a report lists it. */
const cell = {
  row: { type: 'integer', minimum: 1 },
  column: { type: ['string', 'null'] },
  field: { type: ['string', 'null'] },
  value: { type: ['string', 'null'] },
  code: text,
  message: text,
}
export const problem = object(cell)
/** How ambiguous cells of a column were read: the first cell, and the count. */
export const remark = object({ ...cell, count })
const report = object({
  isStored: { type: 'boolean' },
  ...{ rows: count, created: count, changed: count, unchanged: count, problemCount: count },
  problems: listOf(problem),
  remarks: listOf(remark),
})

/** The export and import calls of a collection, for the OpenAPI document (decision 0050). */
export const fileCalls: readonly DescribedCall[] = [
  {
    name: 'export',
    method: 'GET',
    path: '/:c/export',
    by: 'read',
    among: staffRoles.filter((role) => role !== 'member'),
    summary: ({ plural }) => ({ th: `ส่งออก${plural.th}`, en: `Export ${plural.en.toLowerCase()}` }),
    describe: () => ({ query: asked, answer: {}, gives: types }),
  },
  {
    name: 'import',
    method: 'POST',
    path: '/:c/import',
    by: 'create',
    among: staffRoles,
    isOnce: true,
    summary: ({ plural }) => ({ th: `นำเข้า${plural.th}`, en: `Import ${plural.en.toLowerCase()}` }),
    describe: () => ({ query: given, takes: types, answer: object({ status: { const: 200 }, data: report }) }),
  },
]
