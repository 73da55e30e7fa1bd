import { href } from 'react-router'
import { sql } from 'kysely'
import { z } from 'zod'
import { keyOf } from '#domain/file/file-key.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { storeNamed } from '../store/store-of.ts'
import { fileWords } from '../words.ts'

/** The scan state of a file. 'none' means without a scanner; a 'waiting' file opens for nobody. */
type ScanState = 'none' | 'waiting' | 'clean' | 'infected'

/** Returns the scan state of a new upload. */
export const firstState = ({ app }: Context): ScanState => (app.files.scan ? 'waiting' : 'none')

/** Queues the scan of a waiting file in the transaction. */
export const beginScan = (inside: Context, id: string) =>
  enqueue(inside, scanFile, { payload: { id }, key: id }).then(() => {})

/**
 * Scans a waiting file for viruses. An infected file is hidden at once, cannot be restored, and its uploader is
 * notified. If the scanner fails, the file keeps waiting and the job retries.
 */
export const scanFile = defineJob({
  name: 'platform/scan-file',
  payload: z.object({ id: z.string() }),
  async work(ctx, { payload: { id } }) {
    const file = await waiting(ctx, id)
    if (!file || !ctx.app.files.scan) return
    const content = await (await storeNamed(ctx, file.store)).open(keyOf({ id, ext: file.ext }))
    if (!content) throw new Error(`${id} is not there`)
    const { virus } = await ctx.app.files.scan(content)
    if (virus === null) return settled(ctx, id)
    const line = `${file.name} (${id}): ${virus}`
    ctx.app.settings.log(`virus on ${ctx.site.hostname}: ${line}`)
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text: `virus: ${line}` })
    await inTransaction(ctx, (inside) => quarantined(inside, { ...file, id, virus }))
  },
})

interface Waiting {
  ext: string
  name: string
  store: string
  person: string
}

async function waiting(ctx: Context, id: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`select ext, name, store, person from file
    where site = ${ctx.site._id} and _id = ${id} and scan = 'waiting' and not "isComing"`.execute(ctx[executor])
  return rows[0]
}

async function settled(ctx: Context, id: string): Promise<void> {
  await sql`update file set scan = 'clean'
    where site = ${ctx.site._id} and _id = ${id} and scan = 'waiting'`.execute(ctx[executor])
}

async function quarantined(inside: Context, of: Waiting & { id: string; virus: string }) {
  const { numAffectedRows } = await sql`update file set scan = 'infected',
      "removedAt" = ${nowOf({ ...inside, now: inside.app.clock() })}::timestamptz, "removedBy" = ${of.virus}
    where site = ${inside.site._id} and _id = ${of.id} and scan = 'waiting'`.execute(inside[executor])
  if (numAffectedRows === 0n) return
  const n = { name: of.name, virus: of.virus }
  const said = (words: { th: string; en: string }) => ({ th: fill(words.th, n), en: fill(words.en, n) })
  const news = { title: said(fileWords.infected), text: said(fileWords.infectedText), href: href('/') }
  if (of.person !== '') await notify(inside, { to: of.person, ...news })
}
