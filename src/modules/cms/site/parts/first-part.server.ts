import type { Context } from '#platform/context.ts'
import { screens } from '../menu/find-targets.server.ts'
import type { PartName } from './parts.ts'

/** The initial content of a site's part: what the system shows by default. */
export const firstOf = (ctx: Context, part: PartName) => {
  if (part === 'navigator' || part === 'menu')
    return {
      version: 1 as const,
      items: screens(ctx)
        .slice(0, 2)
        .map(({ value, label }) => ({ title: label, target: value })),
    }
  return { version: 1 as const, rows: [{ id: 'r1', columns: [{ id: 'c1', col: 12, objects: [objectOf(ctx, part)] }] }] }
}

function objectOf({ site }: Context, part: Exclude<PartName, 'navigator' | 'menu'>) {
  const { siteName, tagline } = site
  const object = (type: string, props: Record<string, string | boolean>) => ({ id: 'o1', type, version: 1, props })
  if (part === 'homepage')
    return object('heading', { text: siteName, display: 'hero', ...(tagline.th && { lead: tagline.th }) })
  if (part === 'footer')
    return object('contact-strip', { title: siteName, text: '', phone: '', email: '', line: '', hasHours: true })
  return object('heading', { text: tagline.th || siteName, display: 'section' })
}
