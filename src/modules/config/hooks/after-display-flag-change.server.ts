import { maxFlags } from '#domain/page/visibility/flags.ts'
import { from } from '#platform/data/collection/rows.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { flagWords } from '../flag-words.ts'

/** A site has a bounded number of flags, because every request reads them. */
const afterDisplayFlagChange: AfterChange = async (ctx, { before }) => {
  if (before) return
  const { n } = await from(ctx, 'display_flag')
    .select((flag) => flag.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (Number(n) > maxFlags) throw invalid({ field: 'code', code: 'limit', ...flagWords.many })
  return {}
}

export default afterDisplayFlagChange
