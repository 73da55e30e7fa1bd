import type { ApiCommand, Listener } from '#platform/http/api/command.ts'
import type { CallDescription, Method, OwnCall } from '#platform/http/api/description.ts'
import type { ScheduledJob, Job } from '#platform/background/jobs/job.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'

const files = import.meta.glob<{ default: unknown; description?: CallDescription }>(
  '../../modules/*/commands/**/*.server.ts',
  { eager: true },
)

/** Returns the calls that modules answer themselves. A call without a description stops the start. */
export const ownCalls = (manifests: readonly Manifest[]): OwnCall[] =>
  manifests.flatMap((module) =>
    Object.entries(module.api).map(([call, file]) => {
      const [method, path] = call.split(' ') as [Method, string]
      const { default: answer, description } = named(module.name, file)
      if (!description) throw new Error(`module '${module.name}' answers '${call}' and does not describe it`)
      return { call, method, path, module: module.name, file, answer: answer as ApiCommand, description }
    }),
  )

/** Returns the listener of an event by the file name in the manifest. */
export const listenerOf = (module: string, file: string) => named(module, file).default as Listener

/** Returns a job or scheduled job by the file name in the manifest. */
export const jobOf = (module: string, file: string) => fileOf(module, file).default as Job<unknown> | ScheduledJob

const named = (module: string, file: string) => {
  const found = fileOf(module, file)
  if (typeof found.default !== 'function') throw new Error(`the command '${module}/${file}' is no function`)
  return found
}

const fileOf = (module: string, file: string) => {
  const found = files[`../../modules/${module}/commands/${file}.server.ts`]
  if (!found?.default) throw new Error(`module '${module}' names a command '${file}' that has no file`)
  return found
}
