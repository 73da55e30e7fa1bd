import { normalizeLink } from '#domain/page/normalize-link.ts'
import { youtubeId } from '#domain/page/youtube.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { Maker, Making } from './making.ts'
import { classicText } from './classic/classic.ts'
import { embedded, linkInstead } from './classic/embedded.ts'
import { blocksIn, htmlOf, textAttr, type WpBlock } from './parse-blocks.ts'
import { elementIn, firstLink, pictureIn, picturesIn, sourceIn } from './read-markup.ts'

/** The converter for each type of WordPress block. Other types keep their HTML, sanitized. */
export const makerOf = (name: string): Maker => (Object.hasOwn(makers, name) ? makers[name]! : other)

const asText: Maker = (block, into) => {
  into.as(block.name, 'text')
  into.text(htmlOf(block))
}
/** A URL alone in its paragraph is embedded if it can play here. */
const paragraph: Maker = (block, into) => {
  const alone = /^\s*<p\b[^<>]*>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>\s*$/i.exec(htmlOf(block))?.[1]
  if (!alone || youtubeId(alone) === null) return asText(block, into)
  into.as(block.name, embedded(alone, into))
}

const asContents: Maker = (block, into) => {
  into.as(block.name, 'contents')
  into.blocks(blocksIn(block))
}
const asNothing: Maker = (block, into) => into.as(block.name, 'nothing')

const heading: Maker = (block, into) => {
  const html = htmlOf(block)
  const level = Number(/<h([1-6])\b/i.exec(html)?.[1] ?? 2)
  const text = stripHtml(html)
  if (level > 2) return asHeadingText({ html, level, into, name: block.name })
  into.as(block.name, 'heading')
  if (text !== '') into.object('heading', { text: text.slice(0, 300), display: 'section' })
}

/** Text supports headings down to the fourth level. */
function asHeadingText({ html, level, into, name }: { html: string; level: number; into: Making; name: string }) {
  into.as(name, 'text')
  into.text(level > 4 ? html.replaceAll(/(<\/?)h[56]\b/gi, '$1h4') : html)
}

const quote: Maker = (block, into) => {
  into.as(block.name, 'text')
  const html = htmlOf(block)
  into.text(
    /<blockquote\b/i.test(html) ? html.replaceAll(/<\/?figure\b[^<>]*>/gi, '') : `<blockquote>${html}</blockquote>`,
  )
}

const pre: Maker = (block, into) => {
  into.as(block.name, 'text')
  into.text(htmlOf(block))
}

const classic: Maker = (block, into) => {
  into.as(block.name, 'text')
  classicText(htmlOf(block), into)
}

const picture: Maker = (block, into) => {
  into.as(block.name, 'image')
  for (const one of picturesIn(htmlOf(block))) into.picture(one)
}

const gallery: Maker = (block, into) => {
  into.as(block.name, 'gallery')
  const shown = htmlOf(block)
    .split(/(?=<figure\b)/i)
    .flatMap((part) => picturesIn(part))
  into.gallery(
    shown.flatMap(({ caption, ...one }) => {
      const found = into.attachments.at(one)
      return found ? [{ ...found, caption }] : []
    }),
  )
}

const button: Maker = (block, into) => {
  into.as(block.name, 'button')
  const found = firstLink(htmlOf(block))
  const text = (found?.text ?? stripHtml(htmlOf(block))).slice(0, 80)
  const address = normalizeLink(into.linkOf(found?.to ?? '')) ?? ''
  if (text !== '')
    into.object('button', {
      ...{ text, look: 'solid', isSmall: false, alignment: 'left', to: 'address', address, page: '', course: '' },
      newTab: false,
    })
}

const separator: Maker = (block, into) => {
  into.as(block.name, 'divider')
  into.object('divider', { look: 'line' })
}

const spacer: Maker = (block, into) => {
  into.as(block.name, 'spacer')
  const height = Number.parseInt(textAttr(block, 'height'), 10) || 40
  into.object('spacer', { size: height < 24 ? 's' : height < 56 ? 'm' : height < 100 ? 'l' : 'xl' })
}

