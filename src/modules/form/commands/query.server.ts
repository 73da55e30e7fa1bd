import { wireAnswers } from '#domain/form/wire-answers.ts'
import { find } from '#platform/http/api/find.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { ref } from '#platform/http/openapi/json-schema.ts'
import { rowListResponse } from '#platform/http/openapi/rows.ts'
import type { Context } from '#platform/context.ts'
import { form } from '../collections/form.ts'
import { withoutPrivate } from '../rules/split-private.ts'
import { versionOf } from '../submissions/form/versions.server.ts'

export const description: CallDescription = {
  summary: {
    th: 'ค้นหาคำตอบแบบฟอร์ม ค่าว่างเป็น N/A และส่วนว่างของที่อยู่เป็น n/a',
    en: 'Find submissions. Empty values are N/A, and empty parts of an address n/a',
  },
  request: ref('Query'),
  answer: rowListResponse(form),
  examples: [
    {
      name: 'own-submissions',
      summary: { th: 'ผู้เรียนค้นหาคำตอบของตน', en: 'A learner finds their submissions' },
      as: 'user',
      request: {
        method: 'find',
        args: [{ status: 'submit' }],
        paging: { page: 1, limit: 10 },
        sort: { createdAt: -1 },
      },
    },
  ],
}

type Wire = Record<string, unknown>

/** `POST /api/form/query` (specification L222, L162): own submissions, or those of the site for staff. */
const query: ApiCommand = async (ctx, call) => {
  const found = await find(ctx, 'form', call.body)
  const convert = (rows: unknown) => Promise.all((rows as Wire[]).map((row) => wireRow(ctx, row)))
  if (Array.isArray(found)) return convert(found)
  const page = found as Wire
  return Array.isArray(page['data']) ? { ...page, data: await convert(page['data']) } : page
}

export default query

/** A row without its form or version, which `fields` may leave out, has no names to fill. */
async function wireRow(ctx: Context, row: Wire): Promise<Wire> {
  const { formID, formVersion: number, formData } = row
  if (typeof formData !== 'object' || formData === null || typeof formID !== 'string' || typeof number !== 'number')
    return row
  const version = await versionOf(ctx, { formID, number })
  if (!version) return row
  return { ...row, formData: wireAnswers(withoutPrivate(version.definition), { values: formData as Wire }) }
}
