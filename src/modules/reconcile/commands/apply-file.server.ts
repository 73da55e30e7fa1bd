import { defineJob } from '#platform/background/jobs/job.ts'
import { applyJob } from '../files/file-jobs.ts'
import { applyFile } from '../matching/apply-file.server.ts'

/** Applies a confirmed file of a bank. */
export default defineJob({ ...applyJob, work: (ctx, task) => applyFile(ctx, task.payload.file, task) })
