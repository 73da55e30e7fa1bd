import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The source of a project: the disk, or a few files in memory. Paths are relative, with `/`. */
export interface Tree {
  /** The project's own files, sorted, without ignored, built or installed ones. */
  paths: readonly string[]
  /** Returns the text of any file, including built or installed ones, or null if there is none. */
  read(path: string): string | null
  /** Returns the names in a folder, none if it does not exist. */
  list(folder: string): string[]
  /** Returns the text of a file as last committed, or null if it never was. */
  committed(path: string): string | null
}

export function diskTree(root: string): Tree {
  return {
    paths: ownFiles(root, '', ignoredPaths(root)).sort(),
    read: (path) => readOrNull(join(root, path)),
    list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []),
    committed: (path) => lastCommitted(root, path),
  }
}

export function fixtureTree(files: Record<string, string>, committed: Record<string, string> = {}): Tree {
  const paths = Object.keys(files).sort()
  const isOutside = /^(build|node_modules)\//
  return {
    paths: paths.filter((path) => !isOutside.test(path)),
    read: (path) => files[path] ?? null,
    list: (folder) => namesUnder(paths, folder),
    committed: (path) => committed[path] ?? null,
  }
}

function namesUnder(paths: string[], folder: string): string[] {
  const inside = paths.filter((path) => path.startsWith(`${folder}/`))
  return [...new Set(inside.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))]
}

/** Reads names, names at the root (`/data/`) and extensions (`*.log`) of .gitignore. */
function ignoredPaths(root: string): (path: string) => boolean {
  const lines = (readOrNull(join(root, '.gitignore')) ?? '').split('\n').map((line) => line.trim().replace(/\/$/, ''))
  const atRoot = new Set(lines.filter((line) => line.startsWith('/')).map((line) => line.slice(1)))
  const names = new Set(['.git', 'node_modules', ...lines])
  const endings = lines.filter((line) => line.startsWith('*.')).map((line) => line.slice(1))
  return (path) => atRoot.has(path) || names.has(basename(path)) || endings.some((ending) => path.endsWith(ending))
}

function ownFiles(root: string, folder: string, isIgnored: (path: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isIgnored(path)) return []
    if (entry.isDirectory()) return ownFiles(root, path, isIgnored)
    return entry.isFile() ? [path] : []
  })
}

function readOrNull(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function lastCommitted(root: string, path: string): string | null {
  try {
    return execFileSync('git', ['show', `HEAD:${path}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // Without git or a commit there is no earlier state to compare with.
    return null
  }
}
