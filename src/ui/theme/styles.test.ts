import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = readdirSync(root).filter((folder) => folder !== 'office')
const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
)
const components = paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
const modules = paths.filter((path) => path.endsWith('.module.css'))

describe('the class names of a component and its style sheet', () => {
  it('reads all of the public ui', () => {
    expect(components.length).toBeGreaterThan(30)
    expect(modules.length).toBeGreaterThan(15)
  })

  it.each(modules.map((path) => [path.slice(root.length + 1), path]))(
    '%s holds exactly the names in use',
    (_, path) => {
      const users = components.filter((component) => importsFrom(component).some(({ file }) => file === path))
      const used = new Set(users.flatMap((component) => namesUsed(component, path)))
      expect([...used].toSorted()).toEqual(namesIn(path))
    },
  )
})

function importsFrom(component: string) {
  const imports = readFileSync(component, 'utf8').matchAll(/import (\w+) from '(\S+\.module\.css)'/g)
  return [...imports].map(([, local = '', path = '']) => ({ local, file: join(dirname(component), path) }))
}

function namesUsed(component: string, module: string) {
  const text = readFileSync(component, 'utf8')
  const local = importsFrom(component).find(({ file }) => file === module)?.local ?? ''
  const plain = [...text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))]
  const built = [...text.matchAll(new RegExp(`\\b${local}\\[\`([\\w-]+--)\\$\\{`, 'g'))]
  const known = namesIn(module)
  return [
    ...plain.map(([, dotted, quoted]) => dotted ?? quoted ?? ''),
    ...built.flatMap(([, stem = '']) => known.filter((name) => name.startsWith(stem))),
  ]
}

function namesIn(module: string) {
  const css = readFileSync(module, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return [...new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))].toSorted()
}
