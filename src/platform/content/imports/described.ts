import { roles } from '#platform/data/access/viewer.ts'
import type { OwnCall } from '#platform/http/api/description.ts'
import { object } from '#platform/http/openapi/json-schema.ts'

const admins = roles.slice(roles.indexOf('admin'))

export const importTag = { name: 'pages', description: 'หน้าเว็บเข้าและออก · Pages in and out' }

/** The export and import calls of a site's pages as one file, for the OpenAPI document (decision 0452). */
export const importCalls: readonly Omit<OwnCall, 'answer' | 'call'>[] = [
  {
    ...{ method: 'GET', path: '/pages/export', module: importTag.name, file: 'export' },
    description: {
      summary: { th: 'ส่งออกหน้าเว็บทั้งหมดเป็นไฟล์เดียว', en: 'Export all pages as one file' },
      roles: admins,
      query: {},
      answer: {},
      gives: ['application/vnd.wicha-pages+json'],
      examples: [],
    },
  },
  {
    ...{ method: 'POST', path: '/pages/import', module: importTag.name, file: 'import' },
    description: {
      summary: { th: 'อ่านไฟล์หน้าเว็บหรือไฟล์ส่งออกของ WordPress', en: 'Read a file of pages or an export of WordPress' },
      roles: admins,
      query: { name: { text: { th: 'ชื่อไฟล์', en: 'The name of the file' }, schema: { type: 'string' } } },
      answer: object({ status: { const: 200 }, data: object({ _id: { type: 'string' } }) }),
      takes: ['application/octet-stream'],
      examples: [],
    },
  },
]
