import { z } from 'zod'
import { defineJob } from '#platform/background/jobs/job.ts'
import { doScheduled } from './draft/publish-draft.server.ts'

/** Publishes the draft of a page, or removes the page, at the scheduled minute. */
const publishByClock = defineJob({
  name: 'cms/publish-by-clock',
  payload: z.strictObject({
    page: z.string(),
    verb: z.enum(['publishAt', 'unpublishAt']),
    at: z.string(),
  }),
  work: (ctx, { payload }) => doScheduled(ctx, payload),
})

export default publishByClock
