import type { Page } from './patterns.ts'
import type { Planted } from './planted.ts'

/** The rows that most URLs refer to, if nothing else is known. */
const usual = ['course', 'lesson', 'user', 'enroll', 'post', 'site', 'staff', 'file', 'operation']

/** Returns the URL of every call with a row of each possible collection. */
export const callAddresses = (pattern: string, { ids, named }: Planted): string[] => {
  if (!pattern.includes('/:c/')) return filled(pattern, named, [...ids.get('course')!])
  return [...ids].flatMap(([name, rows]) => filled(pattern.replace(':c', name), named, rows))
}

/**
 * Returns the URLs of a page with each possible row, the likeliest first: rows of its declaration or name, then rows of
 * its module.
 */
export const pageAddresses = ({ route, module }: Page, { ids, named }: Planted): string[] => {
  const linked = [route.linkedFromRecords ?? []].flat().map(({ collection }) => collection)
  const own = [route.edit, route.show, ...linked].filter((name) => name !== undefined)
  const alike = [...ids.keys()].filter((name) => route.path.split('/').includes(name.split('_').at(-1)!))
  const held = module.collections.map(({ name }) => name)
  const people = route.path.includes('/user/') ? ['staff', 'site'] : ['site', 'staff']
  const likely =
    held.length > 1 ? [...own, ...alike, ...held, ...usual] : [...people, ...own, ...alike, ...held, ...usual]
  const rows = [...new Set(likely)].flatMap((name) => ids.get(name) ?? [])
  return filled(route.path, { ...named, ...apart[route.name] }, rows)
}

/** Parameters that only the page of this name takes. */
const apart: Record<string, Planted['named']> = {
  'lesson-categories': { id: ['category-true', 'category-false'] },
  'cms-feed': { slug: ['stories'] },
}

function filled(pattern: string, named: Planted['named'], rows: readonly string[]): string[] {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  return names.reduce(
    (paths, name) =>
      paths.flatMap((path) =>
        (named[name] ?? rows).map((value) => path.replace(`:${name}`, encodeURIComponent(value))),
      ),
    [pattern],
  )
}
