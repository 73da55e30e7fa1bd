import type { LoaderFunctionArgs } from 'react-router'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as edit } from '#platform/office/screens/edit.server.ts'
import { describeSessionNotes } from '../../../teaching/planning/session-notes.server.ts'

export { action } from '#platform/office/screens/edit.server.ts'

/** The default form of a session, with what clashes with it now. */
export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await edit(args)
  const { ctx } = askedOf(args)
  const notes = await describeSessionNotes(ctx, args.params['id'] ?? '')
  const [first, ...rest] = loaded.form.sections
  const sections = first && notes.length > 0 ? [{ ...first, text: notes.join(' · ') }, ...rest] : loaded.form.sections
  return { ...loaded, form: { ...loaded.form, sections } }
}
