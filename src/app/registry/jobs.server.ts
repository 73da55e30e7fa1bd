import { sweepAnsweredCalls } from '#platform/http/api/idempotency.ts'
import { sweepImports } from '#platform/content/imports/files.ts'
import { sweepBulkOperations } from '#platform/background/bulk-operation/bulk-operation.ts'
import { tidyDatabase } from '#platform/background/jobs/scheduled/tidy-database.ts'
import type { ScheduledJob, Job } from '#platform/background/jobs/job.ts'
import { deliverMail } from '#platform/background/mail/deliver-mail.ts'
import { scheduledWork, listening, type Work, workOf } from '#platform/background/jobs/work.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { fetchCopy } from '#platform/content/file/copy/fetch-copy.ts'
import { moveJob } from '#platform/content/file/move/move-job.ts'
import { scanFile } from '#platform/content/file/scan/scan-file.ts'
import { emptyFile } from '#platform/content/file/references/remove-file.ts'
import { sweepRevisions } from '#platform/content/page/draft/revisions.ts'
import { sweepFiles, sweepSite } from '#platform/content/file/references/sweep-files.ts'
import { bulkActionJob, undoBatchesJob } from '#platform/office/screens/list/bulk/run/run-jobs.ts'
import { sweepBatches } from '#platform/office/screens/list/bulk/batch.ts'
import { sweepErrorLog } from '#platform/operations/error-log/sweep-error-log.ts'
import { sweepNotices } from '#platform/background/notifications/sweep-notifications.ts'
import { releaseHeldMail, sendHeldMail } from '#platform/background/reminders/held-mail.ts'
import { sweepReminders } from '#platform/background/reminders/sweep-reminders.ts'
import { sweepSessions } from '#platform/identity/session/sweep-sessions.ts'
import { sweepNotFound } from '#platform/content/redirects/not-found-addresses.ts'
import { jobOf, listenerOf } from './commands.server.ts'

/** Returns all background work: the jobs of modules, their listeners, and the platform's own. */
export const collectJobs = (manifests: readonly Manifest[]): Work[] => [
  ...[sweepSessions, sweepAnsweredCalls, sweepBatches, sweepNotices, sweepErrorLog].map(scheduledWork),
  ...[sweepFiles, sweepNotFound, sweepRevisions, sweepImports, sweepBulkOperations, tidyDatabase].map(scheduledWork),
  ...[releaseHeldMail, sweepReminders].map(scheduledWork),
  workOf(deliverMail),
  workOf(sendHeldMail),
  workOf(bulkActionJob),
  workOf(undoBatchesJob),
  workOf(emptyFile),
  workOf(moveJob),
  workOf(fetchCopy),
  workOf(scanFile),
  workOf(sweepSite),
  ...manifests.flatMap((module) => [...declared(module), ...listeners(module)]),
]

/** Returns the jobs that deliver each event to its listeners. */
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
    return isScheduledJob(job) ? scheduledWork(job) : workOf(job, module.name)
  })

const listeners = (module: Manifest) =>
  [...new Set(Object.values(module.on))].map((file) =>
    workOf(listening(`${module.name}/${file}`, listenerOf(module.name, file)), module.name),
  )

const isScheduledJob = (job: Job<unknown> | ScheduledJob): job is ScheduledJob => 'schedule' in job
