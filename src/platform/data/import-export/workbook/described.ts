import { roles } from '#platform/data/access/viewer.ts'
import type { OwnCall } from '#platform/http/api/description.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'
import { listOf, object } from '#platform/http/openapi/json-schema.ts'
import { problem, remark } from '../described.ts'
import { fileTypes } from '../file-types.ts'
import { bookWords } from './words.ts'

const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer', minimum: 0 }
const done = { created: count, changed: count, unchanged: count, problemCount: count }
const report = object({
  isStored: { type: 'boolean' },
  ...done,
  sheets: listOf(
    object({ sheet: text, collection: text, rows: count, ...done, problems: listOf(problem), remarks: listOf(remark) }),
  ),
  unknownSheets: listOf(text),
  offSheets: listOf(text),
  emptied: listOf(text),
  batches: listOf(text),
})

const admins = roles.slice(roles.indexOf('admin'))

export const workbookTag = { name: 'workbook', description: `${bookWords.title.th} · ${bookWords.title.en}` }

/** The export and import calls of a site's workbook, for the OpenAPI document (decision 0200). */
export const workbookCalls: readonly Omit<OwnCall, 'answer' | 'call'>[] = [
  {
    ...{ method: 'GET', path: '/workbook/export', module: workbookTag.name, file: 'export' },
    description: {
      summary: { th: 'ส่งออกทั้งเว็บไซต์เป็นสมุดงาน', en: 'Export the site as a workbook' },
      roles: admins,
      query: {
        template: { text: { th: '1 ดาวน์โหลดไฟล์เปล่า', en: '1 for a template without records' }, schema: text },
        lang: { text: { th: 'ภาษาของหัวคอลัมน์', en: 'Language of the column headings' }, schema: { enum: ['th', 'en'] } },
      },
      answer: {},
      gives: [fileTypes.xlsx],
      examples: [],
    },
  },
  {
    ...{ method: 'POST', path: '/workbook/import', module: workbookTag.name, file: 'import' },
    description: {
      summary: { th: 'นำเข้าทั้งเว็บไซต์จากสมุดงาน', en: 'Import the site from a workbook' },
      roles: admins,
      query: {
        dryRun: { text: { th: '1 ตรวจโดยไม่บันทึก', en: '1 checks the file without saving' }, schema: text },
        invite: {
          text: { th: '1 ส่งอีเมลให้ผู้ใช้ใหม่ตั้งรหัสผ่าน', en: '1 emails new users a link to set a password' },
          schema: text,
        },
      },
      answer: object({ status: { const: 200 }, data: report }),
      takes: [fileTypes.xlsx],
      examples: [],
    },
  },
]
