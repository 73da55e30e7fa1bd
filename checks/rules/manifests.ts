import { isManifest, moduleOf } from '../places.ts'
import type { Project, SourceFile } from '../project.ts'
import { namesIn } from '../manifests.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'manifests',
  law: 'Every screen and block that a manifest names has a file, every file a name, and every path one entry.',
  minimumFiles: 6,
  check: (project) => {
    const manifests = project.sources(isManifest)
    return [
      ...manifests.flatMap((file) => namesOf(project, file)),
      ...manifests.flatMap((file) => lentTo(project, file)),
      ...declaredTwice(manifests),
    ]
  },
}

/** Screens of another module, `origin:sites/list`: one that the manifest uses, and that has such a file. */
function lentTo(project: Project, file: SourceFile): Violation[] {
  const uses = namesIn(file, 'uses')
  return namesIn(file, 'screen')
    .filter((name) => name.includes(':'))
    .flatMap((name) => {
      const [owner = '', screen = ''] = name.split(':')
      if (!uses.includes(owner))
        return [{ path: file.path, says: `names the screen '${name}' and does not use '${owner}'` }]
      const isThere = screensIn(project, `src/modules/${owner}`).includes(screen)
      return isThere ? [] : [{ path: file.path, says: `names the screen '${name}', which has no file` }]
    })
}

/** The screens of a module that another one's manifest names. */
const lentBy = (project: Project, owner: string | null) =>
  project
    .sources(isManifest)
    .flatMap((file) => namesIn(file, 'screen'))
    .flatMap((name) => (name.startsWith(`${owner}:`) ? [name.slice(`${owner}:`.length)] : []))

function namesOf(project: Project, file: SourceFile): Violation[] {
  const owner = moduleOf(file.path)
  const folder = `src/modules/${owner}`
  const own = namesIn(file, 'screen').filter((name) => !name.includes(':'))
  const lent = lentBy(project, owner)
  const there = screensIn(project, folder)
  return [
    ...compared(file, 'screen', { named: [...own, ...lent.filter((name) => there.includes(name))], there }),
    ...compared(file, 'block', { named: namesIn(file, 'blocks'), there: blocksIn(project, folder) }),
  ]
}

function compared(file: SourceFile, what: string, of: { named: string[]; there: string[] }): Violation[] {
  return [
    ...of.named
      .filter((name) => !of.there.includes(name))
      .map((name) => `names the ${what} '${name}', which has no file`),
    ...of.there
      .filter((name) => !of.named.includes(name))
      .map((name) => `does not name the ${what} '${name}', which has a file`),
  ].map((says) => ({ path: file.path, says }))
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