const columns: Maker = (block, into) => {
  into.as(block.name, 'columns')
  const inner = blocksIn(block).filter(({ name }) => name === 'column')
  const share = Math.max(1, Math.floor(12 / Math.max(1, inner.length)))
  into.columns(
    inner.map((column) => {
      const percent = /^([\d.]{1,6})%$/.exec(textAttr(column, 'width'))?.[1]
      const col = percent === undefined ? share : Math.round((Number(percent) / 100) * 12)
      return { col: Math.min(12, Math.max(1, col)), blocks: blocksIn(column) }
    }),
  )
}

/** A picture or a video beside its text: two columns, without an empty one. */
const mediaText: Maker = (block, into) => {
  into.as(block.name, 'columns')
  const own = block.inside.filter((one) => typeof one === 'string').join('')
  const shown: WpBlock = { name: pictureIn(own) ? 'image' : 'video', attrs: {}, inside: [own] }
  const sides = [
    { col: 6, blocks: [shown] },
    { col: 6, blocks: blocksIn(block) },
  ]
  into.columns(textAttr(block, 'mediaPosition') === 'right' ? sides.toReversed() : sides)
}

const cover: Maker = (block, into) => {
  into.as(block.name, 'contents')
  const own = block.inside.filter((one) => typeof one === 'string').join('')
  const url = textAttr(block, 'url') || (pictureIn(own)?.url ?? '')
  if (url !== '') into.picture({ url, alt: pictureIn(own)?.alt ?? '', caption: '' })
  into.blocks(blocksIn(block))
}

const details: Maker = (block, into) => {
  into.as(block.name, 'accordion')
  const html = htmlOf(block)
  const summary = elementIn(html, 'summary')
  const question = (summary?.text ?? '').slice(0, 300)
  const answer = (summary?.around ?? html).replaceAll(/<\/?details\b[^<>]*>/gi, '')
  if (question === '') return into.text(answer)
  into.object('accordion', {
    ...{ title: '', text: '', isFaq: false, isOneOpen: false, open: 0 },
    items: [{ question, answer: answer.trim().slice(0, 20_000) }],
  })
}

const embed: Maker = (block, into) => {
  const url = textAttr(block, 'url') || stripHtml(htmlOf(block)).split(' ')[0]!
  into.as(block.name, embedded(url, into))
}

const media: Maker = (block, into) => {
  into.as(block.name, 'text')
  const html = htmlOf(block)
  const found = firstLink(html)
  linkInstead(into, { url: sourceIn(html) || (found?.to ?? ''), text: found?.text ?? '', reason: 'media' })
}

const html: Maker = (block, into) => {
  const isKept = into.markup(htmlOf(block))
  into.as(block.name, isKept ? 'html' : 'nothing')
}

const shortcode: Maker = (block, into) => {
  into.as(block.name, 'nothing')
  into.leave('shortcode', stripHtml(htmlOf(block)).slice(0, 60))
}

/** An unknown type, from a plugin or a theme. Its HTML is kept, sanitized. Without HTML, it is dynamic. */
const other: Maker = (block, into) => {
  const inner = blocksIn(block)
  const own = block.inside.filter((one) => typeof one === 'string').join('')
  if (inner.length > 0) return asContents(block, into)
  if (stripHtml(own) === '' && !pictureIn(own)) {
    into.as(block.name, 'nothing')
    return into.leave(isLive(block.name) ? 'dynamic' : 'unknown', block.name)
  }
  into.as(block.name, 'html')
  into.markup(own)
}

/** A name without a prefix is WordPress's own block, whose content is generated on each request. */
const isLive = (name: string) => !name.includes('/')

const makers: Record<string, Maker> = {
  ...{ paragraph, list: asText, table: asText, verse: pre, preformatted: pre, code: pre, footnotes: asNothing },
  ...{
    heading,
    quote,
    pullquote: quote,
    classic,
    freeform: classic,
    image: picture,
    gallery,
    button,
    separator,
  },
  ...{ buttons: asContents, group: asContents, column: asContents, spacer, columns, 'media-text': mediaText, cover },
  ...{ details, embed, 'core-embed/youtube': embed, video: media, audio: media, file: media, html, shortcode },
  ...{ more: asNothing, nextpage: asNothing },
}
