import type { Project } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'licences',
  description: 'Every package that the product installs is under a permissive licence.',
  minimumFiles: 200,
  check: (project) => productionPackages(project).flatMap((each) => violationOf(each, licenceOf(project, each))),
}

interface Locked {
  folder: string
  name: string
  version?: string
  license?: string
}

const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BSD-3-Clause-Clear', 'Apache-2.0', 'OFL-1.1'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Unlicense'],
])

/** Unmodified build inputs whose licences require nothing of the result. */
const listed: Record<string, RegExp> = {
  'MPL-2.0': /^lightningcss(-|$)/,
  'CC-BY-4.0': /^caniuse-lite$/,
  // Its LICENSE file is MIT, and its package.json does not say so.
  unknown: /^png-js$/,
}

function productionPackages(project: Project): Locked[] {
  const lock = project.read('package-lock.json')
  if (lock === null) return []
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, Omit<Locked, 'folder' | 'name'> & { dev?: boolean }>
  }
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, each]) => ({ ...each, folder, name: folder.slice(folder.lastIndexOf('node_modules/') + 13) }))
}

/** The installed package decides. The lockfile decides for packages of other platforms. */
function licenceOf(project: Project, { folder, license }: Locked): string {
  const installed = project.read(`${folder}/package.json`)
  const declared: unknown = installed === null ? license : (JSON.parse(installed) as { license?: unknown }).license
  return typeof declared === 'string' ? declared : 'unknown'
}

function violationOf({ folder, name, version }: Locked, licence: string): Violation[] {
  if (isAllowed(licence, name)) return []
  return [{ path: folder, says: `${name} ${version ?? ''} is under ${licence}`.replace('  ', ' ') }]
}

/** Evaluates SPDX: one side of `A OR B` must be allowed, both of `A AND B`. */
function isAllowed(licence: string, name: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain)) return false
  const choices = plain.split(' OR ').map((choice) => choice.split(' AND '))
  return choices.some((all) => all.every((each) => permissive.has(each) || listed[each]?.test(name)))
}
