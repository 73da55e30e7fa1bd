import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { libraryFiles } from '#platform/content/file/library/library-files.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { FieldDescription } from '#ui/office/form-description.ts'
import { questionTypeChoices } from '../../../rules/choices.ts'
import { contentOf, emptyDraft } from '../question-draft.ts'
import type { EditedQuestion } from '../use-draft.ts'
import { editorWords as words, lintWords } from '../words.ts'

const maxImages = 200

interface EditorInput {
  /** Null for a new question. */
  start: EditedQuestion | null
  current: number
}

/** Returns what the editor of questions needs in the language of the viewer. */
export async function describeEditor(ctx: Context, { start, current }: EditorInput) {
  const { locale } = ctx
  const stem: FieldDescription = {
    ...{ name: 'stem', label: words.stem[locale], kind: 'richtext', isRequired: true },
    value: start?.question.stem ?? '',
  }
  return {
    ...{ start: start ?? newQuestion(), current, stem, locale },
    types: questionTypeChoices.map(({ value, label }) => ({ value, label: label[locale] })),
    images: await publicImages(ctx),
    words: inLocale(words, locale),
    formWords: formWordsIn(locale),
    lint: inLocale(lintWords, locale),
  }
}

/** The ids of the first options are made here, so that the page and the browser agree. */
function newQuestion(): EditedQuestion {
  const draft = emptyDraft('single', () => randomBytes(6).toString('hex'))
  return contentOf(draft, { type: 'single', stem: '', hint: '', guidance: {} })
}

async function publicImages(ctx: Context) {
  const { files } = await libraryFiles(ctx, {
    ...{ q: '', kind: null, folder: null, types: ['png', 'jpg', 'jpeg', 'webp'], isPublic: true, isHidden: false },
    ...{ sort: 'createdAt', isDescending: true, page: 1, size: maxImages },
  })
  return files.map(({ id, ext, name }) => ({ value: `upload/${id}.${ext}`, label: name }))
}
