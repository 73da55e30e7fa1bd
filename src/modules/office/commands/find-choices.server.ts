import { z } from 'zod'
import { textIssue } from '#domain/validation/text.ts'
import { isStaff, staffRoles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { findChoices, longestSearch } from '#platform/office/screens/description/choices.ts'

const choice = z.strictObject({ value: z.string(), label: z.string() })

export const description: CallDescription = {
  summary: { th: 'ค้นรายการที่เลือกลงในช่องหนึ่งได้', en: 'Find records that a field can refer to' },
  roles: staffRoles,
  query: {
    of: {
      text: { th: 'ช่องของคอลเลกชัน เช่น enroll.courseID', en: 'A field of a collection, such as enroll.courseID' },
      schema: { type: 'string', maxLength: 130 },
    },
    q: {
      text: { th: 'คำค้น ถ้าว่างคือรายการแรกตามชื่อ', en: 'Search text. Leave empty for the first by name' },
      schema: { type: 'string', maxLength: longestSearch },
    },
    keys: {
      text: { th: 'ขอชื่อของรายการเหล่านี้แทนการค้น คั่นด้วยจุลภาค', en: 'IDs of the records, separated by commas' },
      schema: { type: 'string' },
    },
  },
  answer: z.strictObject({ status: z.literal(200), data: z.array(choice) }),
  examples: [{ name: 'admin', summary: { th: 'ผู้ดูแลเว็บไซต์', en: 'An administrator' }, as: 'admin' }],
}

/**
 * `GET /api/office/choices?of=enroll.courseID&q=`: the rows to which a field can refer, as this person may see them.
 */
const find: ApiCommand = async (ctx, { query }) => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  const [source = '', typed = '', keys] = ['of', 'q', 'keys'].map((name) => query[name])
  if (typeof source !== 'string' || typeof typed !== 'string') throw invalid()
  const issue = textIssue('q', `${source}${typed}${String(keys ?? '')}`)
  if (issue) throw invalid(issue)
  if (source === '') return { status: 200, data: [] }
  const data = await findChoices(ctx, { source, typed, ...(typeof keys === 'string' && { keys: keys.split(',') }) })
  return { status: 200, data }
}

export default find
