import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeAttempt } from '../../results/display/describe-attempt.server.ts'
import { fileLinks } from '../../results/display/file-links.server.ts'
import { isSatElsewhere } from '../../results/paper/rules/one-slot-paper.ts'
import { reviewSections } from '../../results/review-of.server.ts'
import { attemptWords } from '../../results/words.ts'
import { playerWords } from '../../sitting/player/words.ts'

/** An attempt for managers: paper, answers and keys, marks, events and the check of its log. */
export const loader = loads(async (ctx, { params }) => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  const { record, attempt } = await describeAttempt(ctx, params['id'] ?? '')
  const sections = isSatElsewhere(attempt.paper) ? [] : await reviewSections(ctx, { attempt, hasKeys: true })
  const slots = sections.flatMap((section) => section.slots)
  return {
    ...{ title: pageTitle(ctx, record.heading), record, slots, words: inLocale(playerWords, ctx.locale) },
    heading: attemptWords.answers[ctx.locale],
    files: fileLinks(
      ctx,
      slots.map(({ slot }) => slot),
    ),
  }
})
