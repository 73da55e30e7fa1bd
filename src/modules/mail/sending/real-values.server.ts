import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { find, findOne } from '#platform/http/api/find.ts'
import type { EmailValues } from '../template/fill-values.ts'
import { sampleWords as words } from '../components/editor/words.ts'

/** A real record whose values a preview can have: `form:<id>` or `order:<id>`. */
export interface SampleChoice {
  value: string
  label: string
}

type Row = Record<string, unknown>

const most = 20
const collections = {
  form: { fields: ['number', 'createdAt'], label: words.submission },
  order: { fields: ['number', 'item', 'createdAt'], label: words.order },
} as const

/** Returns the newest submissions and orders that the viewer may read. */
export async function listSamples(ctx: Context): Promise<SampleChoice[]> {
  const lists = await Promise.all(
    Object.entries(collections).map(async ([name, { fields, label }]) => {
      const body = { args: [{}], paging: { page: 1, limit: most }, sort: { createdAt: -1 }, fields: ['_id', ...fields] }
      const answer = await readable(() => find(ctx, name, body))
      const rows = (answer as { data: Row[] } | undefined)?.data ?? []
      return rows.map((row) => ({
        value: `${name}:${textOf(row['_id'])}`,
        label: labelOf(ctx, row, label[ctx.locale]),
      }))
    }),
  )
  return lists.flat()
}

function labelOf({ locale }: Context, row: Row, kind: string): string {
  const at = formatInstant(textOf(row['createdAt']), { length: 'short', locale })
  return [kind, textOf(row['number']), textOf(row['item']), at].filter(Boolean).join(' · ')
}

/**
 * Returns the values of a chosen record as a flow gives them to a mail; null for one that the viewer may not read, or
 * that is gone. Private answers are not among them.
 */
export async function readSample(ctx: Context, chosen: string): Promise<EmailValues | null> {
  const [, name, _id] = /^(form|order):([0-9a-f]{24})$/.exec(chosen) ?? []
  const row = name && _id ? ((await readable(() => findOne(ctx, name, _id))) as Row | undefined) : undefined
  if (!row) return null
  const { formData, number, userID } = row
  const form = name === 'form' ? { ...(typeof formData === 'object' ? formData : {}), number } : row
  return {
    ...{ form, user: await personOf(ctx, userID) },
    answers: Object.entries(form).map(([label, value]) => ({ label, value })),
  }
}

/** The person of a record, as far as the viewer may read it. */
async function personOf(ctx: Context, userID: unknown) {
  const row = typeof userID === 'string' ? await readable(() => findOne(ctx, 'user', userID)) : undefined
  const { firstname = '', lastname = '', email = '', username = '' } = (row ?? {}) as Row
  return { firstname, lastname, email, username }
}

/** A collection that the site does not have, or that the viewer may not read, has no records. */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof RequestError && (error.kind === 'not-found' || error.kind === 'forbidden')) return undefined
    throw error
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
