import type { ApiCommand, Begin, Leave, Listener, Opens, Settle } from '#platform/api/command.ts'
import type { CallDescription, Method, OwnCall } from '#platform/api/description.ts'
import type { Chore, Job } from '#platform/jobs/job.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'

const files = import.meta.glob<{ default: unknown; description?: CallDescription }>(
  '../../modules/*/commands/**/*.server.ts',
  { eager: true },
)

/** The calls that modules answer themselves; one that is not described stops the start. */
export const ownCalls = (manifests: readonly Manifest[]): OwnCall[] =>
  manifests.flatMap((module) =>
    Object.entries(module.api).map(([call, file]) => {
      const [method, path] = call.split(' ') as [Method, string]
      const { default: answer, description } = named(module.name, file)
      if (!description) throw new Error(`module '${module.name}' answers '${call}' and does not describe it`)
      return { call, method, path, module: module.name, file, answer: answer as ApiCommand, description }
    }),
  )

/** What answers a fact, by the name that the manifest gives its file. */
export const listenerOf = (module: string, file: string) => named(module, file).default as Listener

/** What modules do with rows of single collections, by the names of these: begin them, settle their updates, hear of their removal, open them. */
export const commandsOf = (manifests: readonly Manifest[]) => ({
  begins: byCollection<Begin>(manifests, 'begins'),
  settles: settlesOf(manifests),
  leaves: byCollection<Leave>(manifests, 'leaves'),
  opens: byCollection<Opens>(manifests, 'opens'),
})

const byCollection = <Command>(
  manifests: readonly Manifest[],
  what: 'begins' | 'leaves' | 'opens',
): ReadonlyMap<string, Command> => new Map(commandsNamed<Command>(manifests, what))

/** Several modules may settle the rows of one collection: each does, in the order of the modules. */
function settlesOf(manifests: readonly Manifest[]): ReadonlyMap<string, Settle> {
  const all = Map.groupBy(commandsNamed<Settle>(manifests, 'settles'), ([name]) => name)
  return new Map([...all].map(([name, settles]) => [name, oneAfterAnother(settles.map(([, settle]) => settle))]))
}

const oneAfterAnother =
  (settles: readonly Settle[]): Settle =>
  async (ctx, of) => {
    const answers: Awaited<ReturnType<Settle>>[] = []
    for (const settle of settles) answers.push(await settle(ctx, of))
    const computed: Record<string, unknown> = Object.assign({}, ...answers)
    return answers.every(Boolean) || Object.keys(computed).length > 0 ? computed : undefined
  }

const commandsNamed = <Command>(manifests: readonly Manifest[], what: 'begins' | 'settles' | 'leaves' | 'opens') =>
  manifests.flatMap((module) =>
    Object.entries(module[what]).map(([name, file]) => [name, named(module.name, file).default as Command] as const),
  )

/** A job or a chore, by the name that the manifest gives its file. */
export const jobOf = (module: string, file: string) => fileOf(module, file).default as Job<unknown> | Chore

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
