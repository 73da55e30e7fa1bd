import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names the classes of every sheet below `root` by their place in the sorted list of them all, in two or three letters: a class
 * is in its sheet, in the script beside it and many times in each page. The same files give the same names in every build.
 * The answer is Vite's `generateScopedName`; a name that no sheet was seen to hold is an error.
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

/** Classes and key frames, each once; what a class is called also is in addresses and numbers, and harms nobody there. */
const namesIn = (sheet: string) => [
  ...new Set(sheet.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g).map(([, name]) => name!)),
]
