import type { Context } from '#platform/context.ts'
import { openedFor } from '#platform/content/file/references/own-files.ts'
import type { SittingSlot } from '../../sitting/protocol.ts'

/** Addresses of the files that learners uploaded as answers, by key, for viewers who may read the attempt. */
export function fileLinks(ctx: Context, slots: readonly SittingSlot[]): Record<string, string> {
  const keys = slots.flatMap(({ question, response }) =>
    question.type === 'file' && Array.isArray(response) ? response.map(String) : [],
  )
  return Object.fromEntries(keys.map((key) => [key, openedFor(ctx, key)]))
}
