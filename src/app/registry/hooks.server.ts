import type { AfterChange, AfterRemove, AfterUpload, BeforeCreate, ReadOverride } from '#platform/http/api/command.ts'
import type { ReadUploadGrant } from '#platform/content/file/upload/upload-grant.ts'
import { type HookName, hookFile, type Manifest } from '#platform/manifest/manifest.ts'

const files = import.meta.glob<{ default: unknown }>('../../modules/*/hooks/*.server.ts', { eager: true })

/** Returns the hooks of modules by the name of their collection. A name without a file stops the start. */
export const hooksOf = (manifests: readonly Manifest[]) => ({
  beforeCreate: new Map(hooksNamed<BeforeCreate>(manifests, 'beforeCreate')),
  afterChange: inModuleOrder(hooksNamed<AfterChange>(manifests, 'afterChange')),
  afterRemove: new Map(hooksNamed<AfterRemove>(manifests, 'afterRemove')),
  afterUpload: new Map(hooksNamed<AfterUpload>(manifests, 'afterUpload')),
  uploadGrants: new Map(hooksNamed<ReadUploadGrant>(manifests, 'uploadGrant')),
  readOverrides: new Map(hooksNamed<ReadOverride>(manifests, 'readOverride')),
})

const hooksNamed = <Hook>(manifests: readonly Manifest[], hook: HookName) =>
  manifests.flatMap(({ name, hooks }) =>
    (hooks[hook] ?? []).map((collection) => [collection, hookOf(name, hookFile(hook, collection)) as Hook] as const),
  )

function hookOf(module: string, file: string) {
  const found = files[`../../modules/${module}/hooks/${file}.server.ts`]
  if (typeof found?.default !== 'function')
    throw new Error(`module '${module}' names a hook '${file}' that has no file`)
  return found.default
}

/** Several modules may follow the changes of one collection. They run in the order of the modules. */
function inModuleOrder(hooks: (readonly [string, AfterChange])[]): ReadonlyMap<string, AfterChange> {
  const all = Map.groupBy(hooks, ([collection]) => collection)
  return new Map([...all].map(([collection, each]) => [collection, together(each.map(([, hook]) => hook))]))
}

const together =
  (hooks: readonly AfterChange[]): AfterChange =>
  async (ctx, of) => {
    const answers: Awaited<ReturnType<AfterChange>>[] = []
    for (const hook of hooks) answers.push(await hook(ctx, of))
    const computed: Record<string, unknown> = Object.assign({}, ...answers)
    return answers.every(Boolean) || Object.keys(computed).length > 0 ? computed : undefined
  }
