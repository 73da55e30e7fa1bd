import { href } from 'react-router'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { examById, readDraft, readVersion } from '../../exams/editor/draft.server.ts'
import { versionIn } from '../../exams/editor/exam-paths.ts'
import { previewPaper } from '../../exams/editor/preview-paper.server.ts'
import { previewWords } from '../../exams/editor/wording/preview-words.ts'
import { playerWords } from '../../sitting/player/words.ts'

/** A paper of an exam from a random seed, as a learner would see it. */
export const loader = loads(async (ctx, { params, url }) => {
  const { locale } = ctx
  const version = versionIn({ params, url })
  const { exam } = await examById(ctx, params['id'] ?? '')
  const { blueprint, pools = null } =
    version === 0
      ? { blueprint: (await readDraft(ctx, exam)).blueprint }
      : await readVersion(ctx, { examID: exam._id, version })
  const heading = fill(previewWords.preview[locale], { name: exam.name })
  return {
    title: pageTitle(ctx, heading),
    heading,
    sections: await previewPaper(ctx, { blueprint, frozen: pools }),
    perPage: blueprint.settings.perPage,
    isForward: blueprint.settings.navigation === 'forward',
    words: inLocale(previewWords, locale),
    playerWords: inLocale(playerWords, locale),
    here: href('/lesson/exam/preview/:id/:history', { id: exam._id, history: String(version) }),
    back: href('/lesson/exam/detail/:id/:history', { id: exam._id, history: String(version) }),
  }
})
