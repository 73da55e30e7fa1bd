import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type HookName, hookFile, type Manifest, type Route } from '#platform/manifest/manifest.ts'
import { documents } from '../scripts/documents/documents.ts'
import { filterInWords, viewerId } from '../scripts/documents/filter-in-words.ts'
import { routesOfSpecification } from '../scripts/documents/specified-routes.ts'
import { manifests } from '../src/app/modules.ts'

const root = join(import.meta.dirname, '..')

test.each(Object.entries(documents()))('%s says what the manifests and collections say', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text)
})

describe('the list of routes says of every route', () => {
  const [declaredHere = '', specifiedHere = ''] = (documents()['docs/generated/routes.md'] ?? '').split(
    '## Routes of the specification',
  )
  const lines = declaredHere.split('\n').filter((line) => line.startsWith('| '))
  const [head = []] = lines.map(cellsOf)
  const listed = lines
    .map(cellsOf)
    .filter(([path]) => path !== 'path' && path !== '---')
    .map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
  const declared = manifests.flatMap((module) => module.routes as readonly Route[])
  const yes = (is: boolean) => (is ? 'yes' : '–')

  test('its path, name, groups, linkage, counter, and whether it has a submenu, a dashboard, a place in app and top', () => {
    expect(listed).toHaveLength(declared.length)
    for (const [at, route] of declared.entries())
      expect(listed[at]).toMatchObject({
        path: `\`${route.path}\``,
        name: route.name,
        groups: route.groups.join(', ') || '–',
        linkage: route.linkage ?? '–',
        counter: route.counter ?? '–',
        hasSubmenu: yes(route.hasSubmenu),
        hasDashboard: yes(route.hasDashboard),
        inApp: yes(route.inApp),
        inTop: yes(route.inTop),
      })
  })

  test('its meta: inMenu, auth, title in Thai and English, icon, role, fullscreen and mode', () => {
    expect(listed).toHaveLength(declared.length)
    for (const [at, { meta }] of declared.entries()) {
      expect(listed[at]).toMatchObject({
        inMenu: yes(meta.inMenu),
        auth: yes(meta.auth),
        icon: meta.icon ?? '–',
        role: meta.role.join(', ') || '–',
        fullscreen: yes(meta.fullscreen),
        mode: meta.mode,
      })
      expect(listed[at]!['title']).toMatch(/^[^·]*[ก-๙][^·]* · [^ก-๙]*[A-Z][^ก-๙]*$/)
    }
  })

  test('and of every route of the specification whether it stands', () => {
    const specified = routesOfSpecification()
    expect(specified).toHaveLength(299)
    expect(new Set(specified.map(({ path }) => path)).size).toBe(299)
    // Two exist only for developers.
    const paths = new Set([...declared.map(({ path }) => path), '/debug/display', '/test/dashboard'])
    for (const { path } of specified) expect(specifiedHere.includes(`\`${path}\` (`), path).toBe(!paths.has(path))
  })
})

test.each([
  [{ status: true }, 'status is true'],
  [{ userID: viewerId }, 'userID is the viewer'],
  [{ userID: '' }, 'userID is nobody'],
  [{ status: true, course: { status: true } }, 'status is true and course (status is true)'],
  [{ $or: [{ price: 0 }, { price: null, mode: 'a' }] }, '(price is 0 or price is nothing and mode is "a")'],
  [{ course: { $or: [{ price: 0 }, { price: null }] } }, 'course (price is 0 or price is nothing)'],
  [{ price: { $in: [0, null] }, hours: { $gt: 3 } }, 'price is 0 or nothing and hours $gt 3'],
])('the rule %j reads as a sentence', (filter, sentence) => {
  expect(filterInWords(filter)).toBe(sentence)
})

/** Returns the screens of a module that its own routes name, and those that it lends to other modules. */
const screensOf = (name: string) =>
  manifests.flatMap((module) =>
    module.routes.flatMap((route) => {
      const [screen, owner = module.name] = 'screen' in route ? route.screen.split(':').toReversed() : []
      return screen && owner === name ? [screen] : []
    }),
  )

describe.each(manifests)('in the module $name every name has a file and every file a name', (module) => {
  const named = (folder: string, pattern: string) =>
    globSync(`src/modules/${module.name}/${folder}/${pattern}`, { cwd: root }).toSorted()

  test('screens', () => {
    const screens = new Set(screensOf(module.name))
    const files = named('screens', '**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
    const names = files.map((file) => file.split('/screens/')[1]!.replace('.tsx', ''))
    expect(names.toSorted()).toEqual([...screens].toSorted())
  })

  test('server halves', () => {
    const halves = named('screens', '**/*.server.ts')
    expect(halves.filter((half) => !existsSync(join(root, half.replace(/\.server\.ts$/, '.tsx'))))).toEqual([])
  })

  test('blocks', () => {
    const folders = named('blocks', '**/block.ts')
      .map((file) => basename(dirname(file)))
      .toSorted()
    expect(folders).toEqual(module.blocks.toSorted())
  })

  test('collections', () => {
    const files = named('collections', '**/*.ts').filter((file) => declares(join(root, file)))
    const names = module.collections.map((collection) => `${collection.name.replaceAll('_', '-')}.ts`)
    expect(files.map((file) => basename(file)).toSorted()).toEqual(names.toSorted())
  })

  test('commands that answer calls and events', () => {
    const wanted = [...Object.values(module.api), ...Object.values(module.on)]
    const files = named('commands', '**/*.server.ts').map((file) =>
      file.split('/commands/')[1]!.replace('.server.ts', ''),
    )
    expect(wanted.filter((name) => !files.includes(name))).toEqual([])
  })

  test('hooks', () => {
    const declared = Object.entries(module.hooks) as [HookName, readonly string[]][]
    const names = declared.flatMap(([hook, collections]) =>
      collections.map((collection) => `${hookFile(hook, collection)}.server.ts`),
    )
    expect(named('hooks', '*.server.ts').map((file) => basename(file))).toEqual(names.toSorted())
  })

  test('modules that it uses', () => {
    expect(module.uses.filter((name) => !existsSync(join(root, `src/modules/${name}/public-api.ts`)))).toEqual([])
  })
})

/** Shared fields of collections are in files beside them. */
const declares = (file: string) => readFileSync(file, 'utf8').includes('= defineCollection(')

describe('what a route shows is declared', () => {
  const collections = new Set(manifests.flatMap((module) => module.collections.map(({ name }) => name)))
  const paths = new Set(manifests.flatMap((module) => module.routes.map(({ path }) => path)))
  const routes = manifests.flatMap((module: Manifest) => module.routes)

  test.each(routes)('$path', (route) => {
    const shown = [route.list, route.add, route.edit, route.show].filter((name) => name !== undefined)
    expect(shown.filter((name) => !collections.has(name))).toEqual([])
    if ('to' in route) expect(paths).toContain(route.to)
  })
})

function cellsOf(line: string) {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}
