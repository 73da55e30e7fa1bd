import type { AskChoices, Choice } from '#ui/office/field/choosing/ask-choices.ts'
import { quietCall } from './quiet-call.ts'

/** Calls `GET /api/office/choices`, with the user's rights. */
export const askChoices: AskChoices = async (source, { signal, ...asked }) => {
  const query = new URLSearchParams({ of: source })
  if ('keys' in asked) query.set('keys', asked.keys.join(','))
  else query.set('q', asked.typed)
  const answer = await quietCall<{ data: Choice[] }>(`/api/office/choices?${query}`, { signal })
  return answer && answer.data
}
