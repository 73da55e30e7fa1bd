import { href, type LoaderFunctionArgs } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import type { Action } from '#ui/office/description.ts'
import { officeWords as words } from '../office-words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record, with the file and the page that checks the certificate. */
export const loader = async (args: LoaderFunctionArgs) => {
  const shown = await show(args)
  const { ctx } = askedOf(args)
  return {
    ...shown,
    record: { ...shown.record, actions: [...(await linksOf(ctx, args.params['id'] ?? '')), ...shown.record.actions] },
  }
}

async function linksOf(ctx: Context, _id: string): Promise<Action[]> {
  const { locale } = ctx
  const row = await from(ctx, 'certification')
    .select(['certification.file', 'certification.code'])
    .where('certification._id', '=', _id)
    .executeTakeFirstOrThrow()
  const file = href('/certificate/file/:id', { id: _id })
  const check = `${href('/lesson/certification/search')}?code=${row.code}`
  const canOpen = row.file !== null && mayOpenRoute(ctx, 'certificate-file')
  return [
    ...(canOpen ? [{ label: words.pdf[locale], href: file, icon: 'download' as const, isPrimary: true }] : []),
    { label: words.public[locale], href: check },
  ]
}
