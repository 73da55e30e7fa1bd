import { helpByPurpose } from './help-by-purpose.ts'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { Help } from '#ui/office/frame/layer/help/help-panel.tsx'
import type { KeyGroup } from '#ui/office/frame/layer/help/key-list.tsx'
import { helpWords, keyWords } from './words.ts'

/**
 * Returns the help of a screen: the text of its route, otherwise a text derived from its collection, and its shortcuts.
 */
export const helpOf = (ctx: Context, route: Route): Help => ({
  title: route.meta.title[ctx.locale],
  sentences: sentencesOf(ctx, route).map((sentence) => sentence[ctx.locale]),
  keys: keysOf(ctx, route),
})

/** Returns two to five sentences in both languages. */
export const sentencesOf = (ctx: Context, route: Route): Text[] => {
  if (route.help) return [...route.help]
  const name = route.list ?? route.add ?? route.edit ?? route.show
  const collection = name === undefined ? undefined : ctx.app.collections.get(name)?.collection
  if (!collection) return helpByPurpose(route.path)
  if (route.list !== undefined) return ofList(ctx, collection)
  return route.show === undefined ? ofForm(collection) : ofRecord(collection)
}

function ofList(ctx: Context, collection: AnyCollection): Text[] {
  const { list, fields, softDelete, access } = collection
  const named = (locale: 'th' | 'en') => list.search.map((name) => fields[name]!.label[locale]).join(', ')
  const mayCreate = !collection.singleton && mayEver(access.create, ruledBy(ctx, collection))
  return [
    about(helpWords.list, collection, 'plural'),
    ...(list.search.length > 0 ? [filled(helpWords.search, { th: ` ${named('th')}`, en: named('en') }, 'fields')] : []),
    helpWords.sort,
    ...(mayCreate ? [about(helpWords.create, collection)] : []),
    ...(softDelete ? [helpWords.removed] : []),
  ]
}

const ofForm = (collection: AnyCollection) => [about(helpWords.write, collection), helpWords.draft, helpWords.problems]

const ofRecord = (collection: AnyCollection) => [
  about(helpWords.show, collection),
  about(helpWords.doing, collection),
  ...(collection.history ? [helpWords.history] : []),
]

const about = (text: Text, collection: AnyCollection, as: 'label' | 'plural' = 'label') =>
  filled(text, { th: collection[as].th, en: collection[as].en.toLowerCase() }, 'name')

const filled = ({ th, en }: Text, value: Text, gap: string): Text => ({
  th: fill(th, { [gap]: value.th }),
  en: fill(en, { [gap]: value.en }),
})

type KeyWord = keyof typeof keyWords
const groups = {
  list: [
    [['J', 'K'], 'move'],
    [['↵'], 'open'],
    [['C'], 'add'],
    [['X'], 'select'],
    [['F'], 'filter'],
    [['F2'], 'cell'],
    [['.'], 'menu'],
  ],
  record: [
    [['E'], 'edit'],
    [['N'], 'primary'],
  ],
  form: [
    [['⌘S'], 'save'],
    [['F8'], 'problem'],
  ],
  everywhere: [
    [['⌘K'], 'palette'],
    [['/'], 'find'],
    [['?'], 'sheet'],
    [['['], 'rail'],
    [['Z'], 'undo'],
    [['Esc'], 'close'],
  ],
} as const satisfies Partial<Record<KeyWord, [string[], KeyWord][]>>

/** The shortcuts by group, in the viewer's language. */
export const keyGroups = (ctx: Context, names: readonly (keyof typeof groups)[]): KeyGroup[] =>
  names.map((name) => ({
    title: keyWords[name][ctx.locale],
    keys: groups[name].map(([keys, says]) => ({ keys: [...keys], says: keyWords[says][ctx.locale] })),
  }))

export const allGroups = ['everywhere', 'list', 'record', 'form'] as const

function keysOf(ctx: Context, route: Route): KeyGroup[] {
  if (route.list !== undefined) return keyGroups(ctx, ['list'])
  if (route.show !== undefined) return keyGroups(ctx, ['record'])
  return route.add !== undefined || route.edit !== undefined ? keyGroups(ctx, ['form']) : []
}
