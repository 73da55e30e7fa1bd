import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { lastCalls } from '#platform/http/api-key/call-log.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Cell, RecordDescription } from '#ui/office/description.ts'
import { keyWords as words } from '../words.ts'

const most = 20
const mostOfDay = 1000

/** The last calls of a key, or of all keys of the site. For a selected day, all calls up to the limit. */
export const describeCalls = async (
  ctx: Context,
  { key, day }: { key?: string; day?: string | null } = {},
): Promise<RecordDescription['related'][number]> => {
  const { locale } = ctx
  const calls = await lastCalls(ctx, { ...(key && { key }), ...(day ? { day, most: mostOfDay } : { most }) })
  const keys = await from(ctx, 'api_key').select(['_id', 'name']).execute()
  const names = new Map(keys.map(({ _id, name }) => [_id, name]))
  const column = (
    name: 'at' | 'call' | 'status' | 'ms' | 'from' | 'key',
    kind: 'text' | 'instant' | 'number' | 'code' | 'state',
  ) => ({
    ...{ name, kind, label: words[name][locale] },
  })
  return {
    title: day ? fill(words.logOf[locale], { day: formatDay(day, { length: 'medium', locale }) }) : words.log[locale],
    ...(day && { count: calls.length.toLocaleString('th-TH') }),
    list: {
      columns: [
        column('call', 'text'),
        ...(key ? [] : [column('key', 'text')]),
        ...[column('at', 'instant'), column('status', 'state'), column('ms', 'number'), column('from', 'code')],
      ],
      rows: calls.map((call) => ({
        id: call.nonce,
        cells: {
          call: { text: `${call.method} ${call.path}` },
          key: { text: names.get(call.key) ?? '' },
          at: { text: formatInstant(call.at, { length: 'medium', locale }) },
          status: statusCell(call.status),
          ms: { text: call.ms === null ? '–' : call.ms.toLocaleString('th-TH') },
          from: { text: call.address },
        },
        actions: [],
      })),
      empty: { title: words.logEmpty[locale], text: words.logEmptyText[locale] },
      words: listWords(locale),
    },
  }
}

const statusCell = (status: number | null): Cell => {
  if (status === null) return { text: '–', isMuted: true }
  return { text: String(status), tone: status < 400 ? 'live' : 'broken' }
}
