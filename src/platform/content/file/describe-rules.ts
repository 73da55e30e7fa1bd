import { formatBytes } from '#domain/file/file-bytes.ts'
import { plainExt, typeOfExt } from '#domain/file/file-type.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { FieldUpload } from '#ui/office/form-description.ts'
import type { UploadRules, UploadWords } from '#ui/office/controls/upload/upload.ts'
import { attachmentWords } from './attachment/words.ts'
import { chooseWords } from './library/words.ts'
import { uploadLimits } from './upload/upload-limits.ts'
import { fileWords } from './words.ts'

/** Returns the settings of an upload control: the site's allowed files, limited to `only`, and its words. */
export const describeUpload = async (
  ctx: Context,
  only?: readonly string[],
): Promise<{ rules: UploadRules; words: UploadWords }> => {
  const { locale } = ctx
  const taken = await uploadLimits(ctx)
  const types = taken.types.filter((type) => !only || only.includes(type))
  const most = formatBytes(taken.most)
  const listed = types.map((type) => `.${type}`).join(', ')
  const { drop, accepts, choose, cancel, again, dismiss, uploading, hold, goOn, held } = attachmentWords
  return {
    rules: {
      ...{ types, most: taken.most },
      wrongType: fill(fileWords.wrongType[locale], { types: listed }),
      tooBig: fill(fileWords.tooBig[locale], { most }),
      failed: attachmentWords.failed[locale],
      inParts,
    },
    words: {
      ...inLocale({ drop, choose, cancel, again, dismiss, uploading, hold, goOn, held }, locale),
      accepts: fill(accepts[locale], { types: listed, most }),
    },
  }
}

/** Files from this size on, in bytes, are uploaded in parts. Smaller ones upload too fast to pause. */
const inParts = 4 * 2 ** 20

/** Returns the same for a file field. A field for pictures only makes its files public. */
export const describeFieldUpload = async (ctx: Context, { extensions = [] }: AnyField): Promise<FieldUpload> => {
  const upload = await describeUpload(ctx, extensions.map(plainExt))
  const { types } = upload.rules
  const isPublic = types.every((type) => typeOfExt(type)?.type.startsWith('image/'))
  const { found: _said, ...words } = chooseWords
  return {
    ...upload,
    fields: { library: '1', ...(isPublic && { public: '1' }) },
    library: { types, isPublic, words: inLocale(words, ctx.locale) },
  }
}
