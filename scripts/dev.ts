import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { root } from './building/built.ts'

if (process.argv.includes('--help')) {
  console.log('npm run dev: serves from the sources; screens reload as they are written')
  process.exit(0)
}
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
const { serve } = (await vite.ssrLoadModule('/src/app/main.ts')) as typeof import('../src/app/main.ts')
await serve(
  { root },
  {
    assets: vite.middlewares,
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  },
)
