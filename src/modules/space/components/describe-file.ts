import { href } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { typeOfExt } from '#domain/file/file-type.ts'
import { keyOf } from '#domain/file/file-key.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { linkMs, signedQuery } from '#platform/content/file/serving/link.ts'
import type { ListedFile } from '#platform/content/file/references/listed-files.ts'
import type { Use } from '#platform/content/file/references/used-by.ts'
import { nameOfWho } from '#platform/data/history/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { pathTo } from '#platform/office/screens/paths.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { Pair, RecordDescription } from '#ui/office/description.ts'
import { fileListWords, fileWords as words } from '../file-words.ts'
import { actionOf } from './describe-files.ts'

interface Described {
  /** The context of the file's site. */
  at: Context
  file: ListedFile
  uses: readonly Use[]
  store: string
  route: Route
}

/** A file's data, where it is used, and its actions. */
export const describeFile = (ctx: Context, of: Described): RecordDescription => {
  const { file, uses, at } = of
  const { locale } = ctx
  const action = actionOf(ctx, { file, at })
  const used = fill(words.used[locale], { n: uses.length.toLocaleString('th-TH') })
  return {
    crumbs: [{ href: href('/space/file'), label: fileListWords.title[locale] }],
    heading: file.name,
    facts: [
      formatBytes(file.bytes),
      nameOfWho(file.by, locale),
      formatInstant(file.createdAt, { length: 'medium', locale }),
    ],
    actions: [
      { label: words.open[locale], href: addressOf(at, file), isPrimary: true },
      { ...action, ...(file.removedAt === null && uses.length > 0 && { lock: used }) },
    ],
    sections: [{ title: words.about[locale], pairs: pairsOf(ctx, of) }],
    related: [usesList(ctx, of)],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

/** A link that opens the file for some minutes, on any site. */
export const addressOf = ({ app, now }: Context, { id, ext, isPublic }: ListedFile): string => {
  const address = `/${keyOf({ id, ext })}`
  return isPublic ? address : `${address}?${signedQuery(app.sealing, { id, until: now + linkMs - 1000 })}`
}

/** A picture that can be shown. Null for other files, and for removed ones. */
export const pictureOf = (at: Context, file: ListedFile) =>
  typeOfExt(file.ext)?.isPicture && file.removedAt === null && file.scan !== 'waiting'
    ? { src: addressOf(at, file), alt: file.alt, width: file.width ?? undefined, height: file.height ?? undefined }
    : null

function pairsOf({ locale }: Context, { file, store }: Described): Pair[] {
  const { width, height, removedAt, removedBy, scan } = file
  const pair = (label: keyof typeof words, text: string): Pair => ({ label: words[label][locale], value: { text } })
  const pixels = { width: (width ?? 0).toLocaleString('th-TH'), height: (height ?? 0).toLocaleString('th-TH') }
  return [
    pair('type', `.${file.ext}`),
    pair('bytes', formatBytes(file.bytes)),
    ...(file.kept === file.bytes ? [] : [pair('kept', formatBytes(file.kept))]),
    ...(width === null ? [] : [pair('pixels', fill(words.pixelsOf[locale], pixels))]),
    ...(file.alt === '' ? [] : [pair('alt', file.alt)]),
    pair('access', words[file.isPublic ? 'public' : 'private'][locale]),
    ...(scan === 'none' ? [] : [pair('scan', words[scan][locale])]),
    { label: fileListWords.store[locale], value: { text: store } },
    ...(removedAt === null
      ? []
      : [
          pair(
            'removedAt',
            `${formatInstant(removedAt, { length: 'medium', locale })} · ${nameOfWho(removedBy ?? '', locale)}`,
          ),
        ]),
  ]
}

function usesList(ctx: Context, { uses, at, route }: Described): RecordDescription['related'][number] {
  const { locale } = ctx
  const isHere = at.site._id === ctx.site._id
  return {
    title: words.uses[locale],
    count: uses.length.toLocaleString('th-TH'),
    list: {
      columns: [
        { name: 'title', label: words.uses[locale], kind: 'text' },
        { name: 'kind', label: words.kind[locale], kind: 'text' },
      ],
      rows: uses.map(({ collection, row, title }, n) => {
        const to = row && isHere ? placeOf(ctx, { collection, row, near: route }) : undefined
        return {
          id: `${collection} ${n}`,
          ...(to && { href: to }),
          cells: {
            title: row ? { text: title } : { text: words.inBin[locale], isMuted: true },
            kind: { text: ctx.app.collections.get(collection)?.collection.label[locale] ?? collection },
          },
          actions: [],
        }
      }),
      empty: { title: words.noUses[locale], text: words.noUsesText[locale] },
      words: listWords(locale),
    },
  }
}

const placeOf = (ctx: Context, to: { collection: string; row: Record<string, unknown>; near: Route }) =>
  pathTo(ctx, { ...to, verb: 'show' }) ?? pathTo(ctx, { ...to, verb: 'edit' })
