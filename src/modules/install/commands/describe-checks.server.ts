import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { type Check, installationChecks } from '#platform/operations/installation/checks.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Cell, RecordDescription } from '#ui/office/description.ts'
import { checkWords, hintWords, installWords } from '../words.ts'

/** The state of what the product runs on, each with a solution if it is not right. */
export const describeChecks = async (ctx: Context): Promise<RecordDescription['related'][number]> => {
  const said = inLocale(installWords, ctx.locale)
  const checks = await installationChecks(ctx)
  return {
    title: said.checked,
    list: {
      columns: [
        { name: 'name', label: said.check, kind: 'text' },
        { name: 'state', label: said.state, kind: 'state' },
        { name: 'value', label: said.value, kind: 'phrase' },
      ],
      rows: checks.map((check) => ({
        id: check.name,
        cells: {
          name: { text: checkWords[check.name][ctx.locale] },
          state: stateOf(said, check),
          value: { text: check.value },
        },
        ...(check.isRight !== true && { under: hintWords[check.name][ctx.locale] }),
        actions: [],
      })),
      words: listWords(ctx.locale),
    },
  }
}

const stateOf = (said: Record<'right' | 'wrong' | 'open', string>, { isRight }: Check): Cell => {
  if (isRight === null) return { text: said.open, tone: 'waiting' }
  return isRight ? { text: said.right, tone: 'live' } : { text: said.wrong, tone: 'broken' }
}
