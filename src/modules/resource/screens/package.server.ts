import { href, type LoaderFunctionArgs } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import type { Figure } from '#ui/office/description.ts'
import { amountOf, labelOf, measuresOf, packageBy } from '../components/measures.ts'
import { packageWords as words } from '../words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of packages, with this site's own and its use (specification L81). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const [listed, figures] = [await list(args), await figuresOf(ctx)]
  const assign = { label: words.assign[ctx.locale], href: href('/resource/assign') }
  return { ...listed, list: { ...listed.list, figures, actions: [assign] } }
}

async function figuresOf(ctx: Context): Promise<Figure[]> {
  const { locale } = ctx
  const { package: own } = await from(ctx, 'configuration').select('package').executeTakeFirstOrThrow()
  const now = await packageBy(ctx, own)
  const measures = await measuresOf(ctx, { now, next: now })
  return [
    { label: words.own[locale], value: now?.name ?? words.none[locale], href: href('/resource/assign') },
    ...measures.map(({ name, used, now: most }) => ({
      label: labelOf(ctx, name),
      value: amountOf(name, used),
      text: most === null ? words.unlimited[locale] : fill(words.most[locale], { most: amountOf(name, most) }),
    })),
  ]
}
