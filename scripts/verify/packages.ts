import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../building/built.ts'
import { type Finding, finding, skipped } from './scorecard.ts'

interface Locked {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
}

/** Checks the packages of the product: licences, exact versions, and known vulnerabilities. */
export const verifyPackages = async (): Promise<Finding[]> => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
  const locked = Object.entries(packages).filter(([folder]) => folder.startsWith('node_modules/'))
  return [licencesOf(locked), pinsOf(locked), await holesOf()]
}

/** Test tools whose licence is only in their readme. */
const readmes: Readonly<Record<string, string>> = {
  'node_modules/combine-errors': 'MIT',
  'node_modules/precond': 'MIT',
}

/**
 * The rule `licences` checks each package that the product installs. This counts them, including those for building and
 * testing.
 */
function licencesOf(packages: readonly [string, Locked][]): Finding {
  const counts = new Map<string, number>()
  for (const [folder, { license = readmes[folder] ?? 'unknown' }] of packages)
    counts.set(license, (counts.get(license) ?? 0) + 1)
  const copyleft = [...counts.keys()].filter((licence) => /(^|[^L])A?GPL/.test(licence) || licence === 'unknown')
  const told = [...counts].toSorted(([, one], [, other]) => other - one).map(([name, count]) => `${name} ${count}`)
  return finding('licences of all packages', {
    goal: 'none unknown, no GPL or AGPL',
    found: told.join(', '),
    isMet: copyleft.length === 0,
  })
}

/** A version is exact, and its integrity hash matches. Binaries of other platforms are not installed here. */
function pinsOf(packages: readonly [string, Locked][]): Finding {
  const { dependencies, devDependencies } = readJson('package.json') as Record<string, Record<string, string>>
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, wanted]) => !/^\d/.test(wanted))
  const installed = packages.filter(([folder]) => existsSync(join(root, folder)))
  const unsealed = installed.filter(([, { integrity }]) => !integrity)
  const named = [...loose, ...unsealed].map(([name]) => name)
  return finding('packages whose version is not exact, or without a digest', {
    goal: '0',
    found: named.length === 0 ? `0 of ${installed.length} that are installed here` : named.join(', '),
    isMet: named.length === 0,
  })
}

interface Audited {
  vulnerabilities?: Record<string, { severity: string }>
}

/** Returns the vulnerabilities that the registry reports for the product's packages. */
async function holesOf(): Promise<Finding> {
  const claim = 'known holes of the packages that the product installs'
  const { vulnerabilities } = await audited()
  if (!vulnerabilities) return skipped(claim, 'the registry does not tell')
  const told = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`)
  const grave = told.filter((one) => /: (high|critical)$/.test(one))
  return finding(claim, {
    goal: 'none high or critical',
    found: told.join(', ') || 'none',
    isMet: grave.length === 0,
  })
}

const audited = () =>
  new Promise<Audited>((resolve) => {
    const options = ['audit', '--omit=dev', '--json', '--loglevel=silent']
    execFile('npm', options, { cwd: root, timeout: 60_000, maxBuffer: 16 << 20 }, (_error, out) => resolve(read(out)))
  })

const read = (text: string): Audited => {
  try {
    return JSON.parse(text) as Audited
  } catch {
    return {}
  }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
