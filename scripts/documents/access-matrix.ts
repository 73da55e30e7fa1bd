import type { Rule } from '#platform/data/access/rule.ts'
import { isStaff, roles, type Viewer } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { filterInWords, viewerId } from './filter-in-words.ts'
import { heading, quoted, table } from './table.ts'

/** Returns what every rule of every collection allows each role. */
export const accessMatrix = (manifests: readonly Manifest[]): string =>
  [
    heading('Who may do what', 'Collection by role: yes, no, or the rows and cases in which it is yes.'),
    'A role sees and writes rows of one site only, whatever this table says, except in a collection that is called global;',
    'a collection of a plugin that is off is not found.',
    'Computed fields are written by the product itself and by nobody else.\n',
    ...manifests.flatMap((module) => module.collections.map(sectionOf)),
  ].join('\n')

const verbs = ['read', 'create', 'update', 'remove'] as const

const sectionOf = (collection: AnyCollection) =>
  [
    `## ${collection.plural.th} · ${collection.plural.en} (${quoted(collection.name)}${collection.isGlobal ? ', global' : ''})\n`,
    table(
      ['', ...roles],
      [
        ...verbs.map((verb) => rowOf(verb, collection.access[verb])),
        ...(collection.softDelete ? [rowOf('restore', collection.access.remove)] : []),
        ...(collection.history ? [rowOf('history', ofStaff(collection.access.read))] : []),
        ...restrictedRows(collection),
      ],
    ),
    '',
    ...computedLine(collection),
  ].join('\n')

/** The history of a row is for its readers among staff. */
const ofStaff =
  (read: Rule): Rule =>
  (viewer, on) =>
    isStaff(viewer) && read(viewer, on)

const restrictedRows = ({ fields }: AnyCollection) =>
  Object.entries(fields).flatMap(([name, { read, write }]) => [
    ...(read ? [rowOf(`read ${quoted(name)}`, read)] : []),
    ...(write ? [rowOf(`write ${quoted(name)}`, write)] : []),
  ])

function computedLine({ fields }: AnyCollection): string[] {
  const names = Object.keys(fields).filter((name) => fields[name]!.computed)
  return names.length === 0 ? [] : [`Computed: ${names.map(quoted).join(', ')}.\n`]
}

const rowOf = (name: string, rule: Rule) => [name, ...roles.map((role) => answerOf(rule, viewerOf(role)))]

const viewerOf = (role: Viewer['role']): Viewer => ({ id: role === 'guest' ? '' : viewerId, role, home: '', name: '' })

function answerOf(rule: Rule, viewer: Viewer): string {
  const answer = rule(viewer, { today: 'today', site: 'this site' })
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return `where ${filterInWords(answer)}`
}
