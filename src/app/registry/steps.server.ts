import type { AnyAction, AnyStep, OwnedAction, OwnedStep } from '#platform/flow/step-definition.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'

const steps = import.meta.glob<{ default: AnyStep }>('../../modules/*/**/steps/*/step.server.ts', { eager: true })
const actions = import.meta.glob<{ default: AnyAction }>('../../modules/*/**/actions/*.server.ts', { eager: true })

/**
 * Returns the steps and the actions of flows that the manifests name, from folders `steps/` and `actions/` of the module.
 * A missing file, and a name that two modules have, stop the start.
 */
export const collectFlowParts = (manifests: readonly Manifest[]) => ({
  flowSteps: collectSteps(manifests),
  flowActions: collectActions(manifests),
})

function collectSteps(manifests: readonly Manifest[]): Map<string, OwnedStep> {
  const all = new Map<string, OwnedStep>()
  for (const module of manifests)
    for (const code of module.steps) {
      const step = fileOf(steps, { module: module.name, end: `/steps/${code}/step.server.ts` })
      if (step?.code !== code) throw new Error(`module '${module.name}' names a step '${code}' that has no file`)
      if (all.has(code)) throw new Error(`the step '${code}' is declared twice`)
      all.set(code, { ...step, module: module.name })
    }
  return all
}

function collectActions(manifests: readonly Manifest[]): Map<string, OwnedAction> {
  const all = new Map<string, OwnedAction>()
  for (const module of manifests)
    for (const name of module.actions) {
      const action = fileOf(actions, { module: module.name, end: `/actions/${name}.server.ts` })
      if (action?.name !== name) throw new Error(`module '${module.name}' names an action '${name}' that has no file`)
      if (all.has(name)) throw new Error(`the action '${name}' is declared twice`)
      all.set(name, { ...action, module: module.name })
    }
  return all
}

const fileOf = <Part>(
  files: Record<string, { default: Part }>,
  of: { module: string; end: string },
): Part | undefined =>
  Object.entries(files).find(([path]) => path.startsWith(`../../modules/${of.module}/`) && path.endsWith(of.end))?.[1]
    .default
