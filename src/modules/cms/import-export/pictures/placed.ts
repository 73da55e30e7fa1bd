import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'
import { isMenu } from '#domain/page/menu.ts'
import { type Carried, rewritten } from '../carried.ts'
import { pictureOfMark } from './marks.ts'

/** The places of an old site's pictures here, `/upload/…` by their old URL. */
export type Places = ReadonlyMap<string, string>

/** An item with its pictures at their new place. Missing pictures leave only their captions. */
export const placed = (page: Carried, places: Places): Carried => ({
  ...page,
  content: textPlaced(page.content, places),
  builder: isMenu(page.builder)
    ? page.builder
    : (pagePlaced(page.builder as unknown as Page, places) as unknown as Carried['builder']),
  feature_image: coverPlaced(page.feature_image, places),
})

const placeOf = (mark: string, places: Places) => places.get(pictureOfMark(mark)?.url ?? '') ?? null

/** The field holds the key of a file. */
const coverPlaced = (cover: string | null, places: Places) =>
  cover !== null && pictureOfMark(cover) ? (placeOf(cover, places)?.slice(1) ?? null) : cover

/** Sanitized HTML always has double quotes around attributes. */
function textPlaced(html: string, places: Places): string {
  if (!html.includes('/@picture/')) return html
  return html
    .replaceAll(/<img\b[^>]*?\bsrc="(\/@picture\/[\w-]+)"[^>]*>/g, (tag, mark: string) => {
      const place = placeOf(mark, places)
      return place === null ? '' : tag.replace(mark, place)
    })
    .replaceAll(/\/@picture\/[\w-]+/g, (mark) => placeOf(mark, places) ?? pictureOfMark(mark)?.url ?? '#')
    .replaceAll(/<a\b[^>]*>\s*<\/a>/g, '')
    .replaceAll(/<(figure|p)>(?:\s|<br \/>)*<\/\1>/g, '')
}

const pagePlaced = (page: Page, places: Places): Page => ({
  ...page,
  rows: page.rows.flatMap((row) => rowPlaced(row, places) ?? []),
})

/** A row without its empty columns. A single remaining column takes the full width. */
function rowPlaced(row: PageRow, places: Places): PageRow | null {
  const columns = row.columns.flatMap((column): PageColumn[] => {
    const objects = column.objects.flatMap((object) => objectPlaced(object, places))
    return objects.length === 0 && column.objects.length > 0 ? [] : [{ ...column, objects }]
  })
  if (columns.length === 0 && row.columns.length > 0) return null
  const isAlone = columns.length === 1 && row.columns.length > 1
  return { ...row, columns: isAlone ? [{ ...columns[0]!, col: 12 }] : columns }
}

function objectPlaced(object: PageObject, places: Places): PageObject[] {
  const { type, props } = object
  if (type === 'image') return imagePlaced(object, places)
  if (type === 'gallery') return galleryPlaced(object, places)
  const read = rewritten(props, (text) => textPlaced(text, places)) as PageObject['props']
  return read['html'] === '' && props['html'] !== '' ? [] : [{ ...object, props: read }]
}

function imagePlaced(object: PageObject, places: Places): PageObject[] {
  const { url, caption = '' } = object.props as { url: string; caption?: string }
  const place = placeOf(url, places)
  if (place !== null) return [{ ...object, props: { ...object.props, url: place } }]
  return caption === '' ? [] : [textOf(object, caption)]
}

function galleryPlaced(object: PageObject, places: Places): PageObject[] {
  const given = object.props['pictures'] as { url: string; alt: string; caption: string }[]
  const pictures = given.flatMap((one) => {
    const url = placeOf(one.url, places)
    return url === null ? [] : [{ ...one, url }]
  })
  if (pictures.length > 0) return [{ ...object, props: { ...object.props, pictures } }]
  const captions = given.map(({ caption }) => caption).filter((caption) => caption !== '')
  return captions.length === 0 ? [] : [textOf(object, captions.join(' · '))]
}

const textOf = ({ id }: PageObject, text: string): PageObject => ({
  ...{ id, type: 'text', version: 1 },
  props: { html: `<p>${text.replaceAll(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)}</p>` },
})
