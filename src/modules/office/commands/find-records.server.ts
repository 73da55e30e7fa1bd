import { z } from 'zod'
import { isStaff, staffRoles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { textIssue } from '#domain/validation/text.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { findRecords, longestSearch } from '#platform/office/menu/find-records.ts'

const record = z.strictObject({ href: z.string(), title: z.string(), kind: z.string() })

export const description: CallDescription = {
  summary: { th: 'ค้นข้อมูลทุกชนิดในเว็บไซต์นี้', en: 'Find records of all types on this site' },
  roles: staffRoles,
  query: {
    q: {
      text: { th: 'คำค้น ตั้งแต่ 2 ตัวอักษร', en: 'Search text of at least 2 characters' },
      schema: { type: 'string', maxLength: longestSearch },
    },
  },
  answer: z.strictObject({ status: z.literal(200), data: z.array(record) }),
  examples: [{ name: 'admin', summary: { th: 'ผู้ดูแลเว็บไซต์', en: 'An administrator' }, as: 'admin' }],
}

/** `GET /api/office/find?q=`: a few rows of each collection in the person's menu. */
const find: ApiCommand = async (ctx, { query }) => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  const q = typeof query['q'] === 'string' ? query['q'] : ''
  const issue = textIssue('q', q)
  if (issue) throw invalid(issue)
  return { status: 200, data: await findRecords(ctx, q) }
}

export default find
