import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { storeXml, writtenXml } from '../etax/files/write-xml.server.ts'
import { writeXmlJob } from '../issuing/jobs.ts'

/** Writes, checks and signs the XML of a numbered document or of its cancellation outside any transaction, and stores it. */
export default defineJob({
  ...writeXmlJob,
  work: async (ctx, task) => {
    const { document: documentID, kind } = task.payload
    const row = await writtenXml(ctx, { documentID, kind })
    await inTransaction(ctx, async (inside) => {
      if (row) await storeXml(inside, row)
      await task.finish(inside)
    })
  },
})
