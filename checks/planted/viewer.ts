import type { Fixture } from '../rule.ts'

const context = { 'src/platform/context.ts': 'export const contextFor = (app, given) => ({ app, ...given })' }
const asked = { ...context, 'src/modules/shop/a.ts': 'export const a = (ctx, viewer) => ({ of: ctx.viewer, viewer })' }

export const planted: Fixture[] = [
  {
    says: 'a command makes a context of its own',
    invalid: {
      ...context,
      'src/modules/shop/a.ts':
        "import { contextFor as begin } from '#platform/context.ts'\nexport const a = (app, site) => begin(app, { site })",
    },
    valid: {
      ...context,
      'src/app/http/arrive.ts': "import { contextFor } from '#platform/context.ts'\nexport const arrive = contextFor",
    },
  },
  {
    says: 'a call takes the maker of contexts from the whole module',
    invalid: {
      ...context,
      'src/platform/api/a.ts':
        "import * as all from '#platform/context.ts'\nexport const a = (app) => all.contextFor(app)",
    },
    valid: asked,
  },
  {
    says: 'a screen asks as somebody else',
    invalid: {
      ...context,
      'src/modules/shop/a.server.ts':
        "export const load = (ctx) => from({ ...ctx, viewer: { role: 'root' } }, 'order')",
    },
    valid: asked,
  },
  {
    says: 'a command raises who asks',
    invalid: { ...context, 'src/modules/shop/a.ts': 'export const a = (ctx) => { ctx.viewer = ctx.app.root }' },
    valid: asked,
  },
  {
    says: 'a command raises who asks by the way',
    invalid: {
      ...context,
      'src/modules/shop/a.ts': 'export const a = (ctx, viewer) => Object.assign(ctx, { viewer })',
    },
    valid: asked,
  },
]
