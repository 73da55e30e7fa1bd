import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { type ImportFile, importFilesOf } from '#platform/content/imports/files.ts'
import type { Context } from '#platform/context.ts'
import type { Tone } from '#ui/office/description.ts'
import { carryWords as words } from './words.ts'

const mostFiles = 20

export interface ShownFile {
  _id: string
  name: string
  href: string
  at: string
  state: string
  tone: Tone
}

/** The files read on this site, latest first. */
export const describeFiles = async (ctx: Context): Promise<ShownFile[]> =>
  (await importFilesOf(ctx, mostFiles)).map((file) => ({
    ...{ _id: file._id, name: file.name, href: hrefOf(file._id), ...stateOf(ctx, file) },
    at: formatInstant(file.createdAt, { length: 'short', locale: ctx.locale }),
  }))

export const hrefOf = (_id: string, part = 1) =>
  `${href('/cms/pages/import')}?file=${_id}${part > 1 ? `&part=${part}` : ''}`

const states = {
  read: ['stateRead', 'waiting'],
  running: ['stateRunning', 'busy'],
  done: ['stateDone', 'live'],
  cancelled: ['stateCancelled', 'off'],
  stopped: ['stateStopped', 'broken'],
} as const

/** The state of a file, in a word. */
export const stateOf = ({ locale }: Context, { state, isUndone }: ImportFile): { state: string; tone: Tone } => {
  const [word, tone] = isUndone ? (['stateUndone', 'off'] as const) : states[state]
  return { state: words[word][locale], tone }
}
