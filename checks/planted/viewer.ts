import type { Planted } from '../rule.ts'

const context = { 'src/platform/context.ts': 'export const contextFor = (app, given) => ({ app, ...given })' }
const asked = { ...context, 'src/modules/shop/a.ts': 'export const a = (ctx, viewer) => ({ of: ctx.viewer, viewer })' }

export const planted: Planted[] = [
  {
    says: 'a command makes a context of its own',
    offending: {
      ...context,
      'src/modules/shop/a.ts':
        "import { contextFor as begin } from '#platform/context.ts'\nexport const a = (app, site) => begin(app, { site })",
    },
    lawful: {
      ...context,
      'src/app/http/arrive.ts': "import { contextFor } from '#platform/context.ts'\nexport const arrive = contextFor",
    },
  },
  {
    says: 'a call takes the maker of contexts from the whole module',
    offending: {
      ...context,
      'src/platform/api/a.ts':
        "import * as all from '#platform/context.ts'\nexport const a = (app) => all.contextFor(app)",
    },
    lawful: asked,
  },
  {
    says: 'a screen asks as somebody else',
    offending: {
      ...context,
      'src/modules/shop/a.server.ts':
        "export const load = (ctx) => from({ ...ctx, viewer: { role: 'root' } }, 'order')",
    },
    lawful: asked,
  },
  {
    says: 'a command raises who asks',
    offending: { ...context, 'src/modules/shop/a.ts': 'export const a = (ctx) => { ctx.viewer = ctx.app.root }' },
    lawful: asked,
  },
  {
    says: 'a command raises who asks by the way',
    offending: {
      ...context,
      'src/modules/shop/a.ts': 'export const a = (ctx, viewer) => Object.assign(ctx, { viewer })',
    },
    lawful: asked,
  },
]
