import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import {
  markText,
  siteWatermark,
  stampedAddress,
  watermarkStatus,
} from '#platform/content/file/watermark/stamped-address.ts'
import { stampWords } from '#platform/content/file/watermark/words.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { pdfNotes, pdfWords } from '../words.ts'
import type { Props } from './block.ts'

export interface PdfContent extends Props {
  /** Whether `fileurl` returns a copy with the watermark on its pages. */
  isStamped: boolean
  /** A note to staff about the file. Null if all is well, and for other viewers. */
  note: string | null
  words: { [K in keyof typeof pdfWords]: string }
  /** The reason why there is no copy, by its code. */
  reasons: { [K in keyof typeof stampWords]: string }
}

export const load: BlockLoad<Props, PdfContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.pdf', words: pdfWords })
  const reasons = inLocale(stampWords, ctx.locale)
  const usual = (await siteWatermark(ctx)) || words.watermark
  const shown = placed.map(async ({ id, props }): Promise<[string, PdfContent]> => {
    const watermark = markText(props.watermark) || usual
    const stamped = stampedAddress(ctx, { address: props.fileurl, text: watermark })
    const note = await noteOf(ctx, props)
    return [
      id,
      {
        ...{ ...props, words, reasons, watermark, note },
        ...{ fileurl: stamped ?? props.fileurl, isStamped: stamped !== null },
        filename: props.filename || words.label,
      },
    ]
  })
  return Object.fromEntries(await Promise.all(shown))
}

/** Editors are told of the watermark's limits. Visitors are not. */
async function noteOf(ctx: Context, { fileurl }: Props) {
  if (!isStaff(ctx.viewer) || fileurl === '') return null
  const standing = await watermarkStatus(ctx, fileurl)
  return standing === 'private' ? null : `${pdfNotes[standing][ctx.locale]} (${pdfNotes.forStaff[ctx.locale]})`
}
