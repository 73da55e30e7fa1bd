import { formatBytes } from '#domain/file/file-bytes.ts'
import type { Context } from '#platform/context.ts'
import { type FileMove, lastMove } from '#platform/content/file/move/move.ts'
import { moveProgress } from '#platform/content/file/move/move-kind.ts'
import { bytesByStore } from '#platform/content/file/references/listed-files.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import { moveWords as words } from '../file-words.ts'

interface Stores {
  /** The name of the storage for new files. */
  current: string
  names: readonly { value: string; label: string }[]
}

const posting = (label: string, fields: Record<string, string>): Action => ({
  ...{ label, method: 'post' },
  hidden: Object.entries(fields).map(([name, value]) => ({ name, value })),
})

/** Where the site's files are stored, and how to move files from other storages to the current one. */
export const describeHeld = async (
  ctx: Context,
  { current, names }: Stores,
): Promise<RecordDescription['related'][number]> => {
  const { locale } = ctx
  const held = await bytesByStore(ctx)
  const nameOf = (store: string) => names.find(({ value }) => value === store)?.label ?? store
  return {
    title: words.title[locale],
    list: {
      columns: [
        { name: 'store', label: words.store[locale], kind: 'text' },
        { name: 'count', label: words.count[locale], kind: 'number' },
        { name: 'bytes', label: words.bytes[locale], kind: 'number' },
      ],
      rows: held.map(({ store, count, bytes }) => ({
        id: store,
        cells: {
          store: { text: nameOf(store) },
          count: { text: count.toLocaleString('th-TH') },
          bytes: { text: formatBytes(Number(bytes)) },
        },
        ...(store === current && { under: words.current[locale] }),
        actions: store === current ? [] : [posting(words.move[locale], { intent: 'move', from: store })],
      })),
      empty: { title: words.none[locale] },
      words: listWords(locale),
    },
  }
}

/** The state of the last move of files with its single action. Null if there was none. */
export const describeMove = async (ctx: Context, { names }: Stores): Promise<RunDescription | null> => {
  const { locale } = ctx
  const move = await lastMove(ctx)
  if (!move) return null
  const isRunning = move.state === 'running'
  const nameOf = (store: string) => names.find(({ value }) => value === store)?.label ?? store
  const act = isRunning ? 'cancel' : 'resume'
  const canResume = move.state === 'cancelled' || move.state === 'stopped' || move.failed > 0
  return {
    text: fill(words[move.state][locale], countsOf(move, nameOf)),
    ...(move.failed > 0 && { skipped: fill(words.failed[locale], { n: move.failed.toLocaleString('th-TH') }) }),
    ...{ isRunning, isBroken: move.state === 'stopped', at: move.done + move.failed, total: Math.max(1, move.total) },
    ...((isRunning || canResume) && { act: posting(words[act][locale], { intent: `move-${act}`, move: move._id }) }),
  }
}

const countsOf = ({ params, progress, done, failed, total }: FileMove, nameOf: (store: string) => string) => ({
  ...{ from: nameOf(params.from), to: nameOf(params.to), bytes: formatBytes(moveProgress.parse(progress).bytes) },
  ...{ done: done.toLocaleString('th-TH'), at: (done + failed).toLocaleString('th-TH') },
  total: total.toLocaleString('th-TH'),
})
