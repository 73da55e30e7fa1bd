import { posix } from 'node:path'
import { isInSrc, isManifest, isTest } from '../places.ts'
import type { Import } from '../imports.ts'
import type { Project, SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'server-only',
  description:
    '`.server.ts`, manifests and collections never reach a browser; a screen has one server half, of the same name.',
  minimumFiles: 120,
  check: (project) => reachable(project).flatMap(violationsOf),
}

/** Returns every file that a browser may receive: the components, and whatever they import by value. */
function reachable(project: Project): SourceFile[] {
  const reached = new Set(project.sources(isComponent))
  for (const file of reached) {
    for (const { target } of file.imports.filter((each) => !each.isType)) {
      const next = target === null || isServerOnly(target) ? undefined : project.source(target)
      if (next) reached.add(next)
    }
  }
  return [...reached]
}

function violationsOf(file: SourceFile): Violation[] {
  return file.imports
    .filter((each) => !each.isType && each.target !== null && isServerOnly(each.target) && !isOwnHalf(file.path, each))
    .map(({ specifier, start }) => ({
      path: file.path,
      line: file.lineAt(start),
      says: `a browser is sent this file, and it imports ${specifier} by value`,
    }))
}

function isComponent(path: string): boolean {
  return isInSrc(path) && path.endsWith('.tsx') && !path.endsWith('.server.tsx') && !isTest(path)
}

function isServerOnly(path: string): boolean {
  return /\.server\.tsx?$/.test(path) || isManifest(path) || /^src\/modules\/[^/]+\/collections\//.test(path)
}

/** React Router removes the loader and its imports from a route, so only a route may import its server file. */
function isOwnHalf(path: string, { target }: Import): boolean {
  const isRoute = path === 'src/root.tsx' || /\/(screens|layouts)(\/|$)/.test(posix.dirname(path))
  return isRoute && target === path.replace(/\.tsx$/, '.server.ts')
}
