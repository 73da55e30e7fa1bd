import { buffer } from 'node:stream/consumers'
import { openFile } from '#platform/content/file/serving/open-file.ts'
import type { Context } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { slipJob } from '../orders/order-jobs.ts'
import { readSlipCode } from '../payments/slip-code/read-slip-code.server.ts'
import { slipToRead, storeSlipCode } from '../payments/slip-code/store-slip-code.server.ts'

const mostBytes = 20_000_000

/** Reads the QR code of a slip outside of any transaction, one picture at a time. A slip without one is reviewed by people alone. */
export default defineJob({
  ...slipJob,
  work: async (ctx, { payload: { slip } }) => {
    const open = await slipToRead(ctx, slip)
    const picture = open && (await pictureOf(ctx, open.file))
    const code = picture && (await readSlipCode(picture))
    if (code) await storeSlipCode(ctx, { slip, code })
  },
})

async function pictureOf(ctx: Context, key: string) {
  const file = await openFile(ctx, { key, most: mostBytes })
  return file && buffer(file.stream)
}
