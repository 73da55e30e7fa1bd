import { isManifest } from '../places.ts'
import type { Project, SourceFile } from '../project.ts'
import { type DeclaredModule, declaredModules, namedBy, namesIn } from '../manifests.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'manifests',
  description: 'Every screen and block that a manifest names has a file, every file a name, and every path one entry.',
  minimumFiles: 6,
  check: (project) => {
    const modules = declaredModules(project)
    return [
      ...modules.flatMap((module) => namesOf(project, module)),
      ...modules.flatMap((module) => lentTo(project, module)),
      ...declaredTwice(project.sources(isManifest)),
    ]
  },
}

/**
 * Screens of another module, such as `origin:sites/list`. The manifest must use that module, and the file must exist.
 */
function lentTo(project: Project, module: DeclaredModule): Violation[] {
  const uses = namedBy(module, 'uses')
  return namedBy(module, 'screen')
    .filter((name) => name.includes(':'))
    .flatMap((name) => {
      const [owner = '', screen = ''] = name.split(':')
      if (!uses.includes(owner))
        return [{ path: module.path, says: `names the screen '${name}' and does not use '${owner}'` }]
      const isThere = screensIn(project, `src/modules/${owner}`).includes(screen)
      return isThere ? [] : [{ path: module.path, says: `names the screen '${name}', which has no file` }]
    })
}

/** Returns the screens of a module that the manifest of another one names. */
const lentBy = (project: Project, owner: string | null) =>
  project
    .sources(isManifest)
    .flatMap((file) => namesIn(file, 'screen'))
    .flatMap((name) => (name.startsWith(`${owner}:`) ? [name.slice(`${owner}:`.length)] : []))

function namesOf(project: Project, module: DeclaredModule): Violation[] {
  const folder = `src/modules/${module.name}`
  const own = namedBy(module, 'screen').filter((name) => !name.includes(':'))
  const lent = lentBy(project, module.name)
  const there = screensIn(project, folder)
  return [
    ...compared(module, 'screen', { named: [...own, ...lent.filter((name) => there.includes(name))], there }),
    ...compared(module, 'block', { named: namedBy(module, 'blocks'), there: blocksIn(project, folder) }),
  ]
}

function compared(module: DeclaredModule, what: string, of: { named: string[]; there: string[] }): Violation[] {
  return [
    ...of.named
      .filter((name) => !of.there.includes(name))
      .map((name) => `names the ${what} '${name}', which has no file`),
    ...of.there
      .filter((name) => !of.named.includes(name))
      .map((name) => `does not name the ${what} '${name}', which has a file`),
  ].map((says) => ({ path: module.path, says }))
}

const screensIn = ({ paths }: Project, folder: string) =>
  paths
    .filter(
      (path) => path.startsWith(`${folder}/screens/`) && path.endsWith('.tsx') && !/\.(test|server)\.tsx$/.test(path),
    )
    .map((path) => path.slice(`${folder}/screens/`.length, -'.tsx'.length))

const blocksIn = ({ paths }: Project, folder: string) =>
  paths.flatMap(
    (path) => /\/blocks\/(?:[^/]+\/)?([^/]+)\/block\.ts$/.exec(path.startsWith(`${folder}/`) ? path : '')?.[1] ?? [],
  )

function declaredTwice(manifests: SourceFile[]): Violation[] {
  const seen = new Set<string>()
  return manifests.flatMap((file) =>
    namesIn(file, 'path').flatMap((path) => {
      const isTwice = seen.has(path)
      seen.add(path)
      return isTwice ? [{ path: file.path, says: `declares ${path}, which is declared already` }] : []
    }),
  )
}
