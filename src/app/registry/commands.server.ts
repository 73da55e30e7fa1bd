import type {
  ApiCommand,
  BeforeCreate,
  AfterRemove,
  Listener,
  ReadOverride,
  AfterChange,
} from '#platform/http/api/command.ts'
import type { CallDescription, Method, OwnCall } from '#platform/http/api/description.ts'
import type { ScheduledJob, Job } from '#platform/background/jobs/job.ts'
import type { HookName, Manifest } from '#platform/manifest/manifest.ts'

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

/** The hooks of modules, by the name of the collection whose rows they are for. */
export const hooksOf = (manifests: readonly Manifest[]) => ({
  beforeCreate: byCollection<BeforeCreate>(manifests, 'beforeCreate'),
  afterChange: afterChangeOf(manifests),
  afterRemove: byCollection<AfterRemove>(manifests, 'afterRemove'),
  readOverrides: byCollection<ReadOverride>(manifests, 'readOverride'),
})

const byCollection = <Command>(
  manifests: readonly Manifest[],
  hook: Exclude<HookName, 'afterChange'>,
): ReadonlyMap<string, Command> => new Map(commandsNamed<Command>(manifests, hook))

/** Several modules may follow the changes of one collection: each does, in the order of the modules. */
function afterChangeOf(manifests: readonly Manifest[]): ReadonlyMap<string, AfterChange> {
  const all = Map.groupBy(commandsNamed<AfterChange>(manifests, 'afterChange'), ([name]) => name)
  return new Map([...all].map(([name, hooks]) => [name, inOrder(hooks.map(([, hook]) => hook))]))
}

const inOrder =
  (hooks: readonly AfterChange[]): AfterChange =>
  async (ctx, of) => {
    const answers: Awaited<ReturnType<AfterChange>>[] = []
    for (const hook of hooks) answers.push(await hook(ctx, of))
    const computed: Record<string, unknown> = Object.assign({}, ...answers)
    return answers.every(Boolean) || Object.keys(computed).length > 0 ? computed : undefined
  }

const commandsNamed = <Command>(manifests: readonly Manifest[], hook: HookName) =>
  manifests.flatMap((module) =>
    Object.entries(module.hooks[hook] ?? {}).map(
      ([name, file]) => [name, named(module.name, file).default as Command] as const,
    ),
  )

/** A job or a chore, by the name that the manifest gives its file. */
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
