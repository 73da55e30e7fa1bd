import { defineJob } from '#platform/background/jobs/job.ts'
import { stageJob } from '../files/file-jobs.ts'
import { stageFile } from '../files/stage-file.server.ts'

/** Stores the rows of a file of a bank, and shows what would be matched. */
export default defineJob({ ...stageJob, work: (ctx, task) => stageFile(ctx, task.payload.file, task) })
