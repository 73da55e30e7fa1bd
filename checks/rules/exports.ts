import { isTest } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  name: 'exports',
  description: 'What a file exports is said in another file: the rest is its own, or dead.',
  minimumFiles: 400,
  check: (project) => {
    const files = project.sources()
    const saidIn = countWords(files)
    return files
      .filter(({ path }) => !isTest(path))
      .flatMap((file) =>
        namesOf(file)
          .filter((name) => saidIn.get(name) === 1 && !isReadByPath.has(name))
          .map((name) => ({ path: file.path, says: `exports ${name}, which no other file says` })),
      )
  },
}

/** Returns the number of files that contain each word. */
function countWords(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of files)
    for (const word of new Set(text.match(/[\w$]+/g))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const namesOf = ({ text }: SourceFile) =>
  [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm)].map(
    ([, name]) => name!,
  )

/** The exports that the router reads from a route module by name. */
const isReadByPath = new Set([
  'clientAction',
  'clientMiddleware',
  'clientLoader',
  'shouldRevalidate',
  'ErrorBoundary',
  'handleError',
  'links',
])
