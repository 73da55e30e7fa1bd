import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns Vite's `generateScopedName` for every sheet below `root`. A class name has two or three letters, from its
 * index in the sorted list of all classes. Short names matter, because a name occurs in its sheet, in its script and
 * many times in each page. The same files give the same names in every build. An unknown name is an error.
 */
export function classNames(root: string) {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted()
  const held = files.flatMap((file) => namesIn(readFileSync(join(root, file), 'utf8')).map((name) => keyOf(file, name)))
  const places = new Map(held.map((key, place) => [key, `w${place.toString(36)}`]))
  return (name: string, file: string) => {
    const key = keyOf(file.slice(root.length + 1), name)
    const short = places.get(key)
    if (!short) throw new Error(`No class ${name} was seen in ${file}.`)
    return short
  }
}

const keyOf = (file: string, name: string) => `${file} ${name}`

/** Classes and key frames, each once. Matches in URLs and numbers are harmless. */
const namesIn = (sheet: string) => [
  ...new Set(sheet.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g).map(([, name]) => name!)),
]
