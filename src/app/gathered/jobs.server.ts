import { sweepAnsweredCalls } from '#platform/api/once.ts'
import { sweepBrought } from '#platform/brought/files.ts'
import { sweepBulkOperations } from '#platform/errand/errand.ts'
import { tidyDatabase } from '#platform/jobs/chores/tidy-database.ts'
import type { ScheduledJob, Job } from '#platform/jobs/job.ts'
import { deliverMail } from '#platform/mail/deliver-mail.ts'
import { scheduledWork, listening, type Work, workOf } from '#platform/jobs/work.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { fetchCopy } from '#platform/file/carry/fetch-copy.ts'
import { moveJob } from '#platform/file/move/move-job.ts'
import { scanFile } from '#platform/file/scan/scan-file.ts'
import { emptyFile } from '#platform/file/uses/remove-file.ts'
import { sweepRevisions } from '#platform/page/draft/revisions.ts'
import { sweepFiles, sweepSite } from '#platform/file/uses/sweep-files.ts'
import { runJob, sweepRuns } from '#platform/screens/list/bulk/run/run-job.ts'
import { sweepBatches } from '#platform/screens/list/bulk/batch.ts'
import { sweepErrorLog } from '#platform/site-log/sweep-site-log.ts'
import { sweepNotices } from '#platform/notice/sweep-notices.ts'
import { sweepSessions } from '#platform/session/sweep-sessions.ts'
import { sweepNotFound } from '#platform/visits/lost-addresses.ts'
import { jobOf, listenerOf } from './commands.server.ts'

/** All background work of the product: what its modules declare, their listeners, and the platform's own. */
export const collectJobs = (manifests: readonly Manifest[]): Work[] => [
  ...[sweepSessions, sweepAnsweredCalls, sweepBatches, sweepRuns, sweepNotices, sweepErrorLog].map(scheduledWork),
  ...[sweepFiles, sweepNotFound, sweepRevisions, sweepBrought, sweepBulkOperations, tidyDatabase].map(scheduledWork),
  workOf(deliverMail),
  workOf(runJob),
  workOf(emptyFile),
  workOf(moveJob),
  workOf(fetchCopy),
  workOf(scanFile),
  workOf(sweepSite),
  ...manifests.flatMap((module) => [...declared(module), ...listeners(module)]),
]

/** Of each event, the jobs that tell it to who listens. */
export const listenersOf = (manifests: readonly Manifest[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const module of manifests)
    for (const [event, file] of Object.entries(module.on))
      found.set(event, [...(found.get(event) ?? []), `${module.name}/${file}`])
  return found
}

const declared = (module: Manifest) =>
  module.jobs.map((file) => {
    const job = jobOf(module.name, file)
    if (job.name !== `${module.name}/${file}`)
      throw new Error(`the job '${module.name}/${file}' calls itself '${job.name}'`)
    return isChore(job) ? scheduledWork(job) : workOf(job, module.name)
  })

const listeners = (module: Manifest) =>
  [...new Set(Object.values(module.on))].map((file) =>
    workOf(listening(`${module.name}/${file}`, listenerOf(module.name, file)), module.name),
  )

const isChore = (job: Job<unknown> | ScheduledJob): job is ScheduledJob => 'schedule' in job
