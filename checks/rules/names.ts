import type { Rule } from '../rule.ts'

export const rule: Rule = {
  name: 'names',
  description: 'Narrowest owner first: no utils, helpers, common, lib, misc, shared or types folders.',
  minimumFiles: 400,
  check: (project) =>
    project
      .sources()
      .map(({ path }) => ({ path, ownerless: ownerless(path) }))
      .filter(({ ownerless }) => ownerless !== undefined)
      .map(({ path, ownerless }) => ({ path, says: `"${ownerless}" says nothing of what it holds: find its owner` })),
}

const folders = /^(utils?|helpers?|commons?|libs?|misc|shared|types)$/
const files = /^(utils?|helpers?|commons?|misc)\.\w+$/

function ownerless(path: string): string | undefined {
  const parts = path.split('/')
  return parts.find((part, index) => (index < parts.length - 1 ? folders : files).test(part))
}
