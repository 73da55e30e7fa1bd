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
  /** Whether `fileurl` answers a copy that has the watermark on its pages. */
  isStamped: boolean
  /** What staff should know of the file; null where all is well, and for anybody else. */
  note: string | null
  words: { [K in keyof typeof pdfWords]: string }
  /** Why there is no copy, by its code. */
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

/** Who sets pages up is told what the watermark does not do; visitors are not. */
async function noteOf(ctx: Context, { fileurl }: Props) {
  if (!isStaff(ctx.viewer) || fileurl === '') return null
  const standing = await watermarkStatus(ctx, fileurl)
  return standing === 'private' ? null : `${pdfNotes[standing][ctx.locale]} (${pdfNotes.forStaff[ctx.locale]})`
}
